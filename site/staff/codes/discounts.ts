import { codeStateOf } from '../../../modules/checkout/rules.ts'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { dayInOslo } from '../../../modules/shared/day.ts'
import { call } from '../../client/generated/admin/discount-codes.ts'
import { staffResource } from '../ui/list/resource.ts'

export const {
  $loaded: $discountCodes,
  load: refetchDiscountCodes,
  ensureLoaded: loadDiscountCodes,
} = staffResource(() => call('listDiscountCodes'))

/** The state of a code on today's date in Oslo. */
export const stateNow = (code: DiscountCode) => codeStateOf(code, dayInOslo(new Date()))

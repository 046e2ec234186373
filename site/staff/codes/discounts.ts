import { codeStateOf } from '../../../modules/checkout/rules.ts'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { dayInOslo } from '../../../modules/shared/day.ts'
import { call } from '../../client/generated/admin/discount-codes.ts'
import { staffResource } from '../ui/list/resource.ts'

export const {
  /** The shop's discount codes. */
  $loaded: $discountCodes,
  /** Fetches the codes again; a toast reports a failure. */
  load: refetchDiscountCodes,
  /** Fetches the codes unless they are loaded or on their way. */
  ensureLoaded: loadDiscountCodes,
} = staffResource(() => call('listDiscountCodes'))

/** The state of a code on today's date in Oslo. */
export const stateNow = (code: DiscountCode) => codeStateOf(code, dayInOslo(new Date()))

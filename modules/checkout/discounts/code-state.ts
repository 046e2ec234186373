import type { DiscountCode } from '../../shared/contract/api.d.ts'

export type CodeState = 'active' | 'inactive' | 'expired' | 'used_up'

type Judged = Pick<DiscountCode, 'isActive' | 'validUntil' | 'maxUses' | 'currentUses'>

/**
 * Whether a code works on a day (YYYY-MM-DD, Oslo), or the first reason why it does not. Held uses may become free
 * again, so they do not make a code `used_up`.
 */
export function codeStateOf(code: Judged, day: string): CodeState {
  if (!code.isActive) return 'inactive'
  if (isPast(code.validUntil, day)) return 'expired'
  return code.maxUses !== null && code.currentUses >= code.maxUses ? 'used_up' : 'active'
}

/** Whether the last day of validity (inclusive) lies before the day; false without a last day. */
export const isPast = (validUntil: string | null, day: string): boolean =>
  validUntil !== null && validUntil < day

import type { DiscountCode } from '../../shared/contract/api.d.ts'

export type CodeState = 'active' | 'inactive' | 'expired' | 'used_up'

type Judged = Pick<DiscountCode, 'isActive' | 'validUntil' | 'maxUses' | 'currentUses'>

/**
 * Whether a code works on a day (YYYY-MM-DD, Oslo), or the first reason why it does not. Uses that are held
 * may become free again, so they use no code up.
 */
export function codeStateOf(code: Judged, day: string): CodeState {
  if (!code.isActive) return 'inactive'
  if (isPast(code.validUntil, day)) return 'expired'
  return code.maxUses !== null && code.currentUses >= code.maxUses ? 'used_up' : 'active'
}

/** A code works on its last day too. */
export const isPast = (validUntil: string | null, day: string): boolean =>
  validUntil !== null && validUntil < day

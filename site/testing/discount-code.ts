import type { DiscountCode } from '../../modules/shared/contract/api.d.ts'

/** A code for 17 % off, without a limit. */
export const discountCode = (changes: Partial<DiscountCode> = {}): DiscountCode => ({
  id: 1,
  version: 1,
  code: 'MAI17',
  description: null,
  type: 'percentage',
  value: 17,
  minimumAmount: 0,
  maxUses: null,
  currentUses: 0,
  heldUses: 0,
  validUntil: null,
  excludeCustomPatches: false,
  isActive: true,
  ...changes,
})

import type { Cart } from '../../cart/index.ts'
import type { DiscountEffect } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { priceCart } from '../pricing/pricing.ts'
import { type FindingCodes, findCode } from './find-code.ts'

/** The effect of a typed code on the shopper's cart, in øre. Problems: invalid_discount_code, discount_code_held. */
export async function discountEffect(
  { cart, ...finding }: FindingCodes & { cart: Cart },
  shopper: { session: string; clientAddress: string },
  typed: string,
): Promise<DiscountEffect> {
  const asked = { ...shopper, field: 'code' }
  const { code, lines } = await findCode(finding, typed, asked, cart.linesOfSession)
  if (!code) throw new Problem('invalid_discount_code', { field: 'code' })
  const items = await cart.itemsOfLines(lines)
  const { subtotal, discount: reduction } = priceCart(items, code.discount)
  const missing = Math.max(0, code.discount.minimumAmount - subtotal)
  return { discount: code.discount, reduction, missing }
}

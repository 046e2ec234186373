import { builtInOffer, type PricedLine, priceCart } from '../../../modules/checkout/rules.ts'
import type { Ore } from '../../../modules/shared/money.ts'

/** Savings in øre with the week's offer on a cart without a code, minus shipping that would no longer be free. */
export const offerGain = (lines: readonly PricedLine[]): Ore =>
  priceCart(lines).total - priceCart(lines, builtInOffer).total

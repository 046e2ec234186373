import { builtInOffer, type PricedLine, priceCart } from '../../../modules/checkout/rules.ts'
import type { Ore } from '../../../modules/shared/money.ts'

/** What the week's offer would take off a cart without a code, in øre: less, if its shipping would cost something then. */
export const offerGain = (lines: readonly PricedLine[]): Ore =>
  priceCart(lines).total - priceCart(lines, builtInOffer).total

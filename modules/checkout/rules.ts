export { type CodeState, codeStateOf, isPast } from './discounts/code-state.ts'
export { highestPercentage } from './discounts/limits.ts'
export {
  builtInOffer,
  freeShippingFrom,
  missingToFreeShipping,
  type PricedLine,
  priceCart,
  shippingPrice,
} from './pricing/pricing.ts'

export { mostCounted } from '../shared/lists/most-counted.ts'
export { type CodeState, codeStateOf, isPast } from './discounts/code-state.ts'
export { highestPercentage } from './discounts/limits.ts'
export { goodsToSend, holdReasons, reasonsAgainst } from './orders/goods-to-send.ts'
export { orderNumberOf } from './orders/order-token.ts'
export { trackingUrl } from './orders/tracking.ts'
export {
  builtInOffer,
  freeShippingFrom,
  missingToFreeShipping,
  type PricedLine,
  type Prices,
  priceCart,
  shippingPrice,
} from './pricing/pricing.ts'
export { refundValue } from './refunds/refund-value.ts'
export { undoTime } from './staff-orders/undo.ts'

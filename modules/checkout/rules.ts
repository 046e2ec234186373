export { isTrackingNumber, longestTrackingNumber, trackingUrl } from './orders/tracking.ts'
export {
  freeShippingFrom,
  type Prices,
  priceCart,
  threeForTwo,
} from './pricing/pricing.ts'
export { upsell } from './pricing/upsell.ts'

export { orderNumberOf } from './links/order-token.ts'
export { trackingUrl } from './order/tracking.ts'

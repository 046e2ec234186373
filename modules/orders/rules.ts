export { orderNumberOf } from './links/order-token.ts'
export { isLeaving } from './order/order-status.ts'
export { trackingUrl } from './order/tracking.ts'

export { refundValue } from './refunds/refund-value.ts'

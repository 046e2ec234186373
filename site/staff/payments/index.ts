export { paymentList } from './payments.ts'

export { $payments, followPaymentView, refetchPayments } from './payments.ts'

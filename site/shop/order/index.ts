export { confirmationParameters } from './order-confirmation.ts'

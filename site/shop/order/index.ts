export { confirmationParameters } from './order-confirmation.ts'
export { confirmationTexts } from './text.ts'

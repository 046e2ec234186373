export { alertTexts } from './alert-text.ts'
export { $followedUp, followUp } from './alerts.ts'
export { refetchOrdersAndSummary, refetchSummary } from './summary.ts'

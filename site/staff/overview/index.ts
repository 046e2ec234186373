export { $summary, refetchSummary } from './summary.ts'

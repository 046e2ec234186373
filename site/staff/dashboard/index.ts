export { dashboardTexts } from './text.ts'
export { useStaffOnly } from './use-staff-only.ts'

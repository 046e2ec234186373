export { useStaffOnly } from './use-staff-only.ts'

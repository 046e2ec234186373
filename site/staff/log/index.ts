export { $log, followLogView, refetchLog } from './log.ts'

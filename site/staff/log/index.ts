export { logList } from './log.ts'

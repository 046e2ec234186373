export { forgetExpiredJob } from './jobs.ts'

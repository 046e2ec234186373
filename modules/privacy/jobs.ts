import type { Job } from '../shared/jobs.ts'
import { type ForgettingExpired, forgetExpired } from './forget-expired.ts'

/** The nightly job that deletes expired data. */
export const forgetExpiredJob = (dependencies: ForgettingExpired): Job => ({
  queue: 'forget-expired',
  retryLimit: 3,
  cron: '37 4 * * *',
  timeLimit: 2 * 60 * 60,
  handle: () => forgetExpired(dependencies),
})

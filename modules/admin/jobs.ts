import type { Clock } from '../shared/clock.ts'
import type { Job } from '../shared/jobs.ts'
import type { Pool } from '../shared/transaction.ts'
import { deleteLoginsBefore } from './login-queries.ts'
import { deleteExpiredSessions } from './session-queries.ts'

/** Ms after which a login is nobody's business any more. */
const loginMemory = 90 * 24 * 60 * 60 * 1000

/** Forgets, once a day, sessions that are over and old logins. */
export const forgetLogins = ({ sql, clock }: { sql: Pool; clock: Clock }): Job => ({
  queue: 'admin.forget-logins',
  retryLimit: 3,
  cron: '37 4 * * *',
  async handle() {
    const now = clock()
    await deleteExpiredSessions(sql, now)
    await deleteLoginsBefore(sql, new Date(now.getTime() - loginMemory))
  },
})

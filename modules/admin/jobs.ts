import type { Clock } from '../shared/clock.ts'
import type { Job } from '../shared/jobs.ts'
import type { Pool } from '../shared/transaction.ts'
import { deleteDevicesBefore } from './device-queries.ts'
import { loginMemory } from './login-limits.ts'
import { deleteLoginsBefore } from './login-queries.ts'
import { deleteExpiredSessions } from './session-queries.ts'

/** Once a day, deletes expired sessions, and logins and devices older than `loginMemory`. */
export const forgetLogins = ({ sql, clock }: { sql: Pool; clock: Clock }): Job => ({
  queue: 'admin.forget-logins',
  retryLimit: 3,
  cron: '37 4 * * *',
  async handle() {
    const now = clock()
    await deleteExpiredSessions(sql, now)
    const oldest = new Date(now.getTime() - loginMemory)
    await deleteLoginsBefore(sql, oldest)
    await deleteDevicesBefore(sql, oldest)
  },
})

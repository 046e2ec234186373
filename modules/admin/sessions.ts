import { createHash } from 'node:crypto'
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Clock } from '../shared/clock.ts'
import type { Pool } from '../shared/transaction.ts'
import * as queries from './queries.ts'

/** A session ends a day after its last extension; a call in the day's second half extends it. */
const idleTime = new TimeSpan(1, 'd')

export type Sessions = {
  /** A new session's token, which is told once and kept nowhere. */
  begin(staffId: string): Promise<string>
  /** Who the token belongs to, if it still opens anything. */
  administratorOf(token: string): Promise<{ id: string } | undefined>
  end(token: string): Promise<void>
}

/** Staff sessions by lucia. This is the only file that knows it. */
export function createSessions(sql: Pool, clock: Clock): Sessions {
  const lucia = new Lucia(hashingAdapter(sql, clock), { sessionExpiresIn: idleTime })
  return {
    async begin(staffId) {
      await lucia.deleteExpiredSessions()
      return (await lucia.createSession(staffId, {})).id
    },
    async administratorOf(token) {
      const { user } = await lucia.validateSession(token)
      return user ?? undefined
    },
    end: (token) => lucia.invalidateSession(token),
  }
}

/** The database knows only the tokens' hashes: what lies there opens nothing. */
const hash = (token: string) => createHash('sha256').update(token).digest('hex')

function hashingAdapter(sql: Pool, clock: Clock): Adapter {
  const toLucia = (token: string, row: queries.SessionRow): DatabaseSession => ({
    id: token,
    userId: row.staffId,
    expiresAt: row.expiresAt,
    attributes: {},
  })
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await queries.sessionWithId(sql, hash(token))
      const user =
        row && row.expiresAt > clock()
          ? await queries.administratorWithId(sql, row.staffId)
          : undefined
      return row && user ? [toLucia(token, row), { id: user.id, attributes: {} }] : [null, null]
    },
    getUserSessions: async (staffId) =>
      (await queries.sessionsOf(sql, staffId)).map((row) => toLucia(row.id, row)),
    setSession: ({ id, userId, expiresAt }) =>
      queries.insertSession(sql, { id: hash(id), staffId: userId, expiresAt }),
    updateSessionExpiration: (token, expiresAt) => queries.setExpiry(sql, hash(token), expiresAt),
    deleteSession: (token) => queries.deleteSession(sql, hash(token)),
    deleteUserSessions: (staffId) => queries.deleteSessionsOf(sql, staffId),
    deleteExpiredSessions: () => queries.deleteExpiredSessions(sql, clock()),
  }
}

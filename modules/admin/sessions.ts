import { createHash } from 'node:crypto'
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Pool } from '../shared/transaction.ts'
import * as queries from './session-queries.ts'
import { administratorWithId } from './staff-queries.ts'

/** A session ends a day after its last call, and a month after its start whatever happens. */
const idleTime = new TimeSpan(1, 'd')
const longest = new TimeSpan(30, 'd')

/** A call that would extend it by less is not worth writing down. */
const leastExtension = new TimeSpan(5, 'm')

export type Sessions = {
  /** A new session's token, which is told once and kept nowhere. */
  begin(staffId: string): Promise<string>
  /** Who the token belongs to, if it still opens anything; that counts as a call. */
  administratorOf(token: string): Promise<Administrator | undefined>
  end(token: string): Promise<void>
  /** Ends all sessions of an administrator. */
  endAll(staffId: string): Promise<void>
}

/** The database knows only the tokens' hashes: what lies there opens nothing. */
export const sessionIdOf = (token: string) => createHash('sha256').update(token).digest('hex')

/**
 * Staff sessions. Lucia makes the tokens and decides what is read, written and deleted for them; the rules of
 * expiry and the hashing are the shop's. This is the only file that imports lucia.
 */
export function createSessions(sql: Pool, clock: Clock): Sessions {
  const lucia = new Lucia(hashingAdapter(sql, clock), {
    sessionExpiresIn: idleTime,
    getUserAttributes: (attributes) => attributes,
  })
  return {
    begin: async (staffId) => (await lucia.createSession(staffId, {})).id,
    async administratorOf(token) {
      const { user } = await lucia.validateSession(token)
      return user ?? undefined
    },
    end: (token) => lucia.invalidateSession(token),
    endAll: (staffId) => lucia.invalidateUserSessions(staffId),
  }
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, { username: string }>
    DatabaseUserAttributes: { username: string }
  }
}

/**
 * Lucia knows neither the shop's clock nor the 30 days, so expiry is judged here. Lucia gets every living session
 * as extended just now, and judges and extends none itself.
 */
function hashingAdapter(sql: Pool, clock: Clock): Adapter {
  return {
    async getSessionAndUser(token): Promise<[DatabaseSession | null, DatabaseUser | null]> {
      const row = await queries.sessionWithId(sql, sessionIdOf(token))
      if (!row || row.expiresAt <= clock()) return [null, null]
      const user = await administratorWithId(sql, row.staffId)
      if (!user) return [null, null]
      await extend(row)
      const session: DatabaseSession = {
        id: token,
        userId: user.id,
        expiresAt: new Date(Date.now() + idleTime.milliseconds()),
        attributes: {},
      }
      return [session, { id: user.id, attributes: { username: user.username } }]
    },
    getUserSessions: notAsked,
    setSession({ id, userId }) {
      const startedAt = clock()
      return queries.insertSession(sql, {
        id: sessionIdOf(id),
        staffId: userId,
        startedAt,
        expiresAt: expiry(startedAt, startedAt),
      })
    },
    updateSessionExpiration: async () => undefined,
    deleteSession: (token) => queries.deleteSession(sql, sessionIdOf(token)),
    deleteUserSessions: (staffId) => queries.deleteSessionsOf(sql, staffId),
    deleteExpiredSessions: notAsked,
  }

  async function extend({ id, startedAt, expiresAt }: queries.SessionRow): Promise<void> {
    const extended = expiry(startedAt, clock())
    if (extended.getTime() - expiresAt.getTime() >= leastExtension.milliseconds())
      await queries.setExpiry(sql, id, extended)
  }
}

/** An adapter must have these calls. Lucia makes them only for calls that the shop does not make. */
const notAsked = () => Promise.reject(new Error('The shop neither lists nor sweeps by lucia'))

const expiry = (startedAt: Date, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + idleTime.milliseconds(), startedAt.getTime() + longest.milliseconds()),
  )

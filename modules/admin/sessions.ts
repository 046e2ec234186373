import { createHash } from 'node:crypto'
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from 'lucia'
import type { Administrator } from '../shared/administrator.ts'
import type { Clock } from '../shared/clock.ts'
import type { Pool } from '../shared/transaction.ts'
import * as queries from './session-queries.ts'
import { administratorWithId } from './staff-queries.ts'

/** A session expires a day after its last call, and at the latest 30 days after its start. */
const idleTime = new TimeSpan(1, 'd')
const longest = new TimeSpan(30, 'd')

/** Shorter extensions are not written, to save an update per call. */
const leastExtension = new TimeSpan(5, 'm')

export type Sessions = {
  /** Begins a session and returns its token. The token itself is not stored. */
  begin(staffId: string): Promise<string>
  /** The administrator of a valid token, else undefined. Counts as a call and extends the session. */
  administratorOf(token: string): Promise<Administrator | undefined>
  /** Ends the session of the token; an unknown token is ignored. */
  end(token: string): Promise<void>
}

/** The id under which a session is stored: the hash of its token. A leaked hash is not accepted as a token. */
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
  }
}

declare module 'lucia' {
  interface Register {
    Lucia: Lucia<Record<never, never>, { username: string }>
    DatabaseUserAttributes: { username: string }
  }
}

/**
 * Lucia knows neither the shop's clock nor the limit of 30 days, so this adapter judges expiry. It gives lucia each
 * valid session as just extended, so that lucia neither expires nor extends one.
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
    deleteUserSessions: notAsked,
    deleteExpiredSessions: notAsked,
  }

  async function extend({ id, startedAt, expiresAt }: queries.SessionRow): Promise<void> {
    const extended = expiry(startedAt, clock())
    if (extended.getTime() - expiresAt.getTime() >= leastExtension.milliseconds())
      await queries.setExpiry(sql, id, extended)
  }
}

/** Lucia's adapter type requires these functions, but lucia calls them only for features that the shop does not use. */
const notAsked = () => Promise.reject(new Error('This function of lucia is not supported'))

const expiry = (startedAt: Date, now: Date): Date =>
  new Date(
    Math.min(now.getTime() + idleTime.milliseconds(), startedAt.getTime() + longest.milliseconds()),
  )

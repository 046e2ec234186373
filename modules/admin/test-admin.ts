import { Hono } from 'hono'
import { bound } from '../shared/bound.ts'
import { Problem } from '../shared/problem.ts'
import type { WithSlot } from '../shared/promises/with-slot.ts'
import { expiryOf } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { createAdmin } from './index.ts'
import { createRefusedLogins } from './limits/refused-logins.ts'
import { logIn } from './log-in.ts'
import { createSessions } from './sessions.ts'

/** The administrator of the tests. */
export const owner = { username: 'sjefen', password: 'rosa-elefant-17' }
/** The IP address that the administrator signs in from. */
export const home = '84.212.1.1'

/** In ms, like the two below. */
export const minute = 60_000
export const hour = 60 * minute
export const day = 24 * hour

const start = new Date('2026-05-01T10:00:00Z')

/** Runs attempts one after the other, as a process does. */
function oneByOne(): WithSlot {
  let last: Promise<unknown> = Promise.resolve()
  return (_address, work) => {
    const result = last.then(work)
    last = result.catch(() => undefined)
    return result
  }
}

/** The admin module on a database, with a clock that a test sets, and with what a test needs to log in and call. */
export function testAdmin(sql: Pool) {
  let now = start
  const dependencies = {
    sql,
    jobsSql: sql,
    clock: () => now,
    addressOf: () => home,
    slowLogins: true,
    withSlot: oneByOne(),
    publicUrl: 'http://shop.test',
  }
  const sessions = createSessions(sql, dependencies.clock)
  const { admin, requireStaff, expire } = createAdmin(dependencies)
  const refusedLogins = createRefusedLogins()
  const { logIn: loggedIn } = bound({ ...dependencies, sessions, refusedLogins }, { logIn })
  const app = new Hono()
  app.onError((error, c) => c.text(error instanceof Problem ? error.code : String(error), 401))
  app.use(requireStaff).get('/', (c) => c.text('in'))

  return {
    admin,
    logIn: loggedIn,
    logOut: sessions.end,
    /** Sets the clock to this many ms after the start. */
    at(elapsed: number) {
      now = new Date(start.getTime() + elapsed)
    },
    async token(): Promise<string> {
      return (await loggedIn({ ...owner, address: home })).token
    },
    /** The device proof after the owner's login from an address. */
    async deviceProof(address: string, kept?: string): Promise<string> {
      return (await loggedIn({ ...owner, address, deviceProof: kept })).deviceProof
    },
    /** 'in', 'refused', or the seconds to wait. */
    async attempt(
      password: string,
      address: string,
      username = owner.username,
      deviceProof?: string,
    ) {
      try {
        await loggedIn({ username, password, address, deviceProof })
        return 'in'
      } catch (error) {
        if (error instanceof Problem && error.code === 'invalid_credentials') return 'refused'
        if (error instanceof Problem && error.retryAfter) return error.retryAfter
        throw error
      }
    },
    /** The answer to a call behind the guard: 'in', or the code of the refusal. */
    async call(authorization?: string): Promise<string> {
      const headers = authorization === undefined ? {} : { authorization }
      return (await app.request('/', { headers })).text()
    },
    /** Does what the daily job does. */
    forget: () => expire.logins(expiryOf('logins', now), 1000),
  }
}

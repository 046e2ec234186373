import { createHash } from 'node:crypto'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Cart } from '../cart/index.ts'
import type { Checkout } from '../checkout/index.ts'
import type { Newsletter } from '../newsletter/index.ts'
import { Problem } from '../shared/problem.ts'
import { type TestDatabase, testDatabase } from '../shared/test-database.ts'
import { createAdmin } from './index.ts'

const [username, password] = ['Sjefen', 'rosa-elefant-17']
const hour = 3_600_000

let database: TestDatabase
let ahead = 0
let limited: string[] = []
let limit = async (kind: string, key: string) => void limited.push(`${kind} ${key}`)

beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  ahead = 0
  limited = []
})

const staff = () =>
  createAdmin({
    sql: database.sql,
    clock: () => new Date(Date.now() + ahead),
    cart: {} as Cart,
    checkout: {} as Checkout,
    newsletter: {} as Newsletter,
    limit: (kind, key) => limit(kind, key),
  })

async function token(): Promise<string> {
  const issued = await staff().admin.logIn(username, password)
  if (!issued) throw new Error('The login was refused')
  return issued
}

/** What a call behind the middleware answers: 'in', or the code of the refusal. */
async function call(authorization?: string): Promise<string> {
  const app = new Hono()
  app.onError((error, c) => c.text(error instanceof Problem ? error.code : String(error), 401))
  app.use(staff().requireStaff).get('/', (c) => c.text('in'))
  const headers = authorization === undefined ? {} : { authorization }
  return (await app.request('/', { headers })).text()
}

describe('administrators', () => {
  test('of many first ones at once there is one', async () => {
    const { admin } = staff()
    expect(await admin.hasAdministrator()).toBe(false)
    const created = await Promise.all(
      Array.from({ length: 5 }, () => admin.ensureFirstAdministrator(username, password)),
    )
    expect(created.filter(Boolean)).toHaveLength(1)
    expect(await admin.hasAdministrator()).toBe(true)
    expect(await database.sql`select username from admin.staff`).toEqual([{ username }])
  })

  test('another one can be added, under a name that nobody has', async () => {
    const { admin } = staff()
    expect(await admin.addAdministrator('nestleder', 'gul-giraff-22')).toBe(true)
    expect(await admin.addAdministrator('NESTLEDER', 'noe-helt-annet')).toBe(false)
    expect(await admin.logIn('nestleder', 'gul-giraff-22')).toBeDefined()
  })

  test('passwords are kept as argon2id with the parameters of OWASP', async () => {
    const rows = await database.sql`select password_hash as hash from admin.staff`
    for (const row of rows)
      expect(row).toEqual({ hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) })
  })
})

describe('logging in', () => {
  test('API-22 gives a token to the right password, whatever the case of the name', async () => {
    expect(await staff().admin.logIn('SJEFEN', password)).toMatch(/^\w{40}$/)
  })

  test('API-22 gives none to a wrong password or an unknown name', async () => {
    expect(await staff().admin.logIn(username, 'feil-passord')).toBeUndefined()
    expect(await staff().admin.logIn('ukjent', password)).toBeUndefined()
    expect(await staff().admin.logIn('ukjent', 'nobody has this password')).toBeUndefined()
  })

  test('an unknown name takes as long as a known one', async () => {
    const timed = async (name: string) => {
      const times: number[] = []
      for (let round = 0; round < 5; round += 1) {
        const start = performance.now()
        await staff().admin.logIn(name, 'feil-passord')
        times.push(performance.now() - start)
      }
      return Math.min(...times)
    }
    await timed('ukjent')
    const [known, unknown] = [await timed(username), await timed('ukjent')]
    expect(unknown).toBeGreaterThan(known / 3)
  })

  test('attempts are counted by the name in small letters, and before the password is looked at', async () => {
    await staff().admin.logIn('SJEFEN', 'feil-passord')
    expect(limited).toEqual(['login sjefen'])
    const usual = limit
    limit = async () => {
      throw new Problem('too_many_requests', { retryAfter: 60 })
    }
    try {
      await expect(staff().admin.logIn(username, password)).rejects.toMatchObject({
        code: 'too_many_requests',
        retryAfter: 60,
      })
    } finally {
      limit = usual
    }
  })
})

describe('sessions', () => {
  test('the token opens the door', async () => {
    expect(await call(`Bearer ${await token()}`)).toBe('in')
  })

  test.each([
    ['a missing', undefined],
    ['an empty', ''],
    ['a malformed', 'Bearer'],
    ['a basic', 'Basic YTpi'],
    ['an unknown', `Bearer ${'x'.repeat(40)}`],
    ['an injected', "Bearer ' or true --"],
  ])('%s authorization is unauthorized', async (_name, authorization) => {
    expect(await call(authorization)).toBe('unauthorized')
  })

  test('the database has the hash of the token, which opens nothing', async () => {
    const issued = await token()
    const hash = createHash('sha256').update(issued).digest('hex')
    const rows = await database.sql<{ id: string }[]>`select id from admin.sessions`
    const ids = rows.map(({ id }) => id)
    expect(ids).toContain(hash)
    expect(ids).not.toContain(issued)
    expect(await call(`Bearer ${hash}`)).toBe('unauthorized')
  })

  test('logging out ends the session on the server, and that session alone', async () => {
    const [mine, other] = [await token(), await token()]
    await staff().admin.logOut(mine)
    await staff().admin.logOut(mine)
    expect(await call(`Bearer ${mine}`)).toBe('unauthorized')
    expect(await call(`Bearer ${other}`)).toBe('in')
  })

  test('a day without a call ends it, and the next login clears it away', async () => {
    const issued = await token()
    ahead = 23 * hour
    expect(await call(`Bearer ${issued}`)).toBe('in')
    ahead = 25 * hour
    expect(await call(`Bearer ${issued}`)).toBe('unauthorized')
    await token()
    const hash = createHash('sha256').update(issued).digest('hex')
    expect(await database.sql`select id from admin.sessions where id = ${hash}`).toEqual([])
  })

  test('a call in the second half of the day extends it', async () => {
    const issued = await token()
    const id = createHash('sha256').update(issued).digest('hex')
    await database.sql`
      update admin.sessions
      set expires_at = now() + interval '1 hour'
      where id = ${id}
    `
    expect(await call(`Bearer ${issued}`)).toBe('in')
    ahead = 2 * hour
    expect(await call(`Bearer ${issued}`)).toBe('in')
  })
})

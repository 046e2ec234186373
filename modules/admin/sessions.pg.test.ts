import { createHash } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { databaseOfFile } from '../shared/test-database.ts'
import { endSessions } from './account.ts'
import { createSessions } from './sessions.ts'
import { addAdministrator, removeAdministrator } from './staff.ts'
import { day, home, hour, minute, owner, testAdmin } from './test-admin.ts'

const database = await databaseOfFile()
const staff = { sql: database.sql, clock: () => new Date() }
await testAdmin(database.sql).admin.ensureFirstAdministrator(owner.username, owner.password)

let shop: ReturnType<typeof testAdmin>
beforeEach(() => {
  shop = testAdmin(database.sql)
})

const hash = (token: string) => createHash('sha256').update(token).digest('hex')

const sessionOf = async (token: string) => {
  const [row] = await database.sql<{ expiresAt: Date }[]>`
    select expires_at as "expiresAt" from admin.sessions where id = ${hash(token)}
  `
  return row
}

test.each([
  ['a malformed', 'Bearer'],
  ['an injected', "Bearer ' or true --"],
  ['a doubled', `Bearer ${'x'.repeat(40)} ${'x'.repeat(40)}`],
  ['an overlong', `Bearer ${'x'.repeat(101)}`],
])('%s authorization is unauthorized', async (_name, authorization) => {
  expect(await shop.call(authorization)).toBe('unauthorized')
})

test('the authorization scheme is case-insensitive, the token is case-sensitive', async () => {
  const token = await shop.token()
  expect(await shop.call(`bearer ${token}`)).toBe('in')
  expect(await shop.call(`BEARER ${token}`)).toBe('in')
  expect(await shop.call(`Bearer ${token.toUpperCase()}`)).toBe('unauthorized')
  expect(await shop.call(token)).toBe('unauthorized')
})

test('a token has 200 random bits as 40 letters and digits', async () => {
  const sessions = createSessions(database.sql, () => new Date())
  const [staff] = await database.sql<{ id: string }[]>`
    select id from admin.staff where username = ${owner.username}
  `
  // Sessions begin without logins: of eight concurrent logins, the limit on attempts under way may refuse some.
  const tokens = await Promise.all(Array.from({ length: 8 }, () => sessions.begin(staff?.id ?? '')))
  for (const token of tokens) expect(token).toMatch(/^[a-z2-7]{40}$/)
  expect(new Set(tokens).size).toBe(8)
})

test("a new session expires a day after its start by the shop's clock", async () => {
  shop.at(hour)
  const { expiresAt } = (await sessionOf(await shop.token())) ?? {}
  expect(expiresAt).toEqual(new Date('2026-05-02T11:00:00Z'))
})

test('a session names its administrator, until the account is removed', async () => {
  const sessions = createSessions(database.sql, () => new Date())
  await addAdministrator(staff, 'Vikaren', 'blekksprut-31', owner.username)
  const [row] = await database.sql<{ id: string }[]>`
    select id from admin.staff where username = 'vikaren'
  `
  const token = await sessions.begin(row?.id ?? '')
  expect(await sessions.administratorOf(token)).toEqual({ id: row?.id, username: 'vikaren' })
  await removeAdministrator(staff, 'vikaren', owner.username)
  expect(await sessions.administratorOf(token)).toBeUndefined()
  expect(await sessionOf(token)).toBeUndefined()
})

test('all sessions of an administrator end at once, and no sessions of another', async () => {
  const sessions = createSessions(database.sql, () => new Date())
  await addAdministrator(staff, 'nestleder', 'blekksprut-31', owner.username)
  const ids = await database.sql<{ id: string }[]>`
    select id from admin.staff where username in (${owner.username}, 'nestleder') order by username
  `
  const [theirs = '', mine = ''] = ids.map(({ id }) => id)
  const tokens = await Promise.all([theirs, mine, mine].map(sessions.begin))
  await endSessions(staff, { id: mine, username: owner.username })
  const names = await Promise.all(tokens.map(sessions.administratorOf))
  expect(names.map((one) => one?.username)).toEqual(['nestleder', undefined, undefined])
})

test('the database stores the hash of the token, and the hash is not accepted as a token', async () => {
  const token = await shop.token()
  const rows = await database.sql<{ id: string }[]>`select id from admin.sessions`
  const ids = rows.map(({ id }) => id)
  expect(ids).toContain(hash(token))
  expect(ids).not.toContain(token)
  expect(await shop.call(`Bearer ${hash(token)}`)).toBe('unauthorized')
})

test('logging out ends this session on the server, and no other', async () => {
  const [mine, other] = [await shop.token(), await shop.token()]
  await shop.logOut(mine)
  await shop.logOut(mine)
  expect(await shop.call(`Bearer ${mine}`)).toBe('unauthorized')
  expect(await shop.call(`Bearer ${other}`)).toBe('in')
})

test('a session expires a day after its last call', async () => {
  const token = await shop.token()
  shop.at(day - 1)
  expect(await shop.call(`Bearer ${token}`)).toBe('in')
  shop.at(2 * day - 2)
  expect(await shop.call(`Bearer ${token}`)).toBe('in')
  shop.at(3 * day - 2)
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
})

test('a call extends the session, written at most once in five minutes', async () => {
  const token = await shop.token()
  const first = await sessionOf(token)
  shop.at(4 * minute)
  await shop.call(`Bearer ${token}`)
  expect(await sessionOf(token)).toEqual(first)
  shop.at(5 * minute)
  await shop.call(`Bearer ${token}`)
  const extended = await sessionOf(token)
  expect((extended?.expiresAt.getTime() ?? 0) - (first?.expiresAt.getTime() ?? 0)).toBe(5 * minute)
})

test('a session expires after 30 days, even while in use', async () => {
  const token = await shop.token()
  for (let elapsed = 12 * hour; elapsed < 30 * day; elapsed += 12 * hour) {
    shop.at(elapsed)
    expect(await shop.call(`Bearer ${token}`)).toBe('in')
  }
  shop.at(30 * day)
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
})

test('the daily job deletes expired sessions and no others', async () => {
  const over = await shop.token()
  shop.at(day)
  const living = await shop.token()
  await shop.forget()
  expect(await sessionOf(over)).toBeUndefined()
  expect(await sessionOf(living)).toBeDefined()
})

test('the daily job deletes logins after 90 days', async () => {
  const times = async () =>
    (await database.sql<{ at: Date }[]>`select distinct at from admin.logins order by at`).map(
      ({ at }) => at.toISOString(),
    )
  await database.sql`delete from admin.logins`
  await shop.attempt('feil-passord', home)
  shop.at(1)
  await shop.attempt(owner.password, home)
  shop.at(90 * day + 1)
  await shop.forget()
  expect(await times()).toEqual(['2026-05-01T10:00:00.001Z'])
})

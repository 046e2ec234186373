import { createHash } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../shared/test-database.ts'
import { day, home, hour, minute, owner, testAdmin } from './test-admin.ts'

let database: TestDatabase
let shop: ReturnType<typeof testAdmin>

beforeAll(async () => {
  database = await testDatabase()
  await testAdmin(database.sql).admin.ensureFirstAdministrator(owner.username, owner.password)
})
afterAll(() => database.close())
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

test('the token opens the door', async () => {
  expect(await shop.call(`Bearer ${await shop.token()}`)).toBe('in')
})

test.each([
  ['a missing', undefined],
  ['an empty', ''],
  ['a malformed', 'Bearer'],
  ['a basic', 'Basic YTpi'],
  ['an unknown', `Bearer ${'x'.repeat(40)}`],
  ['an injected', "Bearer ' or true --"],
])('%s authorization is unauthorized', async (_name, authorization) => {
  expect(await shop.call(authorization)).toBe('unauthorized')
})

test('the database has the hash of the token, which opens nothing', async () => {
  const token = await shop.token()
  const rows = await database.sql<{ id: string }[]>`select id from admin.sessions`
  const ids = rows.map(({ id }) => id)
  expect(ids).toContain(hash(token))
  expect(ids).not.toContain(token)
  expect(await shop.call(`Bearer ${hash(token)}`)).toBe('unauthorized')
})

test('logging out ends the session on the server, and that session alone', async () => {
  const [mine, other] = [await shop.token(), await shop.token()]
  await shop.logOut(mine)
  await shop.logOut(mine)
  expect(await shop.call(`Bearer ${mine}`)).toBe('unauthorized')
  expect(await shop.call(`Bearer ${other}`)).toBe('in')
})

test('a day without a call ends a session', async () => {
  const token = await shop.token()
  shop.at(day - 1)
  expect(await shop.call(`Bearer ${token}`)).toBe('in')
  shop.at(2 * day - 2)
  expect(await shop.call(`Bearer ${token}`)).toBe('in')
  shop.at(3 * day - 2)
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
})

test('a call extends it, which is written once in five minutes', async () => {
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

test('after 30 days it ends, however busy it was', async () => {
  const token = await shop.token()
  for (let elapsed = 12 * hour; elapsed < 30 * day; elapsed += 12 * hour) {
    shop.at(elapsed)
    expect(await shop.call(`Bearer ${token}`)).toBe('in')
  }
  shop.at(30 * day)
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
})

test('the daily job clears away sessions that are over, and no others', async () => {
  const over = await shop.token()
  shop.at(day)
  const living = await shop.token()
  await shop.forget()
  expect(await sessionOf(over)).toBeUndefined()
  expect(await sessionOf(living)).toBeDefined()
})

test('the daily job forgets logins after 90 days', async () => {
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

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { bound } from '../shared/bound.ts'
import { type TestDatabase, testDatabase } from '../shared/test-database.ts'
import {
  addAdministrator,
  administrators,
  ensureFirstAdministrator,
  hasAdministrator,
  removeAdministrator,
  setPassword,
} from './staff.ts'
import { home, owner, testAdmin } from './test-admin.ts'

let database: TestDatabase
let staff: ReturnType<typeof staffOf>

const staffOf = (dependencies: TestDatabase) =>
  bound(dependencies, {
    list: administrators,
    hasAny: hasAdministrator,
    addFirst: ensureFirstAdministrator,
    add: addAdministrator,
    setPassword,
    remove: removeAdministrator,
  })

beforeAll(async () => {
  database = await testDatabase()
  staff = staffOf(database)
})
afterAll(() => database.close())
beforeEach(async () => {
  await database.sql`delete from admin.staff`
})

const names = async () => (await staff.list()).map(({ username }) => username)

test('one of many concurrent first administrators is added', async () => {
  expect(await staff.hasAny()).toBe(false)
  const created = await Promise.all(
    Array.from({ length: 5 }, () => staff.addFirst(owner.username, owner.password)),
  )
  expect(created.filter(Boolean)).toHaveLength(1)
  expect(await staff.hasAny()).toBe(true)
  expect(await names()).toEqual([owner.username])
})

test('another administrator can be added, under a name that is free in every letter case', async () => {
  expect(await staff.add('Ærlig Åse', 'gul-giraff-22')).toBe(true)
  expect(await staff.add('ÆRLIG ÅSE', 'noe-helt-annet')).toBe(false)
  expect(await names()).toEqual(['ærlig åse'])
})

test("passwords are stored as argon2id with OWASP's parameters", async () => {
  await staff.add(owner.username, owner.password)
  expect(await database.sql`select password_hash as hash from admin.staff`).toEqual([
    { hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
  ])
})

test('a new password ends all sessions, and the old one is refused', async () => {
  await staff.add(owner.username, owner.password)
  const shop = testAdmin(database.sql)
  const token = await shop.token()
  expect(await staff.setPassword('SJEFEN', 'gul-giraff-22')).toBe(true)
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
  expect(await shop.attempt(owner.password, home)).toBe('refused')
  expect(await shop.attempt('gul-giraff-22', home)).toBe('in')
  expect(await staff.setPassword('ukjent', 'gul-giraff-22')).toBe(false)
})

test('a removed administrator loses access at once', async () => {
  await staff.add(owner.username, owner.password)
  await staff.add('nestleder', 'gul-giraff-22')
  const shop = testAdmin(database.sql)
  const token = await shop.token()
  expect(await staff.remove('Sjefen')).toBe('removed')
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
  expect(await staff.remove('Sjefen')).toBe('unknown')
})

test('the last administrator stays, also when two remove each other at the same time', async () => {
  await staff.add(owner.username, owner.password)
  await staff.add('nestleder', 'gul-giraff-22')
  const outcomes = await Promise.all([staff.remove(owner.username), staff.remove('nestleder')])
  expect(outcomes.sort()).toEqual(['last', 'removed'])
  expect(await names()).toHaveLength(1)
})

test('the list has the time of the latest login of each administrator', async () => {
  await database.sql`delete from admin.logins`
  await staff.add(owner.username, owner.password)
  await staff.add('nestleder', 'gul-giraff-22')
  await testAdmin(database.sql).token()
  expect(await staff.list()).toMatchObject([
    { username: 'nestleder', lastLogin: null },
    { username: owner.username, lastLogin: new Date('2026-05-01T10:00:00Z') },
  ])
})

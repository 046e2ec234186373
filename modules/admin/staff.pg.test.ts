import { beforeEach, expect, test } from 'vitest'
import { bound } from '../shared/bound.ts'
import { commandLine } from '../shared/staff-log/command-line.ts'
import { staffLogPart } from '../shared/staff-log/staff-log-list-queries.ts'
import { databaseOfFile } from '../shared/test-database.ts'
import {
  addAdministrator,
  administrators,
  ensureFirstAdministrator,
  hasAdministrator,
  removeAdministrator,
  setPassword,
} from './staff.ts'
import { home, owner, testAdmin } from './test-admin.ts'

const now = new Date('2026-05-01T09:00:00Z')

const database = await databaseOfFile()
const staff = bound(
  { sql: database.sql, clock: () => now },
  {
    list: administrators,
    hasAny: hasAdministrator,
    addFirst: ensureFirstAdministrator,
    add: addAdministrator,
    setPassword,
    remove: removeAdministrator,
  },
)

beforeEach(async () => {
  await database.sql`delete from admin.staff`
  await database.sql`delete from log.staff_actions`
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
  expect(await staff.add('Ærlig Åse', 'gul-giraff-22', commandLine)).toBe(true)
  expect(await staff.add('ÆRLIG ÅSE', 'noe-helt-annet', commandLine)).toBe(false)
  expect(await names()).toEqual(['ærlig åse'])
})

test("passwords are stored as argon2id with OWASP's parameters", async () => {
  await staff.add(owner.username, owner.password, commandLine)
  expect(await database.sql`select password_hash as hash from admin.staff`).toEqual([
    { hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/) },
  ])
})

test('a new password ends all sessions, and the old one is refused', async () => {
  await staff.add(owner.username, owner.password, commandLine)
  const shop = testAdmin(database.sql)
  const token = await shop.token()
  expect(await staff.setPassword('SJEFEN', 'gul-giraff-22', commandLine)).toBe(true)
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
  expect(await shop.attempt(owner.password, home)).toBe('refused')
  expect(await shop.attempt('gul-giraff-22', home)).toBe('in')
  expect(await staff.setPassword('ukjent', 'gul-giraff-22', commandLine)).toBe(false)
})

test('a removed administrator loses access at once', async () => {
  await staff.add(owner.username, owner.password, commandLine)
  await staff.add('nestleder', 'gul-giraff-22', commandLine)
  const shop = testAdmin(database.sql)
  const token = await shop.token()
  expect(await staff.remove('Sjefen', commandLine)).toBe('removed')
  expect(await shop.call(`Bearer ${token}`)).toBe('unauthorized')
  expect(await staff.remove('Sjefen', commandLine)).toBe('unknown')
})

test('the last administrator stays, also when two remove each other at the same time', async () => {
  await staff.add(owner.username, owner.password, commandLine)
  await staff.add('nestleder', 'gul-giraff-22', commandLine)
  const outcomes = await Promise.all([
    staff.remove(owner.username, commandLine),
    staff.remove('nestleder', commandLine),
  ])
  expect(outcomes.sort()).toEqual(['last', 'removed'])
  expect(await names()).toHaveLength(1)
})

test('the list has the time of the latest login of each administrator', async () => {
  await database.sql`delete from admin.logins`
  await staff.add(owner.username, owner.password, commandLine)
  await staff.add('nestleder', 'gul-giraff-22', commandLine)
  await testAdmin(database.sql).token()
  expect(await staff.list()).toMatchObject([
    { username: 'nestleder', lastLogin: null },
    { username: owner.username, lastLogin: new Date('2026-05-01T10:00:00Z') },
  ])
})

const logged = async () =>
  (await staffLogPart(database.sql, { kind: 'staff' })).actions.map(
    ({ administrator, event, subject }) => [administrator, event, subject],
  )

test('the staff log has each change of an account once, by whom and of whom, and none that was refused', async () => {
  await staff.addFirst(owner.username, owner.password)
  await staff.addFirst('nestleder', 'gul-giraff-22')
  await staff.add('Nestleder', 'gul-giraff-22', commandLine)
  await staff.add('nestleder', 'noe-helt-annet', commandLine)
  await staff.setPassword('nestleder', 'blekksprut-31', owner.username)
  await staff.setPassword('ukjent', 'blekksprut-31', commandLine)
  await staff.remove('NESTLEDER', commandLine)
  await staff.remove('nestleder', commandLine)
  await staff.remove(owner.username, commandLine)
  expect(await logged()).toEqual([
    [commandLine, 'deleted', 'nestleder'],
    [owner.username, 'password', 'nestleder'],
    [commandLine, 'created', 'nestleder'],
    [commandLine, 'created', owner.username],
  ])
})

test('the staff log has neither passwords nor their hashes', async () => {
  await staff.add(owner.username, owner.password, commandLine)
  await staff.setPassword(owner.username, 'gul-giraff-22', commandLine)
  const rows = JSON.stringify(await database.sql`select * from log.staff_actions`)
  expect(rows).toContain(owner.username)
  expect(rows).not.toMatch(/rosa-elefant|gul-giraff|argon2/)
})

test('an account is changed together with the line about it in the staff log, or not at all', async () => {
  // Longer than the log takes.
  const nobody = 'n'.repeat(121)
  await staff.add(owner.username, owner.password, commandLine)
  await expect(staff.add('nestleder', 'gul-giraff-22', nobody)).rejects.toThrow('staff_actions')
  expect(await names()).toEqual([owner.username])
  await staff.add('nestleder', 'gul-giraff-22', commandLine)
  await expect(staff.remove('nestleder', nobody)).rejects.toThrow('staff_actions')
  expect(await names()).toEqual(['nestleder', owner.username])
  await expect(staff.setPassword(owner.username, 'gul-giraff-22', nobody)).rejects.toThrow(
    'staff_actions',
  )
  expect(await testAdmin(database.sql).attempt(owner.password, home)).toBe('in')
})

test('no administrator has the name by which the staff log calls commands', async () => {
  expect(await staff.add('Kommandolinjen', 'gul-giraff-22', commandLine)).toBe(false)
  expect(await names()).toEqual([])
})

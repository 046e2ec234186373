import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { home, testAdmin } from '../../modules/admin/test-admin.ts'
import { commandLine } from '../../modules/shared/staff-log/command-line.ts'
import { staffLogPart } from '../../modules/shared/staff-log/staff-log-list-queries.ts'
import { databaseOfFile } from '../../modules/shared/test-database.ts'
import { Refusal } from '../database/run-command.ts'
import { outcomeOf } from '../test/ran.ts'
import { manageAdministrators } from './administrators.ts'
import type { Terminal } from './ask-password.ts'

const root = new URL('../../', import.meta.url).pathname

const database = await databaseOfFile()

/** Runs `npm run admin` with this input in this process, and returns its output. */
function admin(command: string[], input = '', databaseUrl = database.url) {
  const terminal = { stdin: new PassThrough().end(input), stderr: process.stderr }
  return manageAdministrators(
    command,
    { DATABASE_URL: databaseUrl },
    terminal as unknown as Terminal,
  )
}

/** Its output and exit code in a process. */
const outcome = (command: string[], input = '', databaseUrl = database.url) =>
  outcomeOf(
    [process.execPath, 'scripts/admin.ts', ...command],
    { cwd: root, env: { ...process.env, DATABASE_URL: databaseUrl } },
    input,
  )

const attempt = (username: string, password: string) =>
  testAdmin(database.sql).attempt(password, home, username)

test('an administrator is added, listed, given a new password and removed, and the staff log tells so', async () => {
  expect(await admin(['list'])).toBe('There is no administrator yet.')
  expect(await outcome(['add', ' Kari '], 'gul-giraff-22\n')).toEqual({
    code: 0,
    out: 'kari can log in.\n',
    err: '',
  })
  expect(await attempt('kari', 'gul-giraff-22')).toBe('in')
  await admin(['password', 'KARI'], 'blå-ørn-øker-33')
  expect(await attempt('kari', 'gul-giraff-22')).toBe('refused')
  expect(await attempt('kari', 'blå-ørn-øker-33')).toBe('in')
  await admin(['add', 'ola'], 'gul-giraff-22\r\nanother line')
  expect(await admin(['list'])).toMatch(
    /^kari\tsince [\d-]{10}\tlast login 2026-05-01\nola\tsince [\d-]{10}\tno login in 90 days$/,
  )
  expect(await admin(['remove', 'Kari'])).toBe('kari can log in no more.')
  expect(await outcome(['remove', 'ola'])).toEqual({
    code: 1,
    out: '',
    err: 'ola is the last administrator: add another one first.\n',
  })
  const { actions } = await staffLogPart(database.sql, { administrator: commandLine })
  expect(actions.map(({ event, subject }) => [event, subject])).toEqual([
    ['deleted', 'kari'],
    ['created', 'ola'],
    ['password', 'kari'],
    ['created', 'kari'],
  ])
})

test.each([
  [[], '', 'npm run admin -- add NAME'],
  [['constructor', 'kari'], '', 'npm run admin -- add NAME'],
  [['add'], '', 'A name has from 3 to 60 characters'],
  [['add', 'ab'], 'gul-giraff-22', 'A name has from 3 to 60 characters'],
  [['add', 'ka\nri'], 'gul-giraff-22', 'A name has from 3 to 60 characters'],
  [['add', 'kari', 'nordmann'], 'gul-giraff-22', 'One name at a time'],
  [['add', 'per'], 'kort-17', 'A password has from 8 to 200 characters.'],
  [['add', 'per'], 'gul-giraff-\u0007', 'a character that the login page does not take'],
  [['add', 'ola'], 'gul-giraff-22', 'The name ola is taken.'],
  [['add', commandLine], 'gul-giraff-22', 'The name kommandolinjen is taken.'],
  [['password', 'ukjent'], 'gul-giraff-22', 'There is no ukjent.'],
  [['remove', 'ukjent'], '', 'There is no ukjent.'],
])('%j with %j is refused in one line', async (command, input, text) => {
  const refusal = await admin(command, input).catch((error: unknown) => error)
  expect(refusal).toBeInstanceOf(Refusal)
  expect((refusal as Refusal).message).toContain(text)
  expect((refusal as Refusal).message).not.toContain('\n')
})

test.each([
  ['postgres://shop:secret@db.example:99999/shop', /^DATABASE_URL: is not postgres:\/\/[^\n]*\n$/],
  [
    'postgres://shop:secret@127.0.0.1:1/shop',
    /^The migration failed: connect ECONNREFUSED[^\n]*\n$/,
  ],
])('with a database that cannot be used, %s, it says why in one line', async (url, line) => {
  const { code, out, err } = await outcome(['list'], '', url)
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(line)
  expect(err).not.toContain('secret')
})

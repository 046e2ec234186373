import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { home, testAdmin } from '../../modules/admin/test-admin.ts'
import { commandLine } from '../../modules/shared/staff-log/command-line.ts'
import { staffLogPart } from '../../modules/shared/staff-log/staff-log-list-queries.ts'
import { type TestDatabase, testDatabase } from '../../modules/shared/test-database.ts'

const root = new URL('../../', import.meta.url).pathname

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** The output and exit code of `npm run admin` with this input. */
async function admin(command: string[], input = '', databaseUrl = database.url) {
  const child = spawn(process.execPath, ['scripts/admin.ts', ...command], {
    cwd: root,
    env: { ...process.env, DATABASE_URL: databaseUrl },
  })
  child.stdin.end(input)
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)])
  const code = child.exitCode ?? (await new Promise((ended) => child.once('exit', ended)))
  return { code, said: (out + err).trim() }
}

const attempt = (username: string, password: string) =>
  testAdmin(database.sql).attempt(password, home, username)

test('an administrator is added, listed, given a new password and removed, and the staff log tells so', async () => {
  expect(await admin(['list'])).toEqual({ code: 0, said: 'There is no administrator yet.' })
  expect(await admin(['add', ' Kari '], 'gul-giraff-22\n')).toEqual({
    code: 0,
    said: 'kari can log in.',
  })
  expect(await attempt('kari', 'gul-giraff-22')).toBe('in')
  expect((await admin(['password', 'KARI'], 'blå-ørn-øker-33')).code).toBe(0)
  expect(await attempt('kari', 'gul-giraff-22')).toBe('refused')
  expect(await attempt('kari', 'blå-ørn-øker-33')).toBe('in')
  expect((await admin(['add', 'ola'], 'gul-giraff-22\r\nanother line')).code).toBe(0)
  expect((await admin(['list'])).said).toMatch(
    /^kari\tsince [\d-]{10}\tlast login 2026-05-01\nola\tsince [\d-]{10}\tno login in 90 days$/,
  )
  expect(await admin(['remove', 'Kari'])).toEqual({ code: 0, said: 'kari can log in no more.' })
  expect(await admin(['remove', 'ola'])).toEqual({
    code: 1,
    said: 'ola is the last administrator: add another one first.',
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
  const { code, said } = await admin(command, input)
  expect(code).toBe(1)
  expect(said).toContain(text)
  expect(said.split('\n')).toHaveLength(1)
})

test.each([
  ['postgres://shop:secret@db.example:99999/shop', /^DATABASE_URL: is not postgres:\/\/[^\n]*$/],
  ['postgres://shop:secret@127.0.0.1:1/shop', /^The migration failed: connect ECONNREFUSED[^\n]*$/],
])('with a database that cannot be used, %s, it says why in one line', async (url, line) => {
  const { code, said } = await admin(['list'], '', url)
  expect(code).toBe(1)
  expect(said).toMatch(line)
  expect(said).not.toContain('secret')
})

import { expect, onTestFinished, test } from 'vitest'
import { lastNumbers } from '../../api/testing/test-backup-queries.ts'
import { emptyDatabase, testDatabase } from '../../modules/shared/test-database.ts'
import { outcomeOf } from '../test/ran.ts'
import { Refusal } from './run-command.ts'
import { typedTime } from './typed-time.ts'

const cwd = new URL('../../', import.meta.url).pathname

/** The output of `npm run skip-numbers`, and its exit code. */
const outcome = (args: string[], databaseUrl?: string) =>
  outcomeOf([process.execPath, 'scripts/database/skip-numbers.ts', ...args], {
    cwd,
    env: { PATH: process.env.PATH, ...(databaseUrl && { DATABASE_URL: databaseUrl }) },
  })

test('a database that is as it was an hour ago gives none of the numbers since', async () => {
  const { sql, url, close } = await testDatabase()
  onTestFinished(close)
  const { code, out, err } = await outcome([new Date(Date.now() - 60 * 60_000).toISOString()], url)
  expect([code, err]).toEqual([0, ''])
  const [receipt = 0, creditNote = 0, gap = 0] = (out.match(/\d+/g) ?? []).map(Number)
  expect(out).toBe(
    `Receipts go on from number ${receipt}, credit notes from ${creditNote}: ${gap} are left out\n`,
  )
  expect(gap).toBeGreaterThanOrEqual(160_000)
  const last = new Set(Object.values(await lastNumbers(sql)))
  expect([...last]).toEqual([gap])
  expect([receipt, creditNote]).toEqual([gap + 1, gap + 1])
})

test.each([[[]], [['2026-05-01']], [['9999-01-01T00:00:00Z']]])(
  'npm run skip-numbers -- %j is refused in one line',
  (args: string[]) => {
    expect(() => typedTime(args)).toThrow(
      new Refusal(
        'npm run skip-numbers -- TIME, in UTC and no later than now, such as 2026-05-01T10:00:00Z',
      ),
    )
  },
)

test('a database without a shop is refused, and a call without DATABASE_URL', async () => {
  const { url, close } = await emptyDatabase()
  onTestFinished(close)
  const refused = { code: 1, out: '' }
  const time = '2026-05-01T10:00:00Z'
  expect(await outcome([time], url)).toEqual({
    ...refused,
    err: 'There is no shop in the database\n',
  })
  expect(await outcome([time])).toEqual({ ...refused, err: 'DATABASE_URL: is missing\n' })
})

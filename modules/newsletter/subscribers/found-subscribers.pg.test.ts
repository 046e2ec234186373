import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansOf } from '../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../shared/test-database.ts'
import { foundIds, runsOf } from './found-subscribers-queries.ts'
import { fillSubscribers } from './test-subscriber-queries.ts'

const count = 40_000
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillSubscribers(database.sql, count)
})
afterAll(() => database.close())

test('matches are expected from the step before the sample that has them', () => {
  const steps = [0, 0, 0, 2, 5, 0, 0, 1].map((matching, index) => ({
    from: 71 - 10 * index,
    to: 80 - 10 * index,
    matching,
  }))
  expect(runsOf(steps)).toEqual([
    { from: 61, to: 80, isDense: false },
    { from: 31, to: 60, isDense: true },
    { from: 21, to: 30, isDense: false },
    { from: 1, to: 20, isDense: true },
  ])
})

// Samples have matches of these in the newest step, in one in the middle, in the oldest, or in none.
test.each(['leser3', 'leser1', 'leser39', 'leser7', 'ser1', 'leser123', 'r1'])(
  'ANEWS-09 the search for %j finds each subscriber once, newest first, from any of them on',
  async (text) => {
    const rows = await database.sql<{ id: number }[]>`
      select id
      from newsletter.subscribers
      where position(${text} in email) > 0
      order by subscribed_at desc, id desc
    `
    const ids = rows.map(({ id }) => id)
    const found: number[] = []
    let part: number[]
    do {
      part = await foundIds(database.sql, { text, most: 1700, last: found.at(-1) })
      found.push(...part)
    } while (part.length > 0)
    expect(found).toEqual(ids)
  },
)

test('ANEWS-09 old matches are read from the days on whose samples have some', async () => {
  const plans = await plansOf(database, 'newsletter.subscribers', (sql) =>
    foundIds(sql, { text: 'leser1', most: 50, last: undefined }),
  )
  expect(plans).toContain('Bitmap Index Scan on subscribers_by_text')
  expect(plans).toContain('&&')
  expect(plans).not.toContain('Seq Scan on subscribers ')
})

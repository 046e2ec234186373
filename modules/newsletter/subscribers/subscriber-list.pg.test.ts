import { afterAll, beforeAll, expect, test } from 'vitest'
import { plansOf as plansOfTable } from '../../shared/lists/test-plans.ts'
import { type TestDatabase, testDatabase } from '../../shared/test-database.ts'
import {
  mergeSubscriberSums,
  type SubscriberQuery,
  subscriberPart,
} from './subscriber-list-queries.ts'
import { activate, deactivate } from './subscriber-queries.ts'
import { fillSubscribers } from './test-subscriber-queries.ts'

const now = new Date('2026-05-01T10:00:00Z')
const count = 10_000
let database: TestDatabase

beforeAll(async () => {
  database = await testDatabase()
  await fillSubscribers(database.sql, count)
})
afterAll(() => database.close())

const plansOf = (query: SubscriberQuery & { limit: number }) =>
  plansOfTable(database, 'subscribers', (sql) => subscriberPart(sql, query))

test('ANEWS-09 a page of the list reads the index by age from the cursor on, and no other subscribers', async () => {
  const { nextCursor } = await subscriberPart(database.sql, { limit: 50 })
  for (const cursor of [undefined, nextCursor]) {
    const plans = await plansOf({ limit: 50, ...(cursor && { cursor }) })
    expect(plans).toContain('Index Scan Backward using subscribers_by_age')
    expect(plans).not.toContain('Seq Scan on subscribers ')
  }
})

test.each(['leser4711@example.com', 'finnes ikke'])(
  'ANEWS-09 the search for the rare text %j uses the index of the text',
  async (search) => {
    const plans = await plansOf({ search, limit: 50 })
    expect(plans).toContain('Bitmap Index Scan on subscribers_by_text')
    expect(plans).not.toContain('Seq Scan on subscribers ')
  },
)

test('ANEWS-09 the search for a rare short text uses the index of short texts', async () => {
  const plans = await plansOf({ search: 'zq', limit: 50 })
  expect(plans).toContain('Bitmap Index Scan on subscribers_by_short_text')
  expect(plans).not.toContain('Seq Scan on subscribers ')
})

test('ANEWS-09 the search for two words that are common apart uses the index of the pair around the blank', async () => {
  const plans = await plansOf({ search: 'leser example', limit: 50 })
  expect(plans).toContain('Bitmap Index Scan on subscribers_by_short_text')
  expect(plans).not.toContain('Seq Scan on subscribers ')
})

test('ANEWS-09 the search for a common text stops at a page', async () => {
  expect(await plansOf({ search: '@example', limit: 50 })).not.toContain('subscribers_by_text')
})

test.each([
  'LESER4711@',
  'leser99',
  'example',
  'leser example',
  'Åse B',
  'e',
  '_',
  '%',
  'ÅSE',
  ' r9 ',
])(
  'ANEWS-09 the pages of the search for %j are those of a comparison of every address and name',
  async (search) => {
    await activate(database.sql, 'ase_1%@example.com', 'A\u030Ase Berg', now)
    const wanted = search.trim().toLowerCase()
    const all = (await subscriberPart(database.sql, { limit: 2 * count })).subscribers
    const matching = all.filter(({ email, name = '' }) =>
      [email, name].some((text) => text.normalize().toLowerCase().includes(wanted)),
    )
    expect((await subscriberPart(database.sql, { search, limit: 2 * count })).subscribers).toEqual(
      matching,
    )
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const part = await subscriberPart(database.sql, {
        search,
        limit: 999,
        ...(cursor && { cursor }),
      })
      seen.push(...part.subscribers.map(({ id }) => id))
      cursor = part.nextCursor
    } while (cursor)
    expect(seen).toEqual(matching.map(({ id }) => id))
  },
)

/** Compares the counts with those of the subscribers themselves. */
async function expectExact() {
  const [counted] = await database.sql`
    select count(*)::int as total, count(*) filter (where is_active)::int as active
    from newsletter.subscribers
  `
  const { total, active } = await subscriberPart(database.sql, { limit: 1 })
  expect({ total, active }).toEqual({ ...counted })
}

test('the counts are those of the subscribers after concurrent changes and merges', async () => {
  const { sql } = database
  await Promise.all(
    Array.from({ length: 60 }, async (_none, index) => {
      await activate(sql, `ny${index % 20}@example.com`, null, now)
      if (index % 3 === 0) await deactivate(sql, `NY${index % 20}@example.com`)
      if (index % 7 === 0) await mergeSubscriberSums(sql)
    }),
  )
  await expectExact()
  await sql`update newsletter.subscribers set is_active = not is_active where id % 3 = 0`
  await sql`delete from newsletter.subscribers where id % 5 = 0`
  await expectExact()
  await mergeSubscriberSums(sql)
  await expectExact()
  expect(await sql`select from newsletter.subscriber_sums`).toHaveLength(1)
})

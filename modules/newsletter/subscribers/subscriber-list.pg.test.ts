import { expect, test } from 'vitest'
import { plansOf } from '../../shared/lists/test-plans.ts'
import { databaseOfFile } from '../../shared/test-database.ts'
import { subscriberPart } from './subscriber-list-queries.ts'
import { activate, deactivate } from './subscriber-queries.ts'
import { fillSubscribers } from './test-subscriber-queries.ts'

const now = new Date('2026-05-01T10:00:00Z')
const count = 8000

const database = await databaseOfFile()
await fillSubscribers(database.sql, count)

test.each([
  ['leser1234@example.com', 'subscribers_by_text'],
  ['zq', 'subscribers_by_beginning_of_email'],
])('ANEWS-09 the search for the rare text %j uses the index %s', async (search, index) => {
  const plans = await plansOf(database, 'subscribers', (sql) =>
    subscriberPart(sql, { search, limit: 50 }),
  )
  expect(plans).toContain(`Bitmap Index Scan on ${index}`)
  expect(plans).not.toContain('Seq Scan on subscribers ')
})

/** In all, in one of ten, in the oldest, in one, and in none; short ones begin an address or a name. */
const containing = ['example', 'leser1', 'leser8', 'LESER1234@', 'Åse B', 'ase_1%@', 'finnes ikke']
const beginning = ['LE', 'ås', 'a', '%', 'r9']

test.each([...containing, ...beginning])(
  'ANEWS-09 the pages of the search for %j are those of a comparison of every address and name',
  async (search) => {
    await activate(database.sql, 'ase_1%@example.com', 'A\u030Ase Berg', now)
    const wanted = search.toLowerCase()
    const all = (await subscriberPart(database.sql, { limit: 2 * count })).subscribers
    const ids = all
      .filter(({ email, name = '' }) =>
        [email, name]
          .map((text) => text.normalize().toLowerCase())
          .some((text) =>
            beginning.includes(search) ? text.startsWith(wanted) : text.includes(wanted),
          ),
      )
      .map(({ id }) => id)
    const seen: number[] = []
    let cursor: string | undefined
    do {
      const page = { search: ` ${search} `, limit: cursor ? 500 : 5, ...(cursor && { cursor }) }
      const part = await subscriberPart(database.sql, page)
      seen.push(...part.subscribers.map(({ id }) => id))
      cursor = part.nextCursor
    } while (cursor)
    expect(seen).toEqual(ids)
  },
)

test('the counts are those of the subscribers', async () => {
  const { sql } = database
  const counts = async () => {
    const { total, active } = await subscriberPart(sql, { limit: 1 })
    return { total, active }
  }
  const before = await counts()
  expect(before.total).toBeGreaterThanOrEqual(count)
  await activate(sql, 'ny@example.com', null, now)
  await activate(sql, 'gammel@example.com', null, now)
  await deactivate(sql, 'GAMMEL@example.com')
  expect(await counts()).toEqual({ total: before.total + 2, active: before.active + 1 })
})

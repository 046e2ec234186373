import { describe, expect, test } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { Subscriber } from '../../shared/contract/api.d.ts'
import { fillSubscribers } from './test-subscriber-queries.ts'

const count = 2300
const shop = await shopOfFile()
const authorization = `Bearer ${await shop.token()}`
await fillSubscribers(shop.sql, count)

const asked = (query: string) =>
  shop.fetch(
    new Request(`http://shop.test/api/admin/newsletter-subscribers${query}`, {
      headers: { authorization },
    }),
  )
const idsOf = async (response: Response) =>
  ((await response.json()) as Subscriber[]).map(({ id }) => id)

describe('listSubscribers without a limit', () => {
  test('200 ANEWS-09 is every subscriber once, newest first, with the counts of all', async () => {
    const response = await asked('')
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'application/json',
      'x-total': String(count),
      'x-active': String(count),
    })
    expect(response.headers.has('x-next-cursor')).toBe(false)
    const rows = await shop.sql<{ id: number }[]>`
      select id
      from newsletter.subscribers
      order by subscribed_at desc, id desc
    `
    expect(await idsOf(response)).toEqual(rows.map(({ id }) => id))
  })

  test('200 is filtered, and begins after the cursor', async () => {
    const all = await idsOf(await asked('?search=leser1'))
    expect(all.length).toBeGreaterThan(1000)
    const first = await asked('?search=leser1&limit=700')
    const cursor = first.headers.get('x-next-cursor')
    const rest = await idsOf(await asked(`?search=leser1&cursor=${cursor}`))
    expect([...(await idsOf(first)), ...rest]).toEqual(all)
  })

  test('200 comes part by part', async () => {
    const sizes: number[] = []
    const reader = (await asked('')).body?.getReader()
    for (let chunk = await reader?.read(); chunk?.value; chunk = await reader?.read())
      sizes.push(chunk.value.length)
    expect(sizes.length).toBe(Math.ceil(count / 500) + 1)
    expect(Math.max(...sizes)).toBeLessThan(500 * 200)
  })
})

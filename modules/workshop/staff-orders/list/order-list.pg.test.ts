import { beforeEach, describe, expect, test } from 'vitest'
import { read } from '../../../../api/testing/test-answers.ts'
import {
  forgetOrders,
  type NewOrder,
  newPaidOrder,
} from '../../../../api/testing/test-order-queries.ts'
import { shopOfFile } from '../../../../api/testing/test-shop.ts'
import { newPatch } from '../../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../../api/testing/test-shopper.ts'
import type { Order, Summary } from '../../../shared/contract/api.d.ts'

const shop = await shopOfFile()
const now = new Date('2026-05-17T12:00:00Z')

shop.setNow(now)
beforeEach(() => forgetOrders(shop.sql))

/** Paid orders; a list of ids is compared by their positions, from 1. */
async function written(...orders: NewOrder[]) {
  const ids: number[] = []
  for (const order of orders) ids.push(await newPaidOrder(shop.sql, order))
  return ids
}

const ask = (query: Record<string, string | number> = {}) =>
  shop.asStaff(
    'GET',
    `/api/admin/orders?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`,
  )

async function part(query: Record<string, string | number> = {}) {
  const response = await ask(query)
  expect(response.status).toBe(200)
  const header = (name: string) => response.headers.get(name)
  return {
    ids: ((await response.json()) as Order[]).map(({ id }) => id),
    matching: Number(header('x-matching')),
    total: Number(header('x-total')),
    cursor: header('x-next-cursor'),
  }
}

/** Positions of the written orders that match. */
const places = async (ids: readonly number[], query: Record<string, string>) =>
  (await part(query)).ids.map((id) => ids.indexOf(id) + 1)

describe('listOrders: filters', () => {
  test.each([
    ['order number', 'ab12', [1]],
    ['customer name', 'ØDEGÅRD', [2]],
    ['customer name with a separate ring', 'ødega\u030Ard', [2]],
    ['e-mail', 'ola@skole', [3]],
    ['text with blanks around it', '  ab12 ', [1]],
    ['nothing', '  ', [3, 2, 1]],
    ['a text in no order', 'finnes ikke', []],
    ['a wildcard of SQL', '%', []],
    ['the end of one field and the start of the next', 'CD34kari', []],
    ['words of different fields, in any order', 'storgata  ab12', [1]],
    ['words with several blanks between them', 'Bjørn   Ødegård', [2]],
    ['words of different orders', 'ab12 ødegård', []],
    ['the address', 'Storgata', [3, 2, 1]],
    ['the beginning of the order number', 'rp-a', [1]],
    ['one letter that begins the name', 'b', [2]],
    ['two letters that begin the e-mail', 'OL', [3]],
    ['two letters within the name', 'jø', []],
    ['a short word that begins another one beside a long word', 'ødegård bj', [2]],
    ['a short word within another one beside a long word', 'ødegård jø', []],
  ])('200 AORD-01 the search finds by %s, ignoring case', async (_name, search, found) => {
    const ids = await written(
      { orderNumber: 'RP-AB12CD34' },
      { name: 'Bjørn Ødegård' },
      { email: 'Ola@Skole.no' },
    )
    expect(await places(ids, { search })).toEqual(found)
  })

  test('200 AORD-02 the status filter keeps orders of that status', async () => {
    const ids = await written({ status: 'pending' }, { status: 'shipped' })
    expect(await places(ids, { status: 'shipped' })).toEqual([2])
    expect(await places(ids, {})).toEqual([2, 1])
    expect(await places(ids, { status: 'cancelled' })).toEqual([])
  })

  test('200 AORD-04 today is the day in Oslo, week and month the last 7 and 30 days', async () => {
    const ids = await written(
      { at: '2026-04-17T11:59:59Z' },
      { at: '2026-04-17T12:00:00Z' },
      { at: '2026-05-10T11:59:59Z' },
      { at: '2026-05-10T12:00:00Z' },
      // Midnight in Oslo is at 22:00 in UTC.
      { at: '2026-05-16T21:59:59Z' },
      { at: '2026-05-16T22:00:00Z' },
    )
    expect(await places(ids, { period: 'today' })).toEqual([6])
    expect(await places(ids, { period: 'week' })).toEqual([6, 5, 4])
    expect(await places(ids, { period: 'month' })).toEqual([6, 5, 4, 3, 2])
    expect(await places(ids, {})).toEqual([6, 5, 4, 3, 2, 1])
  })

  test('200 AORD-09 filters combine, and the counts are of matching and of all orders', async () => {
    const ids = await written(
      { status: 'shipped', name: 'Åse' },
      { status: 'shipped', name: 'Åse', at: '2026-01-01T10:00:00Z' },
      { status: 'pending', name: 'Åse' },
    )
    const query = { status: 'shipped', period: 'month', search: 'åse' }
    expect(await part(query)).toEqual({ ids: [ids[0]], matching: 1, total: 3, cursor: null })
    expect(await part({ search: 'ingen' })).toMatchObject({ ids: [], matching: 0, total: 3 })
    expect(await part({ limit: 1 })).toMatchObject({ ids: [ids[2]], matching: 3, total: 3 })
  })

  test('200 without any order', async () => {
    expect(await part({ limit: 50 })).toEqual({ ids: [], matching: 0, total: 0, cursor: null })
  })
})

const shopOrders = (query: Record<string, string>) => read<Order[]>(ask(query))

const sorts = ['newest', 'oldest', 'highest', 'lowest', 'name'] as const

describe('listOrders: search by everything that staff see', () => {
  test.each([
    ['phone', '+47 912 34 567', '91234567'],
    ['phone with the prefix and without its blanks', '91234567', '+47 912 34 567'],
    ['part of a phone', '+47 912 34 567', '234 56'],
  ])('200 the search finds by %s', async (_name, phone, search) => {
    const [id] = await written({ phone }, { phone: '40000000' })
    expect((await part({ search })).ids).toEqual([id])
  })

  test('200 the search finds by address, name of a patch and tracking number', async () => {
    const [first, second] = await written(
      { address: 'Ringveien 7', patch: 'Påskekrim' },
      { address: 'Åsveien 12', patch: 'Elgpatch' },
    )
    await shop.asStaff('PATCH', `/api/admin/orders/${second}`, {
      body: { trackingNumber: '3704 3810 RX' },
    })
    for (const search of ['ringveien 7 0155', 'PÅSKEKRIM'])
      expect([search, (await part({ search })).ids]).toEqual([search, [first]])
    for (const search of ['åsveien', 'elgp', '3704 3810', '37043810rx', '3810rx'])
      expect([search, (await part({ search })).ids]).toEqual([search, [second]])
  })

  test('200 the search finds a real order by its customer’s details', async () => {
    const kari = newShopper(shop)
    const payable = await kari.bought(await newPatch(shop.sql))
    const [order] = await shopOrders({ search: payable.orderNumber })
    const [, street = ''] = order?.shippingAddress.split('\n') ?? []
    for (const search of [
      street,
      order?.customerPhone ?? '',
      order?.items[0]?.product.name ?? '',
    ]) {
      expect(search).not.toBe('')
      expect((await shopOrders({ search })).map(({ id }) => id)).toContain(order?.id)
    }
  })
})

describe('AORD-06 AORD-07 AORD-08 listOrders: order', () => {
  test.each([
    ['AORD-06', 'newest', [2, 4, 3, 1]],
    ['AORD-06', 'oldest', [1, 3, 4, 2]],
    ['AORD-07', 'highest', [3, 4, 1, 2]],
    ['AORD-07', 'lowest', [2, 1, 4, 3]],
    ['AORD-08', 'name', [3, 4, 2, 1]],
  ] as const)('200 %s %s', async (_id, sort, sorted) => {
    const ids = await written(
      { at: '2026-05-01T10:00:00Z', total: 20_000, name: 'Åse' },
      { at: '2026-05-03T10:00:00Z', total: 5_900, name: 'Øystein' },
      { at: '2026-05-02T10:00:00Z', total: 90_000, name: 'anne' },
      { at: '2026-05-02T10:00:00Z', total: 20_000, name: 'Ærlend' },
    )
    expect(await places(ids, { sort })).toEqual(sorted)
  })
})

describe('listOrders: parts', () => {
  /** Many orders with the same sort key. */
  const many = () =>
    written(
      ...Array.from({ length: 23 }, (_none, index) => ({
        at: `2026-05-0${1 + (index % 3)}T10:00:00Z`,
        total: 10_000 + (index % 4),
        name: ['Åse', 'Anne', 'Øystein'][index % 3] ?? '',
        status: index % 2 ? ('shipped' as const) : ('pending' as const),
      })),
    )

  test.each(sorts)('200 paging by %s shows each order once while new ones arrive', async (sort) => {
    await many()
    const { ids: all } = await part({ sort })
    const seen: number[] = []
    let cursor: string | null | undefined
    do {
      const next = await part({ sort, limit: 5, ...(cursor && { cursor }) })
      seen.push(...next.ids)
      cursor = next.cursor
      await written({ at: now.toISOString(), total: 10_002, name: 'Britt' })
    } while (cursor)
    expect(seen.filter((id) => all.includes(id))).toEqual(all)
    expect(new Set(seen).size).toBe(seen.length)
  })

  test('200 a part has as many orders as the limit, and the last part has no cursor', async () => {
    const ids = await many()
    const first = await part({ limit: 12, status: 'pending' })
    expect(first.ids).toHaveLength(12)
    expect(first.cursor).toBeNull()
    const whole = await part({ limit: 23 })
    expect([whole.ids.length, whole.cursor]).toEqual([ids.length, null])
    expect((await part({ limit: 22 })).cursor).toMatch(/^[\w-]+$/)
    expect((await part()).ids).toHaveLength(23)
  })

  test('400 for a cursor of another sort order, of an unknown order, and for an invalid one', async () => {
    await many()
    const { cursor } = await part({ limit: 5, sort: 'name' })
    const made = (text: string) => Buffer.from(text).toString('base64url')
    for (const broken of [
      { cursor: cursor ?? '', sort: 'lowest' },
      { cursor: cursor ?? '' },
      { cursor: made('newest 2000000000') },
      { cursor: made('newest 99999999999') },
      { cursor: made('newest 9999999999') },
      { cursor: made('newest 1 or true') },
      { cursor: 'abc' },
      { cursor: '' },
      { cursor: 'æ' },
    ]) {
      const response = await ask(broken)
      expect([broken, response.status]).toEqual([broken, 400])
      expect(await response.json()).toMatchObject({ code: 'malformed_request', field: 'cursor' })
    }
  })

  test.each([
    ['limit', '0'],
    ['limit', '1001'],
    ['limit', 'alle'],
    ['limit', '1e2'],
    ['search', 'x'.repeat(201)],
    ['search', 'x'.repeat(10_000)],
    ['search', 'a\u0000b'],
    ['status', 'lost'],
    ['period', 'year'],
    ['sort', 'random'],
    ['page', '2'],
  ])('400 for the %s %j', async (name, value) => {
    const response = await ask({ [name]: value })
    expect(response.status).toBe(400)
    expect(await response.json()).toMatchObject({ field: name })
  })
})

describe('getSummary', () => {
  const summary = () => read<Summary>(shop.asStaff('GET', '/api/admin/summary'))

  test('200 ADASH-07 ADASH-09 counts, revenues and average come from the orders; cancelled ones earn nothing', async () => {
    await written(
      { total: 10_000, at: '2026-05-10T11:59:59Z' },
      { total: 20_001, at: '2026-05-10T12:00:00Z', status: 'delivered' },
      { total: 99_900, status: 'cancelled' },
      { total: 1, status: 'pending' },
    )
    expect(await summary()).toMatchObject({
      orders: 4,
      pending: 2,
      revenue: 30_002,
      weekRevenue: 20_001,
      average: 10_001,
    })
  })

  test('200 ADASH-07 without revenue every figure is 0', async () => {
    const nothing = { orders: 0, pending: 0, revenue: 0, weekRevenue: 0, average: 0 }
    expect(await summary()).toMatchObject(nothing)
    await written({ status: 'cancelled' })
    expect(await summary()).toMatchObject({ ...nothing, orders: 1 })
  })

  test('200 sums may exceed the limit on one order', async () => {
    await written({ total: 2_000_000_000 }, { total: 2_000_000_000 })
    expect(await summary()).toMatchObject({ revenue: 4_000_000_000, average: 2_000_000_000 })
  })
})

import { describe, expect, test } from 'vitest'
import { accepted, refusal } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock, stockOf } from '../../../api/testing/test-shop-queries.ts'
import { newShopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import type { Order, Product, StaffProduct } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const change = (id: number, body: object, key: string = crypto.randomUUID()) =>
  shop.asStaff('PATCH', `/api/admin/products/${id}`, { headers: { 'idempotency-key': key }, body })
const changed = (id: number, body: object, key?: string) =>
  accepted<StaffProduct>(change(id, body, key))
/** Requests every part of a list. */
async function listed(query: Record<string, string> = {}) {
  const ids: number[] = []
  let cursor: string | null = ''
  let matching = ''
  for (let part = 0; cursor !== null && part < 50; part++) {
    const parameters = new URLSearchParams({ ...query, ...(cursor && { cursor }) })
    const response = await shop.asStaff('GET', `/api/admin/products?${parameters}`)
    expect(response.status).toBe(200)
    ids.push(...((await response.json()) as StaffProduct[]).map(({ product }) => product.id))
    matching = response.headers.get('x-matching') ?? ''
    cursor = response.headers.get('x-next-cursor')
  }
  expect(Number(matching)).toBe(ids.length)
  return ids
}

const found = async (path: string) =>
  ((await (await shop.call('GET', path)).json()) as Product[]).map(({ id }) => id)

describe('listStaffProducts', () => {
  test('200: every patch once, newest first, in parts', async () => {
    const ids = await listed({ limit: '100' })
    expect(ids.length).toBeGreaterThan(300)
    expect(ids).toEqual([...new Set(ids)].sort((a, b) => b - a))
  })

  test('200: low stock is sorted by stock, also while units are sold between parts', async () => {
    const few = [await newPatch(shop.sql, { stock: 9 }), await newPatch(shop.sql, { stock: 0 })]
    const enough = await newPatch(shop.sql, { stock: 10 })
    const hidden = await newPatch(shop.sql, { stock: 1 })
    await changed(hidden, { isHidden: true })
    const low = await listed({ show: 'low', limit: '1' })
    expect(low.filter((id) => few.includes(id))).toEqual([few[1], few[0]])
    expect(low).not.toContain(enough)
    expect(low).not.toContain(hidden)
    expect(await listed({ show: 'hidden' })).toContain(hidden)
  })

  test('200: search and category filters find hidden patches too', async () => {
    const id = await newPatch(shop.sql)
    await changed(id, { name: 'Usynlig sjøhest', category: 'natur', isHidden: true })
    expect(await listed({ search: 'SJØHEST' })).toEqual([id])
    expect(await listed({ search: 'sjøhest', category: 'natur' })).toEqual([id])
    expect(await listed({ search: 'sjøhest', category: 'sport' })).toEqual([])
  })

  test('400: a cursor from another list', async () => {
    const first = await shop.asStaff('GET', '/api/admin/products?limit=1')
    const cursor = first.headers.get('x-next-cursor')
    const path = `/api/admin/products?show=hidden&cursor=${cursor}`
    expect(await refusal(await shop.asStaff('GET', path))).toEqual([
      400,
      'malformed_request',
      'cursor',
    ])
  })

  test('400: a cursor with a number that no patch can have', async () => {
    const cursor = Buffer.from('low 9999999999 9999999999').toString('base64url')
    const path = `/api/admin/products?show=low&cursor=${cursor}`
    const answer = await refusal(await shop.asStaff('GET', path))
    expect(answer).toEqual([400, 'malformed_request', 'cursor'])
  })
})

describe('updateProduct', () => {
  test('200: concurrent changes of two administrators merge, field by field', async () => {
    const id = await newPatch(shop.sql, { price: 49 })
    await Promise.all([
      change(id, { price: 59, isNew: true }),
      change(id, { name: ' Ny elg ', description: 'Større.', tags: ['red', '17. mai', 'red'] }),
      change(id, { category: 'sport', isPopular: true, isGlowInDark: true }),
    ])
    const [product] = (
      (await (await shop.call('GET', '/api/products')).json()) as Product[]
    ).filter((one) => one.id === id)
    expect(product).toMatchObject({
      name: 'Ny elg',
      description: 'Større.',
      price: 59,
      category: 'sport',
      tags: ['red', '17. mai'],
      isNew: true,
      isPopular: true,
      isGlowInDark: true,
    })
  })

  test('200: the stock changes by a difference, once per key, and concurrent sales are kept', async () => {
    const id = await newPatch(shop.sql, { stock: 20 })
    const kari = newShopper(shop)
    await kari.confirm(await kari.paid(id, 3))
    expect(await stockOf(shop.sql, id)).toBe(17)
    const key = crypto.randomUUID()
    await Promise.all(
      [1, 2, 3]
        .map(() => changed(id, { stockChange: 10 }, key))
        .concat([changed(id, { stockChange: -2 })]),
    )
    expect((await changed(id, {})).product.stock).toBe(25)
  })

  test('422: a key that was used for another change of stock, and nothing changes', async () => {
    const [id, other] = [
      await newPatch(shop.sql, { stock: 10 }),
      await newPatch(shop.sql, { stock: 10 }),
    ]
    const key = crypto.randomUUID()
    await changed(id, { stockChange: 5 }, key)
    const refused = [422, 'idempotency_key_reused', 'idempotency-key']
    expect(await refusal(await change(id, { stockChange: 6, price: 99 }, key))).toEqual(refused)
    expect(await refusal(await change(other, { stockChange: 5 }, key))).toEqual(refused)
    expect((await changed(id, {})).product).toMatchObject({ stock: 15, price: 49 })
    expect(await stockOf(shop.sql, other)).toBe(10)
  })

  test('422: never below the units held by open orders, nor above the limit', async () => {
    const id = await newPatch(shop.sql, { stock: 10 })
    const kari = await shopperWith(shop, id, 4)
    const payable = await kari.payable()
    expect(await refusal(await change(id, { stockChange: -7, price: 99 }))).toEqual([
      422,
      'stock_too_low',
      'stockChange',
    ])
    const { product } = await changed(id, { stockChange: -6 })
    expect([product.stock, product.price]).toEqual([4, 49])
    await kari.settle(payable)
    expect(await stockOf(shop.sql, id)).toBe(0)
    await setStock(shop.sql, id, 999_999)
    expect(await refusal(await change(id, { stockChange: 2 }))).toEqual([
      422,
      'stock_too_high',
      'stockChange',
    ])
  })

  test.each([
    [{ price: 0.99 }, [400, 'malformed_request', 'price']],
    [{ price: 10_001 }, [400, 'malformed_request', 'price']],
    [{ name: '  ' }, [400, 'malformed_request', 'name']],
    [{ tags: ['red', 'blue, green'] }, [400, 'malformed_request', 'tags.1']],
    [{ tags: [' red'] }, [400, 'malformed_request', 'tags.0']],
    [{ name: 'a'.repeat(101) }, [400, 'malformed_request', 'name']],
    [{ stock: 4 }, [400, 'malformed_request', 'stock']],
    [{ stockChange: 1.5 }, [400, 'malformed_request', 'stockChange']],
    [{ category: 'finnes ikke' }, [422, 'unknown_category', 'category']],
  ])('%o is refused with its field', async (body, expected) => {
    expect(await refusal(await change(1, body))).toEqual(expected)
  })

  test('404: an unknown patch', async () => {
    expect(await refusal(await change(400_000, { price: 50 }))).toEqual([
      404,
      'product_not_found',
      'id',
    ])
  })
})

describe('a hidden patch', () => {
  test('is in no list and not for sale, stays in orders, and is delivered to customers who are paying', async () => {
    const id = await newPatch(shop.sql, { stock: 10 })
    await changed(id, { name: 'Hemmelig sjøpung' })
    const [paying, late] = [newShopper(shop), newShopper(shop)]
    await paying.put(id, 2)
    const payable = await paying.payable()
    await late.put(id, 1)
    await changed(id, { isHidden: true })

    expect(await found('/api/products')).not.toContain(id)
    expect(await found('/api/products?search=sjøpung&similar=true')).not.toContain(id)
    expect(await found('/api/suggestions?search=sjøpung')).not.toContain(id)
    expect(await refusal(await newShopper(shop).put(id))).toEqual([
      404,
      'product_not_found',
      'productId',
    ])
    expect(await late.cart()).toMatchObject([{ id, product: { stock: 0 } }])
    expect((await refusal(await late.checkOut())).slice(0, 2)).toEqual([422, 'sold_out'])
    for (let press = 0; press < 2; press++)
      expect((await shop.call('DELETE', `/api/cart/${id}`, { headers: late.headers })).status).toBe(
        200,
      )

    await paying.settle(payable)
    const orders = (await (
      await shop.asStaff('GET', `/api/admin/orders?search=${payable.orderNumber}`)
    ).json()) as Order[]
    const [item] = orders[0]?.items ?? []
    expect(item?.product.name).toBe('Hemmelig sjøpung')
    expect(await stockOf(shop.sql, id)).toBe(8)
    expect((await shop.call('GET', item?.product.image ?? '')).status).toBe(200)

    await changed(id, { isHidden: false })
    expect(await found('/api/products')).toContain(id)
  })
})

test('updateProduct 409: a concurrent edit is reported, while a change of the stock alone always succeeds', async () => {
  const id = await newPatch(shop.sql, {})
  const { version } = await changed(id, {})
  const first = await changed(id, { price: 59, version })
  expect(first.version).toBe(version + 1)
  const refused = await change(id, { name: 'Elg', version })
  expect(refused.status).toBe(409)
  expect(await refused.json()).toMatchObject({
    code: 'changed_meanwhile',
    current: first,
    changedBy: expect.stringMatching(/./),
  })
  expect((await changed(id, { stockChange: 3 })).version).toBe(version + 1)
  expect(await changed(id, { name: 'Elg', version: version + 1 })).toMatchObject({
    product: { name: 'Elg', price: 59 },
    version: version + 2,
  })
})

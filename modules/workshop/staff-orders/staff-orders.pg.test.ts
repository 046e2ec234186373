import { afterEach, describe, expect, test } from 'vitest'
import { successOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock, wholeState } from '../../../api/testing/test-shop-queries.ts'
import { deliver, newShopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { DiscountCode, Order, OrderStatus } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()
const today = new Date('2026-05-01T10:00:00Z')

afterEach(() => {
  shop.setNow(today)
  return shop.work()
})

const statuses: OrderStatus[] = ['pending', 'processing', 'shipped', 'delivered', 'cancelled']
const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)

const { get, newCode } = staffOf(shop)
const orders = () => get<Order[]>('orders')
const seen = async (orderNumber: string) =>
  (await orders()).find((order) => order.orderNumber === orderNumber)

const setStatus = (id: number | string, body: object) =>
  shop.asStaff('PATCH', `/api/admin/orders/${id}`, { body })

/** A new order as staff see it. */
async function paidOrder(): Promise<Order> {
  const kari = newShopper(shop)
  const payable = await kari.bought(await patch())
  return (await seen(payable.orderNumber)) as Order
}

describe('listOrders', () => {
  test('200 API-24 DATA-10 DATA-11 DATA-12 a paid order with every field, money in øre, prices in kr', async () => {
    const [cheap, dear] = [await patch({ price: 49 }), await patch({ price: 69 })]
    const kari = await shopperWith(shop, cheap, 2)
    shop.setNow(new Date('2026-05-17T08:30:00Z'))
    const payable = await kari.bought(dear, 1, { discountCode: '3FOR2' })
    const items = await Promise.all([cheap, dear].map((id) => shop.catalogue.product(id)))
    expect(await seen(payable.orderNumber)).toEqual({
      id: expect.any(Number),
      link: 1,
      version: expect.any(Number),
      orderNumber: payable.orderNumber,
      customerName: 'Kari Nordmann',
      customerEmail: kari.email,
      customerPhone: '40000000',
      status: 'pending',
      createdAt: '2026-05-17T08:30:00.000Z',
      items: [
        {
          itemId: cheap,
          productId: cheap,
          product: { name: items[0]?.name, image: items[0]?.image, price: 49 },
          quantity: 2,
          toSend: 2,
          isUnapproved: false,
        },
        {
          itemId: dear,
          productId: dear,
          product: { name: items[1]?.name, image: items[1]?.image, price: 69 },
          quantity: 1,
          toSend: 1,
          isUnapproved: false,
        },
      ],
      shippingAddress: 'Kari Nordmann\nStorgata 1\n0155 Oslo',
      subtotal: 167_00,
      discount: 49_00,
      discountCode: '3FOR2',
      shipping: 59_00,
      total: 177_00,
      refunded: 0,
      disputed: 0,
      isDisputed: false,
      receipt: 'queued',
      notice: 'none',
      trackingNumber: null,
    })
  })

  test('200 API-24 an order is listed once it is paid, and not after a refund', async () => {
    const [kari, ola] = [newShopper(shop), newShopper(shop)]
    const gone = await patch({ stock: 1 })
    const [hers, his] = [await kari.paid(await patch()), await ola.paid(gone)]
    expect(await seen(hers.orderNumber)).toBeUndefined()
    await setStock(shop.sql, gone, 0)
    await kari.confirm(hers)
    await ola.confirm(his)
    expect(await seen(hers.orderNumber)).toMatchObject({ status: 'pending' })
    expect(await seen(his.orderNumber)).toBeUndefined()
    await shop.work()
    expect(await seen(his.orderNumber)).toBeUndefined()
  })

  test('200 API-24 the newest payment is listed first', async () => {
    const numbers: string[] = []
    for (const [hour, stock] of [
      [12, 3],
      [14, 3],
      [13, 3],
    ] as const) {
      const kari = newShopper(shop)
      const payable = await kari.paid(await patch({ stock }))
      shop.setNow(new Date(`2026-05-02T${hour}:00:00Z`))
      await kari.confirm(payable)
      numbers.push(payable.orderNumber)
    }
    const [noon, latest, between] = numbers
    const listed = (await orders()).map(({ orderNumber }) => orderNumber)
    expect(listed.filter((number) => numbers.includes(number))).toEqual([latest, between, noon])
  })

  test('200 API-24 an order keeps the names and prices at purchase when its patch changes', async () => {
    const id = await patch({ price: 49 })
    const kari = newShopper(shop)
    const payable = await kari.bought(id)
    const before = await seen(payable.orderNumber)
    await shop.sql`update catalogue.products set name = 'Ny', price_ore = 9900 where id = ${id}`
    expect(await seen(payable.orderNumber)).toEqual(before)
  })
})

describe('updateOrder', () => {
  test.each(statuses)('200 API-25 AORD-30 DATA-13 any status follows %s', async (from) => {
    const order = await paidOrder()
    for (const to of statuses) {
      expect((await setStatus(order.id, { status: from })).status).toBe(200)
      const response = await setStatus(order.id, { status: to })
      expect(response.status).toBe(200)
      const expected = {
        ...order,
        status: to,
        version: expect.any(Number),
        notice: expect.any(String),
      }
      expect(await response.json()).toEqual(expected)
      expect(await seen(order.orderNumber)).toEqual(expected)
    }
  })

  test('200 API-25 a repeated event of the payment keeps the status that staff set', async () => {
    const kari = newShopper(shop)
    const payable = await kari.bought(await patch())
    const order = await seen(payable.orderNumber)
    await setStatus(order?.id ?? 0, { status: 'shipped' })
    await deliver(shop, await successOf(shop.sql, payable.intentId))
    await kari.confirm(payable)
    expect(await seen(payable.orderNumber)).toMatchObject({ status: 'shipped' })
  })

  test.each([
    ['an unknown status', { status: 'lost' }],
    ['a status in Norwegian', { status: 'Sendt' }],
    ['no status', {}],
    ['null', { status: null }],
    ['an unknown field', { status: 'shipped', payment: 'open' }],
  ])('400 API-25 DATA-13 for %s, and nothing changes', async (_name, body) => {
    const { id } = await paidOrder()
    const before = await wholeState(shop.sql)
    expect((await setStatus(id, body)).status).toBe(400)
    expect(await wholeState(shop.sql)).toEqual(before)
  })

  test.each(['0', '-1', 'abc', '1.5', '99999999999999999999'])(
    '400 API-25 for the id %s',
    async (id) => {
      expect((await setStatus(id, { status: 'shipped' })).status).toBe(400)
    },
  )

  test('404 API-25 for an unknown order, an unpaid one and a refunded one', async () => {
    expect((await setStatus(2_000_000_000, { status: 'shipped' })).status).toBe(404)

    const id = await patch({ stock: 1 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    const order = await kari.orderId()
    expect((await setStatus(order, { status: 'shipped' })).status).toBe(404)
    await setStock(shop.sql, id, 0)
    await kari.confirm(payable)
    expect((await setStatus(order, { status: 'shipped' })).status).toBe(404)
    expect(await kari.orders()).toMatchObject([{ status: 'pending' }])
  })
})

describe('uses of a discount code', () => {
  const usesOf = async (code: string) =>
    (await get<DiscountCode[]>('discount-codes')).find((one) => one.code === code)?.currentUses

  test('DATA-15 are counted once per order, for repeated and different confirmations of the payment', async () => {
    await newCode('TELLER')
    const kari = newShopper(shop)
    const payable = await kari.paid(await patch(), 1, { discountCode: 'teller' })
    expect(await usesOf('TELLER')).toBe(0)
    const event = await successOf(shop.sql, payable.intentId)
    await Promise.all([kari.confirm(payable), deliver(shop, event)])
    await kari.confirm(payable)
    expect(await usesOf('TELLER')).toBe(1)
  })

  test('DATA-15 are not counted for an order whose code was removed', async () => {
    await newCode('TILBAKE')
    const ola = await shopperWith(shop, await patch())
    await ola.payable({ discountCode: 'TILBAKE' })
    await ola.confirm(await ola.paid(await patch()))
    expect(await usesOf('TILBAKE')).toBe(0)
  })

  test('DATA-15 never exceed the limit', async () => {
    await newCode('TOGANGER', { maxUses: 2 })
    for (const uses of [1, 2]) {
      const kari = newShopper(shop)
      await kari.confirm(await kari.paid(await patch(), 1, { discountCode: 'TOGANGER' }))
      expect(await usesOf('TOGANGER')).toBe(uses)
    }
    const late = await shopperWith(shop, await patch())
    const response = await late.checkOut({ discountCode: 'TOGANGER' })
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'invalid_discount_code' })
    expect(await late.orders()).toEqual([])
  })
})

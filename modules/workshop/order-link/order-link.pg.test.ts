import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { code, read, status } from '../../../api/testing/test-answers.ts'
import { plainPicture, sentPicture } from '../../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setPrice } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { LinkedOrder } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

/** A paid order of one patch whose receipt was sent, and the token of the link in it. */
async function mailedOrder(changes: object = {}) {
  const kari = newShopper(shop)
  const productId = await newPatch(shop.sql, { price: 69 })
  const bought = await kari.bought(productId, 2, changes)
  await shop.work()
  return { ...bought, kari, productId, token: tokenIn(kari.mails().at(-1)) }
}

const tokenIn = (mail: { text: string } | undefined): string =>
  /^Se bestillingen: http:\/\/shop\.test\/ordre\?token=(\S+)$/m.exec(mail?.text ?? '')?.[1] ?? ''

const show = (token: string) => shop.call('GET', `/api/linked-order?token=${token}`)
const sendReceipt = (token: string) => shop.call('POST', `/api/linked-order/receipt?token=${token}`)
const end = (id: number, link: number) =>
  shop.asStaff('DELETE', `/api/admin/orders/${id}/links/${link}`)
const { change: setStatus, order: staffOrder, logOf, refund } = staffOf(shop)

describe('the link in the receipt', () => {
  test('getLinkedOrder 200: shows the order as it was bought, to a caller without a session', async () => {
    const { token, orderNumber, productId, total } = await mailedOrder()
    await setPrice(shop.sql, productId, 99)
    const order = await read<LinkedOrder>(show(token))
    expect(order).toMatchObject({
      orderNumber,
      orderedAt: '2026-05-01T10:00:00.000Z',
      status: 'pending',
      payment: 'paid',
      refundedAmount: null,
      dueAmount: 0,
      trackingNumber: null,
      shippingAddress: 'Kari Nordmann\nStorgata 1\n0155 Oslo',
      lines: [{ productId, unitPrice: 69_00, quantity: 2 }],
      subtotal: 138_00,
      total,
    })
    expect(JSON.stringify(order)).not.toMatch(/example\.com|40000000|session/)
  })

  test('no cache stores the order', async () => {
    const { token } = await mailedOrder()
    expect((await show(token)).headers.get('cache-control')).toBe('no-store')
  })

  test('the shipping mail has the same link, and the page the number of the parcel once it is sent', async () => {
    const { token, id, kari } = await mailedOrder()
    await setStatus(id, { trackingNumber: 'CN 12' })
    expect((await read<LinkedOrder>(show(token))).trackingNumber).toBeNull()
    await setStatus(id, { status: 'shipped' })
    await shop.work()
    expect(kari.mails()).toHaveLength(2)
    expect(tokenIn(kari.mails().at(-1))).toBe(token)
    expect(kari.mails().at(-1)?.html).toContain(`http://shop.test/ordre?token=${token}`)
    expect(await read(show(token))).toMatchObject({ status: 'shipped', trackingNumber: 'CN 12' })
  })

  test('a refund counts as paid back once the provider has paid it', async () => {
    const { token, id } = await mailedOrder()
    expect((await refund(id, { amount: 50_00 })).status).toBe(200)
    expect(await read(show(token))).toMatchObject({ refundedAmount: null, dueAmount: 50_00 })
    await shop.work()
    expect(await read(show(token))).toMatchObject({ refundedAmount: 50_00, dueAmount: 0 })
  })

  test('an order that was paid back says how much', async () => {
    const { token, id, total } = await mailedOrder()
    await shop.sql`
      update orders.orders
      set payment = 'refunded', refunded_amount = ${total}, undelivered_amount = ${total}
      where id = ${id}
    `
    expect(await read(show(token))).toMatchObject({ payment: 'refunded', refundedAmount: total })
    expect(await code(sendReceipt(token))).toBe('payment_refunded')
  })
})

describe('a wrong link', () => {
  test('getLinkedOrder 404: forged, cut, for another order, or of no order, with one and the same answer', async () => {
    const { token, orderNumber } = await mailedOrder()
    const other = await mailedOrder()
    const signature = token.slice(orderNumber.length + 1)
    const wrong = [
      `${orderNumber}-${'A'.repeat(22)}`,
      token.slice(0, -1),
      `${token}A`,
      `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`,
      `${other.orderNumber}-${signature}`,
      `RP-ZZZZZZZZ-${signature}`,
      orderNumber,
      signature,
    ]
    const answers = await Promise.all(
      wrong.map(async (one) => {
        const response = await show(one)
        return [response.status, await response.text()]
      }),
    )
    expect(answers[0]?.[0]).toBe(404)
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    for (const one of wrong) {
      expect(await status(sendReceipt(one))).toBe(404)
      expect(
        await code(
          shop.call('GET', `/api/linked-order/images/${crypto.randomUUID()}?token=${one}`),
        ),
      ).toBe('order_link_unknown')
    }
  })

  test('400 for a token of impossible characters or length', async () => {
    for (const token of ['RP-7K2M9QXA%20', 'A'.repeat(61), "'or'1"])
      expect(await status(show(token))).toBe(400)
  })

  test('the links of the newsletter sign no order, because they have another secret', async () => {
    const shared = await shop.sql`
      select
      from orders.link_secret
      join newsletter.link_secret using (secret)
    `
    expect(shared).toHaveLength(0)
  })

  test('an order that is not paid has no page, whatever the link', async () => {
    const { token, id } = await mailedOrder()
    await shop.sql`update orders.orders set payment = 'abandoned', paid_at = null where id = ${id}`
    expect(await status(show(token))).toBe(404)
  })
})

describe('a link that staff withdraw', () => {
  test('endOrderLink 200: ends at once, the next mail has another one, and a repetition spares that', async () => {
    const { token, id, kari } = await mailedOrder()
    const { link = 0 } = (await staffOrder(id)) ?? {}
    expect(await Promise.all([status(end(id, link)), status(end(id, link))])).toEqual([200, 200])
    expect(await code(show(token))).toBe('order_link_unknown')
    expect(await code(sendReceipt(token))).toBe('order_link_unknown')
    await shop.asStaff('POST', `/api/admin/orders/${id}/receipt`)
    await shop.work()
    const next = tokenIn(kari.mails().at(-1))
    expect(next).not.toBe(token)
    expect(await status(end(id, link))).toBe(200)
    expect(await status(show(next))).toBe(200)
    expect((await logOf(id)).filter(({ event }) => event === 'link')).toHaveLength(1)
  })

  test('endOrderLink 404 for an unknown order and a link to come', async () => {
    const { id, token } = await mailedOrder()
    expect(await status(end(2_000_000, 1))).toBe(404)
    expect(await status(end(id, 2))).toBe(404)
    expect(await status(end(id, 0))).toBe(400)
    expect(await status(show(token))).toBe(200)
  })
})

describe('resendLinkedReceipt', () => {
  test('200: mails the receipt to the address of the order, once for two presses', async () => {
    const { token, kari } = await mailedOrder()
    expect(await Promise.all([status(sendReceipt(token)), status(sendReceipt(token))])).toEqual([
      200, 200,
    ])
    await shop.work()
    expect(kari.mails()).toHaveLength(2)
    expect(tokenIn(kari.mails().at(-1))).toBe(token)
  })
})

test('getLinkedImage 200 for a picture of the order, 404 for any other picture', async () => {
  const kari = newShopper(shop)
  const own = await sentPicture(shop, kari.session, plainPicture('red'))
  const other = await sentPicture(shop, kari.session, plainPicture('blue'))
  await shop.call('POST', '/api/cart', {
    headers: kari.headers,
    body: { productId: 999_999, quantity: 10, customImageId: own },
  })
  const payable = await kari.payable()
  await kari.settle(payable)
  await shop.work()
  const token = tokenIn(kari.mails().at(-1))
  expect(await read(show(token))).toMatchObject({ lines: [{ customImageId: own }] })
  const image = (id: string) => shop.call('GET', `/api/linked-order/images/${id}?token=${token}`)
  const shown = await image(own)
  expect(shown.headers.get('content-type')).toBe('image/webp')
  expect((await sharp(Buffer.from(await shown.arrayBuffer())).metadata()).width).toBe(30)
  expect(await code(image(other))).toBe('custom_image_not_found')
})

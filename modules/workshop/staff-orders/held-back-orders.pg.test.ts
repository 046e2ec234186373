import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { read, status } from '../../../api/testing/test-answers.ts'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { deliver, pay, shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()

const staff = staffOf(shop)

/** A paid order of two units of one patch and one of another; `itemIds` in the order of its lines. */
async function sold(method = 'pm_card_visa') {
  const itemIds = [await newPatch(shop.sql, { price: 49 }), await newPatch(shop.sql, { price: 69 })]
  const kari = await shopperWith(shop, itemIds[0] ?? 0, 2)
  await kari.put(itemIds[1] ?? 0, 1)
  const payable = await kari.payable()
  await pay(shop, payable, method)
  await kari.confirm(payable)
  await shop.work()
  return { ...payable, id: await kari.orderId(), kari, itemIds }
}
type Sold = Awaited<ReturnType<typeof sold>>

const listed = ({ id }: Pick<Sold, 'id'>) => staff.order(id)
const toSend = async (order: Sold) => (await listed(order)).items.map(({ toSend }) => toSend)

/** Pays these units of the lines back, or an amount without units. */
async function refund(order: Sold, amount: number, quantities: readonly number[] = []) {
  const units = quantities.flatMap((quantity, at) =>
    quantity > 0 ? [{ itemId: order.itemIds[at] ?? 0, quantity }] : [],
  )
  expect(await status(staff.refund(order.id, { amount, units, restock: true }))).toBe(200)
  await shop.work()
}

async function disputed() {
  const order = await sold('pm_card_createDispute')
  const [event] = (await eventsOf(shop.sql, order.intentId)).filter(
    ({ type }) => type === 'charge.dispute.created',
  )
  await deliver(shop, event as Stripe.Event)
  return order
}

const setAll = (ids: readonly number[], changes: object = {}) =>
  read(shop.asStaff('PATCH', '/api/admin/orders', { body: { ids, status: 'shipped', ...changes } }))
const leftOut = ({ id, orderNumber }: Sold, ...reasons: string[]) => ({ id, orderNumber, reasons })

describe('the units to send', () => {
  test('listOrders 200: are those that no refund took back, and none once all were refunded', async () => {
    const order = await sold()
    expect(await toSend(order)).toEqual([2, 1])
    await refund(order, 49_00, [1])
    expect(await toSend(order)).toEqual([1, 1])
    await refund(order, 118_00, [1, 1])
    expect(await toSend(order)).toEqual([0, 0])
  })

  test('stay when a part of the total was refunded without units, and are none when all of it was', async () => {
    const order = await sold()
    await refund(order, 20_00)
    expect(await toSend(order)).toEqual([2, 1])
    await refund(order, order.total - 20_00)
    expect(await toSend(order)).toEqual([0, 0])
  })
})

describe('updateOrders', () => {
  test('200 sets what it can, and names what it left out and why, which a second call sets', async () => {
    const [plain, partly, refunded, complained, cancelled] = [
      await sold(),
      await sold(),
      await sold(),
      await disputed(),
      await sold(),
    ]
    await refund(partly, 49_00, [1])
    await refund(refunded, refunded.total, [2, 1])
    const path = `/api/admin/orders/${cancelled.id}`
    await shop.asStaff('PATCH', path, { body: { status: 'cancelled' } })
    const ids = [plain, partly, refunded, complained, cancelled].map(({ id }) => id)
    const answer = await setAll([...ids, 2_000_000_000])
    expect(answer).toMatchObject({
      changed: 2,
      orders: [{ id: plain.id }, { id: partly.id }],
      leftOut: [
        leftOut(refunded, 'refunded'),
        leftOut(complained, 'disputed'),
        leftOut(cancelled, 'cancelled'),
        { id: 2_000_000_000, orderNumber: null, reasons: [] },
      ],
    })
    expect((await listed(refunded)).status).toBe('pending')
    const again = await setAll(ids, { includeHeldBack: true })
    expect(again).toMatchObject({ changed: 3, conflicts: [], leftOut: [] })
    expect(await setAll(ids)).toEqual({ changed: 0, orders: [], conflicts: [], leftOut: [] })
  })

  test('200 an order that is on its way is set to delivered whatever was refunded, and leaves a conflict a conflict', async () => {
    const [sent, stale] = [await sold(), await sold()]
    await setAll([sent.id])
    await refund(sent, sent.total, [2, 1])
    await refund(stale, stale.total, [2, 1])
    const path = `/api/admin/orders/${stale.id}`
    await shop.asStaff('PATCH', path, { body: { status: 'processing' } })
    const { version } = await listed(sent)
    const changes = { status: 'delivered', versions: [version, 1] }
    expect(await setAll([sent.id, stale.id], changes)).toMatchObject({
      changed: 1,
      conflicts: [{ current: { id: stale.id } }],
      leftOut: [],
    })
  })

  test('200 an order whose dispute the shop won is set', async () => {
    const order = await disputed()
    const { data } = await shop.stripe.disputes.list({ payment_intent: order.intentId })
    await shop.stripe.disputes.update(data[0]?.id ?? '', {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    const [closed] = (await eventsOf(shop.sql, order.intentId)).filter(
      ({ type }) => type === 'charge.dispute.closed',
    )
    await deliver(shop, closed as Stripe.Event)
    expect(await setAll([order.id])).toMatchObject({ changed: 1, leftOut: [] })
  })
})

describe('updateOrder 200', () => {
  test.each([
    [
      'a wholly refunded order',
      async () => {
        const order = await sold()
        await refund(order, order.total, [2, 1])
        return order
      },
    ],
    ['a disputed order', disputed],
  ])('%s can be set to any status', async (_what, prepare) => {
    const { id } = await prepare()
    const path = `/api/admin/orders/${id}`
    for (const to of ['shipped', 'pending', 'delivered'])
      expect(await status(shop.asStaff('PATCH', path, { body: { status: to } }))).toBe(200)
  })
})

describe('the shipping notice', () => {
  const noticeOf = ({ kari }: Sold) =>
    kari.mails().find(({ subject }) => subject.startsWith('Patchene dine er på vei'))?.text ?? ''

  test('lists what is in the parcel, without refunded units', async () => {
    const order = await sold()
    await refund(order, 118_00, [1, 1])
    await setAll([order.id])
    await shop.work()
    expect(noticeOf(order).match(/^\d+ × /gm)).toEqual(['1 × '])
  })

  test('lists no goods for a wholly refunded order that staff sent all the same', async () => {
    const order = await sold()
    await refund(order, order.total)
    await setAll([order.id], { includeHeldBack: true })
    await shop.work()
    expect(noticeOf(order)).toContain(`Vi har sendt bestilling ${order.orderNumber}`)
    expect(noticeOf(order)).not.toContain('×')
  })
})

import { afterEach, describe, expect, test } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import {
  newPatch,
  refundsOf,
  setStock,
  stockOf,
  tamperWithIntent,
  wholeState,
} from '../../../api/testing/test-shop-queries.ts'
import {
  newShopper,
  notify,
  type Payable,
  pay,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'

const shop = await shopOfFile()

afterEach(() => shop.work())

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)
const { alerts } = staffOf(shop)
const orderOf = async (shopper: Shopper) => (await shopper.orders()).at(-1)

/** The payment was not accepted: it is refunded in full, once, and the customer gets a mail. */
async function expectPaidBack(kari: Shopper, payable: Payable, amount: number) {
  const order = await orderOf(kari)
  expect(order?.payment).toBe('refund_due')
  expect(shop.waiting.filter(({ queue }) => queue === 'payments.pay-refund')).toHaveLength(1)
  await shop.work()
  expect((await orderOf(kari))?.payment).toBe('refunded')
  expect(await refundsOf(shop.sql, payable.intentId)).toEqual([amount])
  expect(kari.mails()).toHaveLength(1)
  expect(kari.mails()[0]?.text).toContain(payable.orderNumber)
}

describe('stock that was sold during the payment', () => {
  test('API-21 422 for the browser; the payment is refunded, and no stock is taken', async () => {
    const [plenty, scarce] = [await patch({ stock: 9 }), await patch({ stock: 2 })]
    const kari = await shopperWith(shop, plenty, 3)
    const payable = await kari.paid(scarce, 2)
    await setStock(shop.sql, scarce, 1)
    const response = await kari.confirm(payable)
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({ code: 'payment_refunded' })
    expect([await stockOf(shop.sql, scarce), await stockOf(shop.sql, plenty)]).toEqual([1, 9])
    await expectPaidBack(kari, payable, 304_00)
    expect(await kari.cart()).toHaveLength(2)
  })

  test('200 for the event, which needs no retry; a repeated event changes nothing', async () => {
    const id = await patch({ stock: 1 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    await setStock(shop.sql, id, 0)
    expect((await notify(shop, payable)).status).toBe(200)
    await expectPaidBack(kari, payable, 108_00)
    const before = await wholeState(shop.sql)
    expect((await notify(shop, payable)).status).toBe(200)
    expect((await kari.confirm(payable)).status).toBe(422)
    expect(shop.waiting).toEqual([])
    expect(await wholeState(shop.sql)).toEqual(before)
  })

  test('the customer buys the remaining units in another order', async () => {
    const id = await patch({ stock: 2 })
    const kari = newShopper(shop)
    const first = await kari.paid(id, 2)
    await setStock(shop.sql, id, 1)
    await kari.confirm(first)
    expect((await kari.checkOut()).status).toBe(422)
    await kari.setQuantity(id, 1)
    const second = await kari.payable()
    expect(second.orderNumber).not.toBe(first.orderNumber)
    expect((await kari.settle(second)).status).toBe(200)
    expect(await stockOf(shop.sql, id)).toBe(0)
  })
})

describe('concurrent orders of the same patches', () => {
  test('in different line orders do not deadlock', async () => {
    const ids = [await patch({ stock: 20 }), await patch({ stock: 20 })]
    const shoppers = Array.from({ length: 6 }, () => newShopper(shop))
    const payables = await Promise.all(
      shoppers.map(async (one, at) => {
        const [first, second] = at % 2 ? ids : ids.toReversed()
        await one.put(first ?? 0)
        return one.paid(second ?? 0)
      }),
    )
    const answers = await Promise.all(
      shoppers.map((one, at) => one.confirm(payables[at] as Payable)),
    )
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
    expect(await Promise.all(ids.map((id) => stockOf(shop.sql, id)))).toEqual([14, 14])
  })
})

describe('a payment that differs from the order', () => {
  async function expectRefused(id: number, kari: Shopper, payable: Payable, amount: number) {
    expect((await notify(shop, payable)).status).toBe(200)
    expect((await kari.confirm(payable)).status).toBe(422)
    expect(await stockOf(shop.sql, id)).toBe(20)
    expect(await kari.cart()).toHaveLength(1)
    await expectPaidBack(kari, payable, amount)
  }

  async function checkedOut() {
    const id = await patch({ price: 49 })
    const kari = await shopperWith(shop, id)
    return { id, kari, payable: await kari.payable() }
  }

  test.each([50_00, 107_99, 108_01])('%i øre instead of 108 kr', async (amount) => {
    const { id, kari, payable } = await checkedOut()
    await shop.stripe.paymentIntents.update(payable.intentId, { amount })
    await pay(shop, payable)
    await expectRefused(id, kari, payable, amount)
  })

  test('another currency', async () => {
    const { id, kari, payable } = await checkedOut()
    await tamperWithIntent(shop.sql, payable.intentId, { currency: 'sek' })
    await pay(shop, payable)
    await expectRefused(id, kari, payable, 108_00)
  })

  test.each(['7', '', 'one', '-1', '99999999999'])('an unknown revision: %j', async (revision) => {
    const { id, kari, payable } = await checkedOut()
    await shop.stripe.paymentIntents.update(payable.intentId, { metadata: { revision } })
    await pay(shop, payable)
    await expectRefused(id, kari, payable, 108_00)
  })

  test('an earlier revision becomes the paid order', async () => {
    const { id, kari, payable } = await checkedOut()
    await kari.setQuantity(id, 3)
    const later = await kari.payable()
    expect(later.orderNumber).toBe(payable.orderNumber)
    await shop.stripe.paymentIntents.update(later.intentId, {
      amount: 108_00,
      metadata: { revision: '1' },
    })
    expect((await kari.settle(later)).status).toBe(200)
    expect(await orderOf(kari)).toMatchObject({ total: 108_00, lines: [{ quantity: 1 }] })
    expect(await stockOf(shop.sql, id)).toBe(19)
  })
})

describe('the refund', () => {
  async function due() {
    const id = await patch({ stock: 1 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    await setStock(shop.sql, id, 0)
    await kari.confirm(payable)
    return { kari, payable, message: shop.waiting[0] }
  }

  test('is idempotent: a repeated job pays and mails nothing again', async () => {
    const { kari, payable, message } = await due()
    await shop.work()
    shop.waiting.push(message as NonNullable<typeof message>)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([108_00])
    expect(kari.mails()).toHaveLength(1)
  })

  test.each([
    [undefined, [108_00]],
    [50_00, [50_00, 58_00]],
  ])(
    'pays the rest of what staff refunded by hand (%s), and mails the customer',
    async (amount, refunds) => {
      const { kari, payable } = await due()
      await shop.stripe.refunds.create({
        payment_intent: payable.intentId,
        ...(amount && { amount }),
      })
      await shop.work()
      expect(await refundsOf(shop.sql, payable.intentId)).toEqual(refunds)
      expect(await orderOf(kari)).toMatchObject({ payment: 'refunded' })
      expect(kari.mails()).toHaveLength(1)
      expect(await alerts()).toEqual([])
    },
  )

  test('that failed ends as an alert once staff refund the order by hand', async () => {
    const { kari, payable } = await due()
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    expect(await alerts()).toMatchObject([{ kind: 'refund', total: 108_00 }])
    await shop.stripe.refunds.create({ payment_intent: payable.intentId })
    await shop.run('payments.find-lost-refunds')
    await shop.work()
    expect(await orderOf(kari)).toMatchObject({ payment: 'refunded' })
    expect(await alerts()).toEqual([])
    expect(kari.mails()).toHaveLength(1)
  })

  test('gets no credit note, as the order was no sale', async () => {
    const { payable } = await due()
    await shop.work()
    expect(
      await shop.sql`
        select
        from payments.documents d
        join orders.orders o on o.id = d.order_id
        where o.order_number = ${payable.orderNumber}
      `,
    ).toHaveLength(0)
  })
})

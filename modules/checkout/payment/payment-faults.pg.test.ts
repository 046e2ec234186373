import type Stripe from 'stripe'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { codeOf } from '../../../api/platform/database/database.ts'
import { successOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import {
  newPatch,
  refundsOf,
  setStock,
  stockOf,
  tamperWithIntent,
} from '../../../api/testing/test-shop-queries.ts'
import {
  deliver,
  newShopper,
  type Payable,
  pay,
  type Shopper,
  shopperWith,
} from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import { failAtProvider } from '../../payments/refunds/test-refund-queries.ts'

const shop = await shopOfFile()

const start = new Date('2026-05-01T10:00:00Z').getTime()
const minutesLater = (minutes: number) => shop.setNow(new Date(start + minutes * 60_000))
beforeEach(() => minutesLater(0))
afterEach(() => {
  vi.restoreAllMocks()
})

const patch = (values: { price?: number; stock?: number } = {}) => newPatch(shop.sql, values)
const reconcile = () => shop.run('checkout.reconcile')
const { alerts, newCode, repeatRefund } = staffOf(shop)

test('a late intent for an older revision is cancelled', async () => {
  const id = await patch({ price: 100, stock: 100 })
  const kari = await shopperWith(shop, id)
  await kari.payable()
  const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
  const newer = Promise.withResolvers<void>()
  let outdated = ''
  const making = vi
    .spyOn(shop.stripe.paymentIntents, 'create')
    .mockImplementationOnce(async (...call) => {
      await newer.promise
      const made = await create(...(call as Parameters<typeof create>))
      outdated = made.id
      return made
    })
  await kari.setQuantity(id, 2)
  const older = kari.payable()
  await expect.poll(() => making).toHaveBeenCalledOnce()
  await kari.setQuantity(id, 4)
  const latest = await kari.payable()
  expect(latest.total).toBe(459_00)
  newer.resolve()
  expect(await older).toEqual(latest)
  expect((await shop.stripe.paymentIntents.retrieve(outdated)).status).toBe('canceled')
})

test('a replaced intent does not abandon the order, however late its event and whatever fails in between', async () => {
  const id = await patch({ price: 100, stock: 100 })
  const kari = await shopperWith(shop, id)
  const first = await kari.payable()
  await kari.setQuantity(id, 2)
  vi.spyOn(shop.stripe.paymentIntents, 'create').mockRejectedValueOnce(new Error('crash'))
  expect((await kari.checkOut()).status).toBe(500)
  expect((await shop.stripe.paymentIntents.retrieve(first.intentId)).status).toBe('canceled')
  // The state after the provider's event.
  expect((await kari.confirm(first)).status).toBe(422)
  expect(await kari.payments()).toEqual(['open'])
  const second = await kari.payable()
  expect(second.orderNumber).toBe(first.orderNumber)
  expect((await kari.confirm(first)).status).toBe(422)
  expect(await kari.payments()).toEqual(['open'])
  expect((await kari.settle(second)).status).toBe(200)
})

test('after a cancellation without an answer, the earlier contents are payable again', async () => {
  const id = await patch({ price: 100 })
  const kari = await shopperWith(shop, id)
  const first = await kari.payable()
  await kari.setQuantity(id, 2)
  const cancel = shop.stripe.paymentIntents.cancel.bind(shop.stripe.paymentIntents)
  vi.spyOn(shop.stripe.paymentIntents, 'cancel').mockImplementationOnce(async (...call) => {
    await cancel(...(call as Parameters<typeof cancel>))
    throw new Error('crash')
  })
  expect((await kari.checkOut()).status).toBe(500)
  await kari.setQuantity(id, 1)
  const second = await kari.payable()
  expect(second).toMatchObject({ orderNumber: first.orderNumber, total: first.total })
  expect((await kari.settle(second)).status).toBe(200)
  expect(await kari.payments()).toEqual(['paid'])
})

test('an order that lost its intent to a failure is abandoned when its hold expires', async () => {
  const id = await patch({ stock: 100 })
  const kari = await shopperWith(shop, id)
  await kari.payable()
  await kari.setQuantity(id, 2)
  vi.spyOn(shop.stripe.paymentIntents, 'create').mockRejectedValueOnce(new Error('crash'))
  await kari.checkOut()
  shop.setNow(new Date('2026-05-01T10:16:00Z'))
  await reconcile()
  expect(await kari.payments()).toEqual(['abandoned'])
})

test('units added to a line during its payment stay in the cart', async () => {
  const id = await patch()
  const kari = await shopperWith(shop, id)
  const payable = await kari.payable()
  await kari.put(id, 2)
  await kari.settle(payable)
  expect(await kari.cart()).toMatchObject([{ id, quantity: 2 }])
})

test('leftover custom patches below the minimum order are removed', async () => {
  const kari = await shopperWith(shop, 999_999, 15)
  const payable = await kari.payable()
  await kari.put(999_999, 9)
  await kari.settle(payable)
  expect(await kari.cart()).toEqual([])
})

test('codes and units are always locked in the same order, to avoid deadlocks', async () => {
  const code = 'SIRKEL'
  await newCode(code)
  const id = await patch({ stock: 1000 })
  const transactions = vi.spyOn(shop.sql, 'begin')
  for (let round = 0; round < 4; round++) {
    const payers = await Promise.all(
      Array.from({ length: 6 }, async () => {
        const one = await shopperWith(shop, id)
        const payable = await one.payable({ discountCode: code })
        await pay(shop, payable)
        return { one, payable }
      }),
    )
    const others = await Promise.all(Array.from({ length: 6 }, () => shopperWith(shop, id)))
    const answers = await Promise.all([
      ...payers.flatMap(({ one, payable }) => [
        one.confirm(payable),
        one.checkOut(),
        one.checkOut({ discountCode: code }),
      ]),
      ...others.flatMap((one) => [
        one.checkOut({ discountCode: code }),
        one.checkOut({ discountCode: code }),
      ]),
    ])
    expect(answers.map(({ status }) => status)).toContain(200)
  }
  // A busy machine may refuse a call, so answers do not tell: a deadlock ends a transaction of the shop.
  const ended = transactions.mock.settledResults.map(({ value }) => codeOf(value))
  expect(transactions).toHaveBeenCalled()
  expect(ended).not.toContain('40P01')
})

describe('an intent that the provider does not know', () => {
  async function unknown(): Promise<{ kari: Shopper; id: number }> {
    const id = await patch({ stock: 1 })
    const kari = await shopperWith(shop, id)
    const { intentId } = await kari.payable()
    await shop.sql`
      update orders.orders
      set payment_intent_id = ${`pi_gone${intentId}`}
      where session_id = ${kari.session}
    `
    return { kari, id }
  }

  test('releases its units when the hold expires', async () => {
    const { kari, id } = await unknown()
    minutesLater(15)
    await reconcile()
    expect(await kari.payments()).toEqual(['abandoned'])
    expect((await (await shopperWith(shop, id)).checkOut()).status).toBe(200)
  })

  test('is replaced when the shopper pays', async () => {
    const { kari } = await unknown()
    await kari.setQuantity((await kari.cart())[0]?.id ?? 0, 1)
    expect((await kari.checkOut()).status).toBe(200)
    expect(await kari.payments()).toEqual(['abandoned', 'open'])
  })
})

test('orders that keep failing do not block the others', async () => {
  const id = await patch({ stock: 500 })
  const kari = await shopperWith(shop, id)
  const { orderNumber } = await kari.payable()
  await shop.sql`
    insert into orders.orders (order_number, session_id, payment_intent_id, held_until)
    select 'RP-STUCK' || to_char(n, 'FM000'), 'session_stuck_' || n, 'pi_stuck_' || n,
      ${new Date(start - 60_000)}
    from generate_series(1, 200) n
  `
  const retrieve = shop.stripe.paymentIntents.retrieve.bind(shop.stripe.paymentIntents)
  vi.spyOn(shop.stripe.paymentIntents, 'retrieve').mockImplementation(async (id, ...rest) => {
    if (id.startsWith('pi_stuck')) throw new Error('Cannot be helped')
    return retrieve(id, ...(rest as []))
  })
  minutesLater(15)
  await expect(reconcile()).rejects.toThrow('200 orders')
  await expect(reconcile()).rejects.toThrow('not reconciled')
  expect(await kari.orders()).toMatchObject([{ orderNumber, payment: 'abandoned' }])
  await shop.sql`delete from orders.orders where order_number like 'RP-STUCK%'`
})

test('an order that is renewed again and again is abandoned after an hour', async () => {
  const id = await patch({ stock: 1 })
  const [kari, ola] = [await shopperWith(shop, id), await shopperWith(shop, id)]
  const first = await kari.payable()
  for (const minutes of [14, 28, 42, 56]) {
    minutesLater(minutes)
    expect((await kari.payable()).orderNumber).toBe(first.orderNumber)
    await reconcile()
  }
  minutesLater(60)
  expect((await kari.checkOut()).status).toBe(429)
  expect(await kari.payments()).toEqual(['abandoned'])
  expect((await ola.checkOut()).status).toBe(200)
  expect((await kari.checkOut()).status).toBe(422)
})

test('an order whose shopper leaves shortly before the hour is abandoned too', async () => {
  const id = await patch({ stock: 1 })
  const kari = await shopperWith(shop, id)
  await kari.payable()
  for (const minutes of [14, 28, 42, 56]) {
    minutesLater(minutes)
    await kari.payable()
  }
  minutesLater(60)
  await reconcile()
  expect((await (await shopperWith(shop, id)).checkOut()).status).toBe(200)
})

test('a hold that is renewed while other orders are reconciled keeps its order open', async () => {
  const [slow, quick] = [
    await shopperWith(shop, await patch()),
    await shopperWith(shop, await patch()),
  ]
  await slow.payable()
  minutesLater(0.5)
  const payable = await quick.payable()
  minutesLater(16)
  const { cancel, retrieve } = shop.stripe.paymentIntents
  const intents = shop.stripe.paymentIntents
  const renewed = Promise.withResolvers<void>()
  vi.spyOn(intents, 'cancel').mockImplementationOnce(async (...call) => {
    await quick.payable()
    renewed.resolve()
    return cancel.apply(intents, call)
  })
  // Orders are reconciled side by side: the answer about the quick one arrives after its renewal.
  let answers = 0
  vi.spyOn(intents, 'retrieve').mockImplementation(async (id, ...rest) => {
    const intent = await retrieve.call(intents, id, ...(rest as []))
    if (id === payable.intentId && answers++ === 0) await renewed.promise
    return intent
  })
  await reconcile()
  expect((await shop.stripe.paymentIntents.retrieve(payable.intentId)).status).toBe(
    'requires_payment_method',
  )
  expect(await quick.payments()).toEqual(['open'])
})

test('after a failure, which the provider would replay, the next attempt uses another idempotency key', async () => {
  const kari = await shopperWith(shop, await patch())
  const keys: unknown[] = []
  const create = shop.stripe.paymentIntents.create.bind(shop.stripe.paymentIntents)
  vi.spyOn(shop.stripe.paymentIntents, 'create').mockImplementation((async (
    params: Stripe.PaymentIntentCreateParams,
    options: Stripe.RequestOptions,
  ) => {
    keys.push(options.idempotencyKey)
    return create(params, options)
  }) as typeof create)
  await shop.whileProviderIsDown(async () => {
    expect((await kari.checkOut()).status).toBe(502)
  })
  expect((await kari.checkOut()).status).toBe(200)
  expect(new Set(keys).size).toBe(2)
})

describe('events', () => {
  const about = (type: string, object: object) =>
    ({ ...template, id: `evt_${crypto.randomUUID()}`, type, data: { object } }) as Stripe.Event
  let template: Stripe.Event
  beforeAll(async () => {
    const { intentId } = await newShopper(shop).paid(await patch())
    template = await successOf(shop.sql, intentId)
  })

  test.each(['charge.dispute.created', 'payment_intent.processing', 'charge.refunded'])(
    '%s of an unknown payment is acknowledged',
    async (type) => {
      const event = about(type, { id: 'pi_1', payment_intent: 'pi_1' })
      expect((await deliver(shop, event)).status).toBe(200)
    },
  )

  test('a refund of a payment of others of the account is acknowledged', async () => {
    for (const payment_intent of [null, 'pi_of_others']) {
      const event = about('refund.created', { id: 're_1', payment_intent })
      expect((await deliver(shop, event)).status).toBe(200)
    }
  })

  test('a payment for an unknown order of the shop is refunded, however many retries that takes', async () => {
    await shop.work()
    const stray = await shop.stripe.paymentIntents.create({
      amount: 100_00,
      currency: 'nok',
      metadata: { orderNumber: 'RP-NOSUCH00', revision: 1, shop: 'http://shop.test' },
    })
    await pay(shop, { intentId: stray.id })
    await deliver(shop, await successOf(shop.sql, stray.id))
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    await shop.work()
    expect(await refundsOf(shop.sql, stray.id)).toEqual([100_00])
  })

  test('a payment to another shop of the same account is left alone', async () => {
    const foreign = await shop.stripe.paymentIntents.create({
      amount: 100_00,
      currency: 'nok',
      metadata: { orderNumber: 'RP-NOSUCH00', revision: 1, shop: 'http://another.test' },
    })
    await pay(shop, { intentId: foreign.id })
    await deliver(shop, await successOf(shop.sql, foreign.id))
    await shop.work()
    expect(await refundsOf(shop.sql, foreign.id)).toEqual([])
  })

  /** A payment whose order cannot be delivered: its refund is due. */
  async function refundDue() {
    const id = await patch({ stock: 1 })
    const kari = newShopper(shop)
    const payable = await kari.paid(id)
    await setStock(shop.sql, id, 0)
    await kari.confirm(payable)
    return { kari, payable }
  }
  async function failRefund({ intentId }: Payable) {
    const { data } = await shop.stripe.refunds.list({ payment_intent: intentId })
    const id = data[0]?.id ?? ''
    await failAtProvider(shop.sql, id)
    await deliver(shop, about('refund.failed', { id, payment_intent: intentId }))
  }
  async function retryRefund(shopper: Shopper) {
    await repeatRefund(await shopper.orderId())
    await shop.work()
  }

  test('a failed refund is due again and is an alert for staff, whose retry mails nothing more', async () => {
    const { kari, payable } = await refundDue()
    await shop.work()
    expect(await kari.payments()).toEqual(['refunded'])
    await failRefund(payable)
    expect(await kari.payments()).toEqual(['refund_due'])
    expect(await alerts()).toContainEqual(
      expect.objectContaining({ orderNumber: payable.orderNumber, kind: 'refund' }),
    )
    await retryRefund(kari)
    expect(await kari.payments()).toEqual(['refunded'])
    expect(kari.mails()).toHaveLength(1)
  })

  test('the retry of a failed refund sends the mail whose job ended while the refund was due', async () => {
    const { kari, payable } = await refundDue()
    await shop.whileMailIsRefused(() => expect(shop.work()).rejects.toThrow())
    expect(await kari.payments()).toEqual(['refunded'])
    await failRefund(payable)
    const orderId = await kari.orderId()
    shop.waiting.push({ queue: 'post.mail', data: { kind: 'refunded', about: orderId, number: 1 } })
    await shop.work()
    expect(kari.mails()).toEqual([])
    await retryRefund(kari)
    expect(kari.mails()).toHaveLength(1)
  })

  test('the retry of a failed refund sends the mail that failed permanently', async () => {
    const { kari, payable } = await refundDue()
    const orderId = await kari.orderId()
    await shop.whileMailIsRefused(async () => {
      await expect(shop.work()).rejects.toThrow()
      shop.waiting.push({
        queue: 'post.mail',
        data: { kind: 'refunded', about: orderId, number: 1 },
      })
      await shop.giveUpWork()
    })
    await failRefund(payable)
    await retryRefund(kari)
    expect(kari.mails()).toHaveLength(1)
    expect((await alerts()).map(({ orderNumber }) => orderNumber)).not.toContain(
      payable.orderNumber,
    )
  })
})

test('a refund that the provider creates as failed is not recorded as done', async () => {
  const id = await patch({ stock: 1 })
  const kari = newShopper(shop)
  const payable = await kari.paid(id)
  await setStock(shop.sql, id, 0)
  await kari.confirm(payable)
  const create = shop.stripe.refunds.create.bind(shop.stripe.refunds)
  vi.spyOn(shop.stripe.refunds, 'create').mockImplementationOnce((async (
    ...call: Parameters<typeof create>
  ) => ({ ...(await create(...call)), status: 'failed' })) as typeof create)
  await shop.work()
  expect(await alerts()).toContainEqual(
    expect.objectContaining({ orderNumber: payable.orderNumber, kind: 'refund' }),
  )
  expect(await kari.payments()).toEqual(['refund_due'])
  expect(kari.mails()).toEqual([])
})

test('an unpaid order is deleted after 30 days', async () => {
  const kari = await shopperWith(shop, await patch())
  await kari.payable()
  minutesLater(15)
  await reconcile()
  expect(await kari.payments()).toEqual(['abandoned'])
  minutesLater(31 * 24 * 60)
  await shop.run('forget-expired')
  expect(await kari.payments()).toEqual([])
  expect(await stockOf(shop.sql, (await kari.cart())[0]?.id ?? 0)).toBe(20)
})

test('a payment in another currency is refunded, and the mail gives no false reason', async () => {
  const kari = await shopperWith(shop, await patch())
  const payable = await kari.payable()
  await tamperWithIntent(shop.sql, payable.intentId, { currency: 'sek' })
  await kari.settle(payable)
  await shop.work()
  expect(kari.mails()[0]?.text).toContain('Varene ble utsolgt, eller bestillingen ble endret')
})

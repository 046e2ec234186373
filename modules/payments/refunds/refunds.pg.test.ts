import Stripe from 'stripe'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { administrator } from '../../../api/testing/administrator.ts'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, refundsOf, stockOf } from '../../../api/testing/test-shop-queries.ts'
import { deliver, type Payable, pay, shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { Payment, PaymentOfOrder, StaffAction, Summary } from '../../shared/contract/api.d.ts'
import { failAtProvider, forgetKeys, lastRefund, loseIntent } from './test-refund-queries.ts'

const shop = await shopOfFile()
afterEach(async () => void (await shop.work()))

const { get, order, alertsOf, change, logOf, refund, repeatRefund, newCode } = staffOf(shop)
const payment = (id: number) => get<PaymentOfOrder>(`orders/${id}/payment`)

/** A paid order of three units of one patch, 147 kr with 59 kr for shipping, and its stock of 17. */
async function sold({ method = 'pm_card_visa', discountCode = null as string | null } = {}) {
  const patch = await newPatch(shop.sql, { price: 49, stock: 20 })
  const kari = await shopperWith(shop, patch, 3)
  const payable = await kari.payable({ discountCode })
  await pay(shop, payable, method)
  expect((await kari.confirm(payable)).status).toBe(200)
  await shop.work()
  return { id: await kari.orderId(), patch, kari, payable, total: payable.total, itemId: patch }
}

/** The provider makes refunds, but the shop does not hear of it. */
async function whileAnswersAreLost(work: () => Promise<unknown>) {
  const create = shop.stripe.refunds.create.bind(shop.stripe.refunds)
  const spy = vi.spyOn(shop.stripe.refunds, 'create').mockImplementation(async (...request) => {
    await create(...(request as Parameters<typeof create>))
    throw new Stripe.errors.StripeConnectionError({ message: 'No answer', type: 'api_error' })
  })
  await work().finally(() => spy.mockRestore())
}

async function whileRefused(work: () => Promise<unknown>) {
  const refusal = { message: 'Insufficient balance', type: 'invalid_request_error' } as const
  const spy = vi
    .spyOn(shop.stripe.refunds, 'create')
    .mockRejectedValue(new Stripe.errors.StripeInvalidRequestError(refusal))
  await work().finally(() => spy.mockRestore())
}

const notify = async ({ intentId }: Payable, type: string) => {
  const events = (await eventsOf(shop.sql, intentId)).filter((event) => event.type === type)
  for (const event of events) expect((await deliver(shop, event)).status).toBe(200)
  return events as Stripe.Event[]
}

test('getPaymentOfOrder 200: tells whether the discount excluded custom patches', async () => {
  for (const [code, excludeCustomPatches] of [
    ['UTEN', true],
    ['MED', false],
  ] as const) {
    expect((await newCode(code, { excludeCustomPatches })).status).toBe(201)
  }
  const before = await sold({ discountCode: 'UTEN' })
  const excluded = []
  for (const discountCode of [null, 'MED', 'UTEN', '3FOR2'])
    excluded.push((await payment((await sold({ discountCode })).id)).discountExcludesCustom)
  expect(excluded).toEqual([false, false, true, true])
  const codes = await get<{ id: number; code: string }[]>('discount-codes')
  const id = codes.find(({ code }) => code === 'UTEN')?.id
  const changed = { code: 'UTEN', type: 'percentage', value: 10, excludeCustomPatches: false }
  const path = `/api/admin/discount-codes/${id}`
  expect((await shop.asStaff('PUT', path, { body: changed })).status).toBe(200)
  expect((await payment(before.id)).discountExcludesCustom, 'as at the sale').toBe(true)
})

describe('refundOrder', () => {
  test('pays an amount back, with a credit note, and counts what is left', async () => {
    const { id, kari, payable, total } = await sold()
    const before = await get<Summary>('summary')
    const answer = await refund(id, { amount: 50_00 })
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      { refunded: 50_00, left: total - 50_00, refunds: [{ state: 'due', number: 1 }] },
    ])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00])
    expect(await payment(id)).toMatchObject({
      paidWith: 'Visa ••••\u00a04242',
      refunds: [{ state: 'made', reason: 'Kunden angret', administrator: administrator.username }],
    })
    expect(kari.mails().map(({ subject }) => subject)).toEqual([
      expect.stringContaining('Takk for bestillingen'),
      expect.stringMatching(/^Vi har betalt tilbake 50\skr/),
    ])
    expect(kari.mails()[1]?.text).toContain('Kunden angret')
    expect(await order(id)).toMatchObject({ total, refunded: 50_00, status: 'pending' })
    const after = await get<Summary>('summary')
    expect(before.revenue - after.revenue).toBe(50_00)
    expect(before.weekRevenue - after.weekRevenue).toBe(50_00)
    expect(after.orders).toBe(before.orders)
    expect(await logOf(id)).toMatchObject([
      { event: 'refunded', to: '5000', administrator: administrator.username },
      { event: 'credit_note_issued', to: '5000', administrator: null },
      { event: 'refund_made', to: '5000' },
      { event: 'receipt_issued', to: String(total) },
      { event: 'order_paid', to: String(total) },
    ])
  })

  test('units come back once, into stock only if wanted', async () => {
    const { id, patch, itemId } = await sold()
    const unit = { units: [{ itemId, quantity: 2 }], amount: 98_00 }
    expect((await refund(id, { ...unit, restock: true })).status).toBe(200)
    expect(await stockOf(shop.sql, patch)).toBe(19)
    const tooMany = await refund(id, unit)
    expect([tooMany.status, await tooMany.json()]).toMatchObject([422, { code: 'units_refunded' }])
    const one = { itemId, quantity: 1 }
    expect((await refund(id, { ...unit, units: [one, one] })).status).toBe(422)
    expect((await refund(id, { units: [one], amount: 49_00 })).status).toBe(200)
    expect(await stockOf(shop.sql, patch)).toBe(19)
    expect((await refund(id, { units: [one], amount: 1 })).status).toBe(422)
    expect(
      await shop.sql`select kind, data from events.events where product_id = ${patch} order by id`,
    ).toEqual([
      { kind: 'stock_sold', data: { units: 3 } },
      { kind: 'stock_returned', data: { units: 2 } },
    ])
    expect((await refund(id, { units: [{ itemId: 77, quantity: 1 }], amount: 1 })).status).toBe(422)
  })

  test('concurrent refunds never exceed what was paid', async () => {
    const { id, payable, total } = await sold()
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => refund(id, { amount: 90_00 })),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 422, 422, 422])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([90_00, 90_00])
    const tooLarge = await refund(id, { amount: total - 180_00 + 1 })
    expect([tooLarge.status, await tooLarge.json()]).toMatchObject([
      422,
      { code: 'refund_too_large', field: 'amount' },
    ])
  })

  test('a repeated key is one refund, and another content under it is refused', async () => {
    const { id, payable, itemId, patch } = await sold()
    const body = { amount: 49_00, units: [{ itemId, quantity: 1 }], restock: true }
    const key = crypto.randomUUID()
    const answers = await Promise.all([1, 2, 3].map(() => refund(id, body, key)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const other = await refund(id, { ...body, amount: 48_00 }, key)
    expect([other.status, await other.json()]).toMatchObject([
      422,
      { code: 'idempotency_key_reused' },
    ])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([49_00])
    expect(await stockOf(shop.sql, patch)).toBe(18)
  })

  test('400 without a key, which a repetition would need, and nothing is paid back', async () => {
    const { id, total } = await sold()
    const path = `/api/admin/orders/${id}/refunds`
    const body = { amount: 10_00, reason: 'Kunden angret' }
    for (const key of [{}, { 'idempotency-key': 'kort' }]) {
      const answer = await shop.asStaff('POST', path, { headers: { ...key }, body })
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        { code: 'malformed_request', field: 'idempotency-key' },
      ])
    }
    expect(await payment(id)).toMatchObject({ left: total, refunds: [] })
  })

  test('404 for an order that is unknown or not paid, and 400 for nothing', async () => {
    const kari = await shopperWith(shop, await newPatch(shop.sql))
    await kari.payable()
    expect((await refund(await kari.orderId(), { amount: 1 })).status).toBe(404)
    expect((await refund(2_000_000_000, { amount: 1 })).status).toBe(404)
    const { id } = await sold()
    for (const body of [{ amount: 0 }, { amount: -1 }, { amount: 1, reason: ' ' }, {}])
      expect((await refund(id, body)).status).toBe(400)
  })
})

describe('the call to the provider', () => {
  test('whose answer was lost is one refund and one credit note', async () => {
    const { id, kari, payable } = await sold()
    await refund(id, { amount: 30_00 })
    const [job] = shop.waiting
    await shop.work()
    shop.waiting.push(job as NonNullable<typeof job>)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([30_00])
    await notify(payable, 'refund.created')
    await shop.work()
    expect(kari.mails()).toHaveLength(2)
    expect((await payment(id)).refunds).toHaveLength(1)
  })

  test('that fails for good raises an alert, from which staff ask again', async () => {
    const { id, payable, total } = await sold()
    await refund(id, { amount: total })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    expect(await payment(id)).toMatchObject({ left: total, refunds: [{ state: 'failed' }] })
    expect(await alertsOf(id)).toMatchObject([{ kind: 'refund' }])
    expect(
      (await Promise.all([repeatRefund(id), repeatRefund(id)])).map(({ status }) => status),
    ).toEqual([200, 200])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([total])
    expect(await payment(id)).toMatchObject({ left: 0, refunded: total })
    expect(await alertsOf(id)).toEqual([])
  })

  test('whose answer was lost and that was given up is one refund, a day after it was made too', async () => {
    const { id, payable, total } = await sold()
    await refund(id, { amount: 50_00 })
    await whileAnswersAreLost(() => shop.giveUpWork())
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00])
    expect(await payment(id)).toMatchObject({ left: total, refunds: [{ state: 'failed' }] })
    await forgetKeys(shop.sql)
    await repeatRefund(id)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00])
    expect(await payment(id)).toMatchObject({ left: total - 50_00, refunds: [{ state: 'made' }] })
    expect(await alertsOf(id)).toEqual([])
  })

  test.each([
    ['the next refund', () => undefined],
    ['the webhook', (payable: Payable) => notify(payable, 'refund.created')],
    ['the hourly job', () => shop.run('payments.find-lost-refunds')],
  ])(
    'is held back when %s tells first that the provider had made one that staff believed failed, until they decide',
    async (_by, hear) => {
      const { id, payable, total } = await sold()
      await refund(id, { amount: 50_00 })
      await whileAnswersAreLost(() => shop.giveUpWork())
      await forgetKeys(shop.sql)
      await refund(id, { amount: 50_00 })
      await hear(payable)
      await shop.work()
      expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00])
      expect(await payment(id)).toMatchObject({
        left: total - 50_00,
        refunds: [{ state: 'failed' }, { state: 'made' }],
      })
      expect(await alertsOf(id)).toMatchObject([{ kind: 'refund', total: 50_00, isHeldBack: true }])
      await repeatRefund(id)
      await shop.work()
      expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00, 50_00])
      expect(await alertsOf(id)).toEqual([])
    },
  )

  test('is held back when staff ask again for two at once, of which the provider had made the first', async () => {
    const { id, payable } = await sold()
    await refund(id, { amount: 50_00 })
    await whileAnswersAreLost(() => shop.giveUpWork())
    await refund(id, { amount: 50_00 })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    await repeatRefund(id)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00])
    expect(await alertsOf(id)).toMatchObject([{ kind: 'refund', total: 50_00, isHeldBack: true }])
    await repeatRefund(id)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00, 50_00])
    expect(await alertsOf(id)).toEqual([])
  })

  test('is made for each of two that staff ask again for at once, when the provider had made neither', async () => {
    const { id, payable } = await sold()
    for (const amount of [50_00, 60_00]) await refund(id, { amount })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    await repeatRefund(id)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([50_00, 60_00])
    expect(await alertsOf(id)).toEqual([])
  })

  test('that the provider refused, or failed later, is repeated as a refund of its own', async () => {
    const { id, payable } = await sold()
    await refund(id, { amount: 20_00 })
    await shop.work()
    const [made] = (await shop.stripe.refunds.list({ payment_intent: payable.intentId })).data
    await failAtProvider(shop.sql, made?.id ?? '')
    await shop.run('payments.find-lost-refunds')
    await refund(id, { amount: 30_00 })
    await whileRefused(() => shop.work())
    expect((await alertsOf(id)).map(({ total }) => total)).toEqual([50_00])
    await repeatRefund(id)
    await shop.work()
    expect((await payment(id)).refunds.map(({ state, amount }) => [state, amount])).toEqual([
      ['made', 30_00],
      ['made', 20_00],
      ['failed', 30_00],
      ['failed', 20_00],
    ])
  })

  test('that fails for good leaves its units in stock, where the next refund of them adds none', async () => {
    const { id, patch, itemId, payable } = await sold()
    const units = (quantity: number) => ({ units: [{ itemId, quantity }], restock: true })
    await refund(id, { amount: 49_00, ...units(1) })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    expect(await alertsOf(id)).toMatchObject([{ kind: 'refund', total: 49_00 }])
    expect(await stockOf(shop.sql, patch)).toBe(18)
    await refund(id, { amount: 49_00, ...units(1) })
    expect(await stockOf(shop.sql, patch)).toBe(18)
    await refund(id, { amount: 98_00, ...units(2) })
    expect(await stockOf(shop.sql, patch)).toBe(20)
    await shop.work()
    await repeatRefund(id)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([49_00, 98_00])
    expect(await stockOf(shop.sql, patch)).toBe(20)
    expect(await alertsOf(id)).toEqual([])
  })

  test('is not repeated for more than is left', async () => {
    const { id, payable, total } = await sold()
    await refund(id, { amount: total })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    await refund(id, { amount: 1_00 })
    await shop.work()
    expect((await repeatRefund(id)).status).toBe(200)
    expect(await alertsOf(id)).toEqual([])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([1_00])
    expect(await payment(id)).toMatchObject({ left: total - 1_00 })
  })

  test('is not repeated together with another one for more than is left', async () => {
    const { id, payable, total } = await sold()
    for (let asked = 0; asked < 2; asked++) {
      await refund(id, { amount: 150_00 })
      await shop.whileProviderIsDown(() => shop.giveUpWork())
    }
    await repeatRefund(id)
    expect(await payment(id)).toMatchObject({ left: total - 150_00 })
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([150_00])
    expect(await alertsOf(id)).toEqual([])
  })

  test('about a payment that the provider does not know fails at once', async () => {
    const { id, payable, total } = await sold()
    await loseIntent(shop.sql, payable.orderNumber)
    await refund(id, { amount: total })
    await shop.work()
    expect(await payment(id)).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] })
    expect(await alertsOf(id)).toMatchObject([{ kind: 'refund' }])
  })

  test('dismissRefund 200: the alert of one that can not succeed ends, and its amount stays left', async () => {
    const { id, payable, total } = await sold()
    await loseIntent(shop.sql, payable.orderNumber)
    await refund(id, { amount: total })
    await shop.work()
    expect((await shop.asStaff('DELETE', `/api/admin/orders/${id}/refund`)).status).toBe(200)
    expect(await alertsOf(id)).toEqual([])
    expect(await payment(id)).toMatchObject({
      left: total,
      refunded: 0,
      refunds: [{ state: 'failed', creditNote: null }],
    })
    expect((await refund(id, { amount: total })).status).toBe(200)
  })

  test('dismissRefund 200: a refund that is due is not dismissed with one that failed', async () => {
    const { id, total } = await sold()
    await refund(id, { amount: 20_00 })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    await refund(id, { amount: 30_00 })
    await shop.asStaff('DELETE', `/api/admin/orders/${id}/refund`)
    expect(await payment(id)).toMatchObject({
      left: total - 30_00,
      refunds: [{ state: 'due' }, { state: 'failed' }],
    })
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    expect(await alertsOf(id)).toMatchObject([{ kind: 'refund' }])
  })

  /** An order whose credit note could not be mailed. */
  async function soldWithoutNote() {
    const order = await sold()
    await refund(order.id, { amount: 30_00 })
    await shop.whileMailIsRefused(async () => {
      await expect(shop.work()).rejects.toThrow()
      const { id: about } = (await lastRefund(shop.sql)) ?? {}
      shop.waiting.push({ queue: 'post.mail', data: { kind: 'credit_note', about, number: 1 } })
      await shop.giveUpWork()
    })
    expect(await alertsOf(order.id)).toMatchObject([{ kind: 'receipt' }])
    return order
  }

  test('a credit note that failed for good raises an alert, from which staff send it', async () => {
    const { id, kari } = await soldWithoutNote()
    await shop.asStaff('POST', `/api/admin/orders/${id}/receipt`)
    await shop.work()
    expect(kari.mails().at(-1)?.subject).toMatch(/^Vi har betalt tilbake/)
    expect(await alertsOf(id)).toEqual([])
  })

  test('the alert of a failed credit note ends when its customer is forgotten', async () => {
    const { id, kari } = await soldWithoutNote()
    await change(id, { status: 'delivered' })
    await shop.asStaff('POST', '/api/admin/personal-data/forget', { body: { email: kari.email } })
    expect(await alertsOf(id)).toEqual([])
  })
})

describe("the provider's dashboard", () => {
  test('a refund made there arrives by webhook, once, with a credit note', async () => {
    const { id, kari, payable, total } = await sold()
    await shop.stripe.refunds.create({ payment_intent: payable.intentId, amount: 20_00 })
    await notify(payable, 'refund.created')
    await notify(payable, 'refund.created')
    await shop.work()
    expect(await payment(id)).toMatchObject({
      refunded: 20_00,
      left: total - 20_00,
      refunds: [{ state: 'made', administrator: null, amount: 20_00 }],
    })
    expect(kari.mails()).toHaveLength(2)
  })

  test('a refund whose event never arrives is found within the hour, once; so is one that failed later', async () => {
    const { id, kari, payable } = await sold()
    const { id: refundId } = await shop.stripe.refunds.create({
      payment_intent: payable.intentId,
      amount: 20_00,
    })
    for (const _hour of [1, 2]) {
      await shop.run('payments.find-lost-refunds')
      await shop.work()
      expect(await payment(id)).toMatchObject({ refunded: 20_00, refunds: [{ state: 'made' }] })
    }
    expect(kari.mails()).toHaveLength(2)
    await failAtProvider(shop.sql, refundId)
    await shop.run('payments.find-lost-refunds')
    expect(await payment(id)).toMatchObject({ refunded: 0, refunds: [{ state: 'failed' }] })
  })

  test('refunds of few øre have credit notes even when rounding left no VAT for one', async () => {
    const { id, payable } = await sold()
    const ids: string[] = []
    for (const amount of [2, 1, 1]) {
      if (ids.length === 2) await failAtProvider(shop.sql, ids[0] ?? '')
      ids.push((await shop.stripe.refunds.create({ payment_intent: payable.intentId, amount })).id)
      await notify(payable, 'refund.created')
      await shop.work()
    }
    const { refunds } = await payment(id)
    expect(refunds.map(({ state, creditNote }) => [state, creditNote !== null])).toEqual([
      ['made', true],
      ['made', true],
      ['failed', true],
    ])
  })

  test('a refund that fails while another one is paid stays failed', async () => {
    const { id, payable } = await sold()
    await refund(id, { amount: 50_00 })
    await shop.work()
    await refund(id, { amount: 20_00 })
    const create = shop.stripe.refunds.create.bind(shop.stripe.refunds)
    vi.spyOn(shop.stripe.refunds, 'create').mockImplementationOnce(async (...request) => {
      const [first] = (await shop.stripe.refunds.list({ payment_intent: payable.intentId })).data
      await failAtProvider(shop.sql, first?.id ?? '')
      await notify(payable, 'refund.created')
      return create(...(request as Parameters<typeof create>))
    })
    await shop.work()
    const { refunds, refunded } = await payment(id)
    expect([refunded, refunds.map(({ state }) => state).sort()]).toEqual([
      20_00,
      ['failed', 'made'],
    ])
  })

  test('a refund made there leaves too little for one that is due here', async () => {
    const { id, payable, total } = await sold()
    await refund(id, { amount: 100_00 })
    await shop.stripe.refunds.create({ payment_intent: payable.intentId })
    await notify(payable, 'refund.created')
    await shop.work()
    expect(await payment(id)).toMatchObject({
      refunded: total,
      left: 0,
      refunds: [{ state: 'made' }, { state: 'failed' }],
    })
  })

  test('a dispute counts as money out until the shop wins', async () => {
    const { id, payable, total } = await sold({ method: 'pm_card_createDispute' })
    const revenue = async () => (await get<Summary>('summary')).revenue
    const before = await revenue()
    const [event] = await notify(payable, 'charge.dispute.created')
    const disputeId = (event as Stripe.ChargeDisputeCreatedEvent).data.object.id
    expect(await payment(id)).toMatchObject({
      left: 0,
      disputed: total,
      disputes: [{ id: disputeId, status: 'needs_response', withdrawn: total }],
    })
    expect(before - (await revenue())).toBe(total)
    expect((await refund(id, { amount: 1 })).status).toBe(422)
    expect(await get<Payment[]>('payments?state=disputed')).toMatchObject([
      { orderId: id, back: total },
    ])
    await shop.stripe.disputes.update(disputeId, {
      evidence: { uncategorized_text: 'winning_evidence' },
    })
    await notify(payable, 'charge.dispute.closed')
    expect(await payment(id)).toMatchObject({
      left: total,
      disputed: 0,
      disputes: [{ status: 'won' }],
    })
    expect(await revenue()).toBe(before)
  })

  test('a dispute that is told before the payment settles both', async () => {
    const kari = await shopperWith(shop, await newPatch(shop.sql), 3)
    const payable = await kari.payable()
    await pay(shop, payable, 'pm_card_createDispute')
    await notify(payable, 'charge.dispute.created')
    expect(await payment(await kari.orderId())).toMatchObject({
      total: payable.total,
      disputed: payable.total,
    })
  })
})

test('the staff log has what went back before a refund and since, of what and why', async () => {
  const { id, itemId } = await sold()
  await refund(id, { amount: 10_00 })
  const units = [{ itemId, quantity: 2 }]
  await refund(id, { amount: 98_00, reason: ' Feil farge ', units, restock: true }, 'to-patcher')
  await refund(id, { amount: 98_00, reason: ' Feil farge ', units, restock: true }, 'to-patcher')
  const log = await get<StaffAction[]>(`log?kind=order&subjectId=${id}`)
  const status = 'pending'
  expect(log.map(({ event, before, after }) => ({ event, before, after }))).toEqual([
    {
      event: 'refunded',
      before: { refundedTotal: 10_00, status },
      after: {
        ...{ refunded: '9800', reason: 'Feil farge', refundedTotal: 108_00, status },
        ...{ units: [`2 × ${(await order(id)).items[0]?.product.name}`], isRestocked: true },
      },
    },
    {
      event: 'refunded',
      before: { refundedTotal: 0, status },
      after: { refunded: '1000', reason: 'Kunden angret', refundedTotal: 10_00, status },
    },
  ])
})

describe('listPayments', () => {
  test('lists each state page by page, and refuses the cursor of another', async () => {
    const refunded = [await sold(), await sold()]
    for (const { id } of refunded) await refund(id, { amount: 10_00 })
    const kari = await shopperWith(shop, await newPatch(shop.sql))
    const { orderNumber } = await kari.payable()
    const path = 'payments?state=refunded&limit=1'
    const first = await shop.asStaff('GET', `/api/admin/${path}`)
    expect(await first.json()).toMatchObject([
      { orderId: refunded[1]?.id, back: 10_00, isDelivered: true },
    ])
    const cursor = first.headers.get('x-next-cursor')
    expect(await get<Payment[]>(`${path}&cursor=${cursor}`)).toMatchObject([
      { orderId: refunded[0]?.id },
    ])
    const waiting = await get<Payment[]>('payments?state=waiting')
    expect(waiting[0]).toMatchObject({ orderNumber, back: 0, isDelivered: false })
    const other = `/api/admin/payments?state=failed&cursor=${cursor}`
    expect((await shop.asStaff('GET', other)).status).toBe(400)
  })
})

import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { failMail, newPaidOrder } from '../../../api/testing/test-order-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, refundsOf, setStock } from '../../../api/testing/test-shop-queries.ts'
import { newShopper, shopperWith } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import { orderMails } from '../mails/order-mails.ts'

const shop = await shopOfFile()

const { alertsOf, change, logOf, order } = staffOf(shop)
const receiptOf = async (id: number) => (await order(id)).receipt
const ask = (id: number, what: 'receipt' | 'refund') =>
  shop.asStaff('POST', `/api/admin/orders/${id}/${what}`)

async function paidOrder() {
  const kari = newShopper(shop)
  return { ...(await kari.bought(await newPatch(shop.sql))), kari }
}

describe('the receipt', () => {
  test('is queued, then sent, and a repeated job sends nothing more', async () => {
    const { kari, id } = await paidOrder()
    expect(await receiptOf(id)).toBe('queued')
    const [message] = shop.waiting.slice(-1)
    await shop.work()
    expect(await receiptOf(id)).toBe('sent')
    shop.waiting.push(message as NonNullable<typeof message>)
    await shop.work()
    expect(kari.mails()).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
  })

  test('a receipt that failed permanently raises an alert, from which staff send it again', async () => {
    const { kari, id, orderNumber } = await paidOrder()
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    expect(await receiptOf(id)).toBe('failed')
    expect(await alertsOf(id)).toMatchObject([
      { kind: 'receipt', orderNumber, customerEmail: kari.email, total: 108_00 },
    ])
    expect((await ask(id, 'receipt')).status).toBe(200)
    expect(await receiptOf(id)).toBe('queued')
    await shop.work()
    expect(await receiptOf(id)).toBe('sent')
    expect(kari.mails()).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
  })

  test('that was sent is sent again with a new Message-ID, once for repeated clicks of staff', async () => {
    const { kari, id } = await paidOrder()
    await shop.work()
    await Promise.all([ask(id, 'receipt'), ask(id, 'receipt')])
    await shop.work()
    expect(new Set(kari.mails().map(({ messageId }) => messageId)).size).toBe(2)
    expect(kari.mails()).toHaveLength(2)
  })

  test('200: nothing is queued or logged for a customer who was forgotten', async () => {
    const { kari, id } = await paidOrder()
    await shop.work()
    await change(id, { status: 'delivered' })
    await shop.asStaff('POST', '/api/admin/personal-data/forget', { body: { email: kari.email } })
    await shop.work()
    const before = await logOf(id)
    expect((await ask(id, 'receipt')).status).toBe(200)
    expect(shop.waiting).toEqual([])
    expect(await logOf(id)).toEqual(before)
  })
})

describe('two failed mails behind one alert', () => {
  test('the alert has the earlier time, and one press sends both mails again', async () => {
    const refundMailIsDue = vi.spyOn(orderMails.refunded, 'isDue').mockReturnValue(true)
    onTestFinished(() => refundMailIsDue.mockRestore())
    const id = await newPaidOrder(shop.sql, { email: 'to@example.com' })
    await failMail(shop.sql, id, 'receipt', { failedAt: '2026-05-10T12:00:00Z' })
    await failMail(shop.sql, id, 'refunded', { failedAt: '2026-05-10T11:00:00Z' })
    const kinds = (await alertsOf(id)).map(({ kind, failedAt }) => [kind, failedAt])
    expect(kinds).toEqual([['receipt', '2026-05-10T11:00:00.000Z']])
    expect((await ask(id, 'receipt')).status).toBe(200)
    expect(await alertsOf(id)).toEqual([])
    await shop.work()
    expect(shop.mails.filter(({ to }) => to === 'to@example.com')).toHaveLength(2)
  })

  test('the alert ends with a press that sends one mail again and withdraws the other', async () => {
    const id = await newPaidOrder(shop.sql, { email: 'en@example.com' })
    await failMail(shop.sql, id, 'receipt')
    await failMail(shop.sql, id, 'refunded')
    expect(await alertsOf(id)).toHaveLength(1)
    expect((await ask(id, 'receipt')).status).toBe(200)
    expect(await alertsOf(id)).toEqual([])
    await shop.work()
    expect(shop.mails.filter(({ to }) => to === 'en@example.com')).toHaveLength(1)
  })
})

describe('the refund', () => {
  async function due() {
    const kari = newShopper(shop)
    const patch = await newPatch(shop.sql, { stock: 1 })
    const payable = await kari.paid(patch)
    await setStock(shop.sql, patch, 0)
    await kari.confirm(payable)
    return { kari, payable, id: await kari.orderId() }
  }

  test('dismissRefund 200: its alert ends, nothing is paid back, and the log tells who did it, once', async () => {
    const { payable, id } = await due()
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    expect(await alertsOf(id)).toHaveLength(1)
    const dismiss = () => shop.asStaff('DELETE', `/api/admin/orders/${id}/refund`)
    expect((await dismiss()).status).toBe(200)
    expect((await dismiss()).status).toBe(200)
    expect(await alertsOf(id)).toEqual([])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([])
    expect((await logOf(id)).map(({ event }) => event)).toEqual([
      'refund_dismissed',
      'refund_failed',
      'order_unfulfilled',
    ])
  })

  test('dismissRefund 200: a refund that was dismissed is still due, and staff can pay it back later', async () => {
    const { kari, payable, id } = await due()
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    await shop.asStaff('DELETE', `/api/admin/orders/${id}/refund`)
    expect(await kari.orders()).toMatchObject([{ payment: 'refund_due' }])
    expect((await ask(id, 'refund')).status).toBe(200)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([108_00])
  })

  test('dismissRefund 200 changes nothing of a refund that has not failed, which is paid', async () => {
    const { payable, id } = await due()
    expect((await shop.asStaff('DELETE', `/api/admin/orders/${id}/refund`)).status).toBe(200)
    expect(await logOf(id)).toMatchObject([
      { event: 'order_unfulfilled', administrator: null, to: '10800' },
    ])
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([108_00])
  })

  test('dismissRefund 404 for an unknown order', async () => {
    const path = '/api/admin/orders/2147483647/refund'
    expect((await shop.asStaff('DELETE', path)).status).toBe(404)
  })

  test('a refund that failed permanently raises an alert, from which staff retry it', async () => {
    const { kari, payable, id } = await due()
    await shop.whileProviderIsDown(() => shop.giveUpWork())
    expect(await alertsOf(id)).toMatchObject([{ kind: 'refund', total: 108_00 }])
    expect((await ask(id, 'refund')).status).toBe(200)
    await shop.work()
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([108_00])
    expect(kari.mails()).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
  })

  test('is idempotent: a retry after success pays nothing more', async () => {
    const { kari, payable, id } = await due()
    await shop.work()
    expect((await ask(id, 'refund')).status).toBe(200)
    expect(await shop.work()).toBe(0)
    expect(await refundsOf(shop.sql, payable.intentId)).toEqual([108_00])
    expect(kari.mails()).toHaveLength(1)
  })
})

test.each(['receipt', 'refund'] as const)(
  '404 for the %s of an unknown or unpaid order',
  async (what) => {
    const ola = await shopperWith(shop, await newPatch(shop.sql))
    await ola.payable()
    expect((await ask(await ola.orderId(), what)).status).toBe(404)
    expect((await ask(2_000_000_000, what)).status).toBe(404)
  },
)

import { beforeEach, describe, expect, test } from 'vitest'
import { read, status } from '../../../api/testing/test-answers.ts'
import { type DesignOrder, designOrder, recordedDesign } from '../../../api/testing/test-designs.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { type OrderChange, staffOf } from '../../../api/testing/test-staff.ts'

const start = new Date('2026-05-01T10:00:00Z')

const shop = await shopOfFile()
const design = await recordedDesign(shop, 'RUSS 27')
beforeEach(() => shop.setNow(start))

const staff = staffOf(shop)
const set = ({ id }: DesignOrder, change: OrderChange) => staff.change(id, change)
const setAll = (orders: readonly DesignOrder[], status: string) =>
  read(
    shop.asStaff('PATCH', '/api/admin/orders', {
      body: { ids: orders.map(({ id }) => id), status },
    }),
  )
const statusOf = async ({ id }: DesignOrder) => (await staff.order(id)).status

describe('an order with a design that its customer has not approved', () => {
  test('updateOrder 200: staff set it to any status, and its files stay closed until the approval', async () => {
    const order = await designOrder(shop, [design])
    expect(await status(set(order, { status: 'shipped', trackingNumber: 'CN 12' }))).toBe(200)
    const imageId = (await order.proof()).rounds[0]?.imageId
    const file = () => status(shop.asStaff('GET', `/api/admin/custom-designs/${imageId}/files/dst`))
    expect(await file()).toBe(409)
    expect(await status(set(order, { status: 'processing' }))).toBe(200)
    await order.approve()
    expect(await file()).toBe(200)
  })

  test('updateOrders 200: is left out and named, until each of its designs is approved', async () => {
    const [first, second] = [
      await designOrder(shop, [design]),
      await designOrder(shop, [design, await recordedDesign(shop, 'BUSS 9')]),
    ]
    await first.approve()
    await second.approve()
    const leftOut = [{ id: second.id, orderNumber: second.orderNumber, reasons: ['unapproved'] }]
    expect(await setAll([first, second], 'delivered')).toMatchObject({ changed: 1, leftOut })
    expect([await statusOf(first), await statusOf(second)]).toEqual(['delivered', 'pending'])
    await second.approve({ itemId: 1_000_000 })
    expect(await setAll([first, second], 'delivered')).toMatchObject({ changed: 1, leftOut: [] })
  })

  test('is cancelled and paid back as any other, and a line that was paid back needs no approval', async () => {
    const order = await designOrder(shop, [design, await recordedDesign(shop, 'BUSS 9')])
    await order.approve()
    const body = {
      units: [{ itemId: 1_000_000, quantity: 10 }],
      amount: 100_00,
      reason: 'Kunden angret den ene',
    }
    expect(await status(staff.refund(order.id, body))).toBe(200)
    expect((await order.linked()).proofs.map(({ isNeeded }) => isNeeded)).toEqual([true, false])
    expect(await setAll([order], 'shipped')).toMatchObject({ changed: 1, leftOut: [] })
    const other = await designOrder(shop, [design])
    expect(await status(set(other, { status: 'cancelled' }))).toBe(200)
  })

  test('needs no approval once its whole total is paid back without naming units', async () => {
    const order = await designOrder(shop, [design])
    const body = { amount: order.total, reason: 'Kunden angret' }
    expect(await status(staff.refund(order.id, body))).toBe(200)
    expect((await order.proof()).isNeeded).toBe(false)
  })
})

describe('the reminders', () => {
  const day = 24 * 60 * 60_000
  /** Runs the job this long after the payment, and returns the subjects of the customer's mails. */
  async function mailsAfter({ kari }: DesignOrder, days: number) {
    shop.setNow(new Date(start.getTime() + days * day))
    await shop.run('workshop.remind-proofs')
    await shop.run('workshop.remind-proofs')
    await shop.work()
    return kari.mails().map(({ subject }) => subject.replace(/, RP-.*/, ''))
  }
  const receipt = 'Takk for bestillingen'
  const reminder = 'Nåla venter på deg'

  test('go out after 3, 7 and 14 days of silence, once each, and then none', async () => {
    const order = await designOrder(shop, [design])
    expect(await mailsAfter(order, 2.9)).toEqual([receipt])
    expect(await mailsAfter(order, 3)).toEqual([receipt, reminder])
    expect(await mailsAfter(order, 6.9)).toEqual([receipt, reminder])
    expect(await mailsAfter(order, 7)).toHaveLength(3)
    expect(await mailsAfter(order, 14)).toHaveLength(4)
    expect(await mailsAfter(order, 60)).toHaveLength(4)
    const ids = order.kari.mails().map(({ messageId }) => messageId)
    expect(new Set(ids).size).toBe(4)
    expect(order.kari.mails()[1]?.text).toContain(`/ordre?token=${order.token}#korrektur`)
  })

  test('are one for the days of an outage, and one for all designs of an order', async () => {
    const order = await designOrder(shop, [design, await recordedDesign(shop, 'BUSS 9')])
    expect(await mailsAfter(order, 8)).toEqual([receipt, reminder])
    expect(order.kari.mails()[1]?.pictures).toHaveLength(2)
    expect(await mailsAfter(order, 14)).toHaveLength(3)
  })

  test('begin anew with an answer of staff, and end with one of the customer', async () => {
    const order = await designOrder(shop, [design])
    expect(await mailsAfter(order, 3)).toHaveLength(2)
    await order.comment('Større navn?')
    expect(await mailsAfter(order, 7)).toHaveLength(2)
    await shop.asStaff('POST', `/api/admin/orders/${order.id}/proofs/999999/rounds`, {
      body: { round: 1, answers: 1, note: 'Slik?' },
    })
    expect(await mailsAfter(order, 9)).toHaveLength(3)
    expect(await mailsAfter(order, 10)).toHaveLength(4)
    await order.approve({ round: 2 })
    expect(await mailsAfter(order, 30)).toHaveLength(4)
  })

  test('are not sent for a cancelled order, nor when the customer answers before the mail is sent', async () => {
    const [cancelled, answered] = [
      await designOrder(shop, [design]),
      await designOrder(shop, [design]),
    ]
    await set(cancelled, { status: 'cancelled' })
    shop.setNow(new Date(start.getTime() + 3 * day))
    await shop.run('workshop.remind-proofs')
    await answered.approve()
    await shop.work()
    expect(cancelled.kari.mails()).toHaveLength(1)
    expect(answered.kari.mails()).toHaveLength(1)
  })

  test('that fail for good are an alert, which the customer’s answer ends', async () => {
    const order = await designOrder(shop, [design])
    shop.setNow(new Date(start.getTime() + 3 * day))
    await shop.run('workshop.remind-proofs')
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    expect(await staff.alertsOf(order.id)).toMatchObject([{ kind: 'receipt' }])
    await order.approve()
    expect(await staff.alertsOf(order.id)).toEqual([])
  })
})

import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import { administrator } from '../../../api/testing/administrator.ts'
import { failMail, forgetOrders, newPaidOrder } from '../../../api/testing/test-order-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { type OrderChange, staffOf } from '../../../api/testing/test-staff.ts'
import { latestMail } from '../../post/mail-queries.ts'
import type { Order, OrderStatus } from '../../shared/contract/api.d.ts'
import { orderMails } from '../mails/order-mails.ts'

const shop = await shopOfFile()
beforeEach(async () => {
  await forgetOrders(shop.sql)
  shop.waiting.length = 0
  shop.mails.length = 0
})

const { get, alertsOf, change, logOf: log, order } = staffOf(shop)
const changeAll = (ids: readonly number[], status: OrderStatus, versions?: readonly number[]) =>
  shop.asStaff('PATCH', '/api/admin/orders', {
    body: { ids, status, ...(versions && { versions }) },
  })
const resend = (id: number) => shop.asStaff('POST', `/api/admin/orders/${id}/notice`)
const listed = (ids: readonly number[]) =>
  get<Order[]>(`orders?${new URLSearchParams(ids.map((id) => ['ids', String(id)]))}`)
const changesLogged = async (id: number) =>
  (await log(id)).map(({ event, from, to }) => [event, from, to])
const subjects = () => shop.mails.map(({ subject }) => subject)

describe('getOrderLog', () => {
  test('200 administrator, action and time, latest first', async () => {
    const id = await newPaidOrder(shop.sql)
    shop.setNow(new Date('2026-05-01T10:30:00Z'))
    await change(id, { status: 'processing' })
    shop.setNow(new Date('2026-05-01T11:00:00Z'))
    await change(id, { status: 'shipped', trackingNumber: '3704 3810' })
    expect(await log(id)).toMatchObject([
      { event: 'tracking', from: null, to: '3704 3810', at: '2026-05-01T11:00:00.000Z' },
      { event: 'status', from: 'processing', to: 'shipped', at: '2026-05-01T11:00:00.000Z' },
      { event: 'status', from: 'pending', to: 'processing', at: '2026-05-01T10:30:00.000Z' },
    ])
    expect((await log(id)).every((entry) => entry.administrator === administrator.username)).toBe(
      true,
    )
  })

  test('200 an update without a change is not logged', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'pending', trackingNumber: null })
    await changeAll([id], 'pending')
    expect(await log(id)).toEqual([])
  })

  test('200 concurrent updates are both logged, and the last one wins', async () => {
    const id = await newPaidOrder(shop.sql)
    await Promise.all([change(id, { status: 'processing' }), change(id, { status: 'cancelled' })])
    const [last, first] = await log(id)
    expect([first?.from, first?.to]).toEqual(['pending', last?.from])
    expect((await order(id))?.status).toBe(last?.to)
    expect([first?.to, last?.to].sort()).toEqual(['cancelled', 'processing'])
  })

  test('200 a mail sent again is logged once for repeated clicks of staff', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    await shop.work()
    const again = (what: 'receipt' | 'notice') =>
      shop.asStaff('POST', `/api/admin/orders/${id}/${what}`)
    shop.waiting.push({ queue: 'post.mail', data: { kind: 'receipt', about: id, number: 1 } })
    await shop.work()
    await again('receipt')
    await again('receipt')
    await again('notice')
    await again('notice')
    await shop.work()
    expect((await changesLogged(id)).map(([event]) => event)).toEqual([
      'notice',
      'receipt',
      'status',
    ])
    expect(shop.mails).toHaveLength(4)
  })

  test('404 for an unknown order', async () => {
    const path = '/api/admin/orders/2000000000/log'
    expect((await shop.asStaff('GET', path)).status).toBe(404)
  })
})

describe('a shipped order', () => {
  test('causes one mail to its customer', async () => {
    const id = await newPaidOrder(shop.sql, { orderNumber: 'RP-SENDT001' })
    expect((await order(id))?.notice).toBe('none')
    await Promise.all([change(id, { status: 'shipped' }), changeAll([id], 'shipped')])
    expect((await order(id))?.notice).toBe('queued')
    const [message] = shop.waiting
    await shop.work()
    shop.waiting.push(message as NonNullable<typeof message>)
    await change(id, { status: 'delivered' })
    await change(id, { status: 'shipped' })
    await shop.work()
    expect((await order(id))?.notice).toBe('sent')
    expect(subjects()).toEqual(['Patchene dine er på vei, RP-SENDT001'])
    const [mail] = shop.mails
    expect(mail?.to).toBe('kari@example.com')
    for (const part of [mail?.html, mail?.text]) {
      for (const fact of ['RP-SENDT001', 'Elgpatch', 'Storgata 1', '0155 Oslo'])
        expect(part).toContain(fact)
      expect(part).not.toContain('Sporingsnummer')
    }
  })

  test('mails its tracking number, and each later new number', async () => {
    const id = await newPaidOrder(shop.sql, { status: 'processing' })
    await change(id, { status: 'processing', trackingNumber: '3704 3810' })
    expect(await shop.work()).toBe(0)
    await change(id, { status: 'shipped' })
    await shop.work()
    await change(id, { status: 'shipped', trackingNumber: '3704 3810 ' })
    await change(id, { status: 'shipped', trackingNumber: 'AB-12' })
    await shop.work()
    await change(id, { status: 'shipped', trackingNumber: null })
    await shop.work()
    expect(
      shop.mails.map(({ text }) => /sporing\.posten\.no\/sporing\/\S+/.exec(text)?.[0]),
    ).toEqual(['sporing.posten.no/sporing/37043810', 'sporing.posten.no/sporing/AB-12'])
    expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(2)
    expect(await changesLogged(id)).toEqual([
      ['tracking', 'AB-12', null],
      ['tracking', '3704 3810', 'AB-12'],
      ['status', 'processing', 'shipped'],
      ['tracking', null, '3704 3810'],
    ])
  })

  test('mails a tracking number that it got while its shipment was undone', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    await shop.work()
    await change(id, { status: 'processing' })
    shop.setNow(new Date('2026-05-02T10:00:00Z'))
    await change(id, { trackingNumber: 'BBB222' })
    expect(await shop.work()).toBe(0)
    await change(id, { status: 'shipped' })
    await shop.work()
    expect(shop.mails.map(({ text }) => text.includes('BBB222'))).toEqual([false, true])
  })

  test('causes no mail when staff undo it in time, and one when they ship it after all', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    await change(id, { status: 'processing' })
    await shop.work()
    expect(shop.mails).toEqual([])
    await change(id, { status: 'shipped' })
    await shop.work()
    expect(shop.mails).toHaveLength(1)
  })

  test('a notice that failed permanently raises an alert, from which staff send it again', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    expect((await order(id))?.notice).toBe('failed')
    expect(await alertsOf(id)).toMatchObject([{ kind: 'notice' }])
    expect((await resend(id)).status).toBe(200)
    await shop.work()
    expect((await order(id))?.notice).toBe('sent')
    expect(shop.mails).toHaveLength(1)
    expect(await alertsOf(id)).toEqual([])
  })

  test('an order whose failed notice is outdated gets no mail when staff retry it, and its alert disappears', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    await change(id, { status: 'cancelled' })
    expect(await alertsOf(id)).toMatchObject([{ kind: 'notice' }])
    expect((await resend(id)).status).toBe(200)
    expect(await alertsOf(id)).toEqual([])
    expect(await shop.work()).toBe(0)
    expect((await resend(2_000_000_000)).status).toBe(404)
  })

  test.each<[string, OrderChange]>([
    ['the order is delivered', { status: 'delivered' }],
    ['the order is processed again', { status: 'processing' }],
    ['its tracking number is removed', { trackingNumber: null }],
  ])('a failed notice stays an alert when %s', async (_what, later) => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped', trackingNumber: 'AAA111' })
    await shop.work()
    await change(id, { trackingNumber: 'BBB222' })
    await shop.whileMailIsRefused(() => shop.giveUpWork())
    await change(id, later)
    expect((await order(id))?.notice).toBe('failed')
    expect(await alertsOf(id)).toMatchObject([{ kind: 'notice' }])
  })
})

describe('the shipping notice', () => {
  test('the notice waits 30 s, and is not sent when staff undo the change before', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    expect(shop.waiting).toMatchObject([{ data: { kind: 'notice' }, delay: 30 }])
    await change(id, { status: 'pending', version: 2 })
    expect(await order(id)).toMatchObject({ status: 'pending', notice: 'none', version: 3 })
    await shop.work()
    expect(shop.mails).toEqual([])
  })

  test('is not sent for an order that is already delivered, but staff can send it by hand', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    await change(id, { status: 'delivered' })
    expect((await order(id))?.notice).toBe('none')
    await shop.work()
    expect(shop.mails).toEqual([])
    await resend(id)
    await shop.work()
    expect(shop.mails).toHaveLength(1)
  })

  test('is sent once for an order that is shipped, undone and shipped after all', async () => {
    const id = await newPaidOrder(shop.sql)
    for (const status of ['shipped', 'processing', 'shipped'] as const) await change(id, { status })
    expect(shop.waiting).toHaveLength(2)
    await shop.work()
    expect(shop.mails).toHaveLength(1)
    expect((await order(id))?.notice).toBe('sent')
  })

  test('is not repeated when a new tracking number is reverted to the mailed one', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped', trackingNumber: 'AAA111' })
    await shop.work()
    await change(id, { trackingNumber: 'BBB222' })
    expect((await order(id))?.notice).toBe('queued')
    await change(id, { trackingNumber: 'AAA111' })
    expect((await order(id))?.notice).toBe('sent')
    await shop.work()
    expect(shop.mails).toHaveLength(1)
  })

  test('is still sent, without the number, when the first number is removed', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped', trackingNumber: 'AAA111' })
    await change(id, { trackingNumber: null })
    await shop.work()
    expect(shop.mails.map(({ text }) => text.includes('AAA111'))).toEqual([false])
  })
})

test('a status change withdraws waiting mails that are no longer due, and keeps failed ones as alerts', async () => {
  const receiptIsDue = vi
    .spyOn(orderMails.receipt, 'isDue')
    .mockImplementation(({ status }) => status === 'processing')
  onTestFinished(() => receiptIsDue.mockRestore())
  const waiting = await newPaidOrder(shop.sql)
  const failed = await newPaidOrder(shop.sql)
  await failMail(shop.sql, failed, 'receipt')
  const states = () =>
    Promise.all(
      [waiting, failed].map(
        async (id) => (await latestMail(shop.sql, { kind: 'receipt', about: id }))?.state,
      ),
    )
  await changeAll([waiting, failed], 'processing')
  expect(await states()).toEqual(['waiting', 'failed'])
  await changeAll([waiting, failed], 'pending')
  expect(await states()).toEqual(['withdrawn', 'failed'])
})

describe('updateOrder', () => {
  test('409 an update of an older version changes nothing and returns the last editor, values and time', async () => {
    const id = await newPaidOrder(shop.sql)
    expect((await order(id))?.version).toBe(1)
    shop.setNow(new Date('2026-05-01T12:02:00Z'))
    await change(id, { status: 'shipped', version: 1 })
    const refused = await change(id, { status: 'cancelled', trackingNumber: 'CCC333', version: 1 })
    expect(refused.status).toBe(409)
    expect(await refused.json()).toMatchObject({
      code: 'changed_meanwhile',
      current: { id, status: 'shipped', trackingNumber: null, version: 2 },
      changedBy: administrator.username,
      changedAt: '2026-05-01T12:02:00.000Z',
    })
    expect(await order(id)).toMatchObject({ status: 'shipped', trackingNumber: null, version: 2 })
    expect(await changesLogged(id)).toEqual([['status', 'pending', 'shipped']])
    expect((await change(id, { status: 'cancelled', version: 2 })).status).toBe(200)
  })

  test('200 an older version is no conflict for an update without a change', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    const same = await change(id, { status: 'shipped', version: 1 })
    expect([same.status, await same.json()]).toMatchObject([200, { version: 2 }])
  })

  test('200 without a version the last write wins; 409 for a version that never existed', async () => {
    const id = await newPaidOrder(shop.sql)
    await change(id, { status: 'shipped' })
    expect((await change(id, { status: 'cancelled' })).status).toBe(200)
    const unknown = await change(await newPaidOrder(shop.sql), { status: 'shipped', version: 9 })
    expect([unknown.status, await unknown.json()]).toMatchObject([
      409,
      { changedBy: null, changedAt: null },
    ])
  })

  test('one of two concurrent updates of the same version is refused', async () => {
    const id = await newPaidOrder(shop.sql)
    const answers = await Promise.all([
      change(id, { status: 'shipped', version: 1 }),
      change(id, { status: 'cancelled', version: 1 }),
    ])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  test('200 a number alone leaves an order cancelled, and is mailed for a shipped order', async () => {
    const [cancelled, delivered] = [
      await newPaidOrder(shop.sql, { status: 'cancelled' }),
      await newPaidOrder(shop.sql, { status: 'delivered' }),
    ]
    for (const id of [cancelled, delivered])
      expect((await change(id, { trackingNumber: 'AAA111' })).status).toBe(200)
    expect(await listed([cancelled, delivered])).toMatchObject([
      { status: 'delivered', trackingNumber: 'AAA111', notice: 'queued' },
      { status: 'cancelled', trackingNumber: 'AAA111', notice: 'none' },
    ])
    await shop.work()
    expect(shop.mails).toHaveLength(1)
  })

  test.each(['<b>', 'a'.repeat(41), '', ' 12', 'æ', '12\n34'])(
    '400 for the tracking number %j, and nothing changes',
    async (trackingNumber) => {
      const id = await newPaidOrder(shop.sql)
      expect((await change(id, { status: 'shipped', trackingNumber })).status).toBe(400)
      expect(await order(id)).toMatchObject({ status: 'pending', trackingNumber: null })
      expect(shop.waiting).toEqual([])
    },
  )
})

describe('updateOrders', () => {
  test('200 sets all, counts those with another status before, and logs each', async () => {
    const ids = [
      await newPaidOrder(shop.sql),
      await newPaidOrder(shop.sql),
      await newPaidOrder(shop.sql, { status: 'shipped' }),
    ]
    const answer = await changeAll(ids, 'shipped')
    expect(answer.status).toBe(200)
    expect(await answer.json()).toEqual({
      changed: 2,
      orders: ids.slice(0, 2).map((id) => ({ id, from: 'pending', version: 2 })),
      conflicts: [],
      leftOut: [],
    })
    expect((await listed(ids)).map(({ status }) => status)).toEqual(ids.map(() => 'shipped'))
    const logs = await Promise.all(ids.map(changesLogged))
    expect(logs).toEqual([
      [['status', 'pending', 'shipped']],
      [['status', 'pending', 'shipped']],
      [],
    ])
    await shop.work()
    expect(shop.mails).toHaveLength(2)
    const again = await changeAll([...ids, ...ids], 'shipped')
    expect(await again.json()).toEqual({ changed: 0, orders: [], conflicts: [], leftOut: [] })
    expect(await shop.work()).toBe(0)
  })

  test('200 orders that changed concurrently are listed as conflicts, and the others are set', async () => {
    const ids = [await newPaidOrder(shop.sql), await newPaidOrder(shop.sql)]
    await change(ids[1] as number, { status: 'cancelled' })
    const answer = await changeAll(ids, 'shipped', [1, 1])
    expect([answer.status, await answer.json()]).toMatchObject([
      200,
      {
        changed: 1,
        orders: [{ id: ids[0], from: 'pending', version: 2 }],
        conflicts: [
          { current: { id: ids[1], status: 'cancelled' }, changedBy: administrator.username },
        ],
      },
    ])
    await shop.work()
    expect(shop.mails).toHaveLength(1)
  })

  test('400 for one version too few', async () => {
    const ids = [await newPaidOrder(shop.sql), await newPaidOrder(shop.sql)]
    const answer = await changeAll(ids, 'shipped', [1])
    expect([answer.status, await answer.json()]).toMatchObject([400, { field: 'versions' }])
  })

  test('400 for no id and for more than 200', async () => {
    for (const ids of [[], Array.from({ length: 201 }, (_none, index) => index + 1)])
      expect((await changeAll(ids, 'shipped')).status).toBe(400)
  })
})

test('listOrders 200 returns the orders with the given ids; 400 for invalid ids', async () => {
  const [first, , third] = [
    await newPaidOrder(shop.sql, { at: '2026-05-10T10:00:00Z' }),
    await newPaidOrder(shop.sql),
    await newPaidOrder(shop.sql, { at: '2026-05-11T10:00:00Z' }),
  ]
  expect((await listed([first, third, 2_000_000_000])).map(({ id }) => id)).toEqual([third, first])
  expect((await shop.asStaff('GET', '/api/admin/orders?ids=x')).status).toBe(400)
})

import pino from 'pino'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { read } from '../../api/testing/test-answers.ts'
import { newPaidOrder } from '../../api/testing/test-order-queries.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import { recordEvents } from '../events/index.ts'
import type { ForgottenPerson, Order, Summary } from '../shared/contract/api.d.ts'
import { msPerDay } from '../shared/day.ts'
import { anonymisedOn } from '../shared/retention.ts'
import { type Expiry, forgetExpired } from './forget-expired.ts'

const now = new Date('2026-05-14T10:00:00Z')
const custom = 999_999

const shop = await shopOfFile()
beforeEach(() => shop.setNow(now))

const run = () => shop.run('forget-expired')
/** A session id that tells which row it belongs to. */
const session = (name: string) => `session-${name.padEnd(10, '-')}`

/** Writes a row of each kind from the time, under a name. */
const plants: Record<string, (at: Date, name: string) => Promise<unknown>> = {
  carts: (at, name) => shop.sql`
    insert into cart.lines (session_id, id, product_id, quantity, added_at)
    values (${session(name)}, 1, 1, 1, ${at})
  `,
  messages: (at, name) => shop.sql`
    insert into contact.messages (name, email, message, received_at)
    values (${name}, 'kari@example.com', 'Hei', ${at})
  `,
  withdrawals: (at, name) => shop.sql`
    insert into contact.withdrawals (name, email, goods, received_at)
    values (${name}, 'kari@example.com', 'Elg', ${at})
  `,
  confirmations: (at, name) => shop.sql`
    insert into newsletter.confirmations (email, requested_at)
    values (${`${name}@example.com`}, ${at})
  `,
  mailEvents: (at, name) => shop.sql`
    with subscriber as (
      insert into newsletter.subscribers (email) values (${`${name}@example.com`}) returning id
    )
    insert into newsletter.mail_events (subscriber_id, type, kind, at)
    select id, 'bounce', 'soft', ${at} from subscriber
  `,
  repeatedCalls: (at, name) => shop.sql`
    insert into public.idempotency_keys (operation, key, request, used_at)
    values ('addOrderNote', ${name}, '', ${at})
  `,
  unpaidOrders: (at, name) => shop.sql`
    insert into orders.orders (order_number, session_id, payment, held_until)
    values (${`RP-${name.toUpperCase()}`}, ${session(name)}, 'abandoned', ${at})
  `,
  attempts: (at, name) => shop.sql`
    insert into public.rate_limits (key, points, expire)
    values (${name}, 1, ${at.getTime()})
  `,
  logins: (at, name) => shop.sql`
    insert into admin.logins (at, username, address, outcome)
    values (${at}, ${name}, '192.0.2.1', 'refused')
  `,
  staffLog: (at, name) => shop.sql`
    insert into log.staff_actions (at, administrator, kind, subject, event)
    values (${at}, ${name}, 'staff', ${name}, 'login')
  `,
}

/** Names of the planted rows that are still there. */
const found: Record<string, () => Promise<{ name: string }[]>> = {
  carts: () => shop.sql`select rtrim(substr(session_id, 9), '-') as name from cart.lines`,
  messages: () => shop.sql`select name from contact.messages`,
  withdrawals: () => shop.sql`select name from contact.withdrawals`,
  confirmations: () =>
    shop.sql`select split_part(email, '@', 1) as name from newsletter.confirmations`,
  mailEvents: () => shop.sql`
    select split_part(email, '@', 1) as name
    from newsletter.mail_events
    join newsletter.subscribers on id = subscriber_id
  `,
  repeatedCalls: () => shop.sql`select key as name from public.idempotency_keys`,
  unpaidOrders: () => shop.sql`
    select lower(substr(order_number, 4)) as name from orders.orders where payment = 'abandoned'
  `,
  attempts: () => shop.sql`select key as name from public.rate_limits`,
  logins: () => shop.sql`select username as name from admin.logins`,
  staffLog: () => shop.sql`select administrator as name from log.staff_actions`,
}

test.each([
  ['carts', 60],
  ['messages', 365],
  ['withdrawals', 365],
  ['confirmations', 7],
  ['mailEvents', 90],
  ['repeatedCalls', 365],
  ['unpaidOrders', 30],
  ['attempts', 1],
  ['logins', 90],
  ['staffLog', 365],
] as const)('%s are deleted after %i days, and not before', async (row, days) => {
  const expired = new Date(now.getTime() - days * msPerDay - 1000)
  const kept = new Date(now.getTime() - days * msPerDay + 1000)
  await plants[row]?.(expired, 'expired1')
  await plants[row]?.(kept, 'kept0001')
  await run()
  const names = (await found[row]?.())?.map(({ name }) => name) ?? []
  expect(names).toContain('kept0001')
  expect(names).not.toContain('expired1')
})

test('events are kept for the five years after the one in which they happened', async () => {
  const events = () => shop.sql`select from events.events where order_id = 1`
  await recordEvents(shop.sql, now, [{ kind: 'order_paid', orderId: 1, amount: 4900 }])
  shop.setNow(new Date('2031-12-31T22:00:00Z'))
  await run()
  expect(await events()).toHaveLength(1)
  shop.setNow(new Date('2032-01-01T00:00:00Z'))
  await run()
  expect(await events()).toHaveLength(0)
})

test('a cart keeps its old lines while it gets new ones', async () => {
  const at = (days: number) => new Date(now.getTime() - days * msPerDay)
  await shop.sql`
    insert into cart.lines (session_id, id, product_id, quantity, added_at)
    values (${session('long')}, 1, 1, 1, ${at(100)}), (${session('long')}, 2, 2, 1, ${at(1)})
  `
  await run()
  const lines = await shop.sql`select id from cart.lines where session_id = ${session('long')}`
  expect(lines).toHaveLength(2)
})

test('a backlog of more than one batch is gone after one run', async () => {
  await shop.sql`
    insert into contact.messages (name, email, message, received_at)
    select 'backlog', 'kari@example.com', 'Hei', timestamptz '2020-01-01' + n * interval '1 second'
    from generate_series(1, 2500) n
  `
  await run()
  expect(await shop.sql`select from contact.messages where name = 'backlog'`).toHaveLength(0)
})

test('a row that cannot be deleted does not keep the others, and fails the run', async () => {
  const done: string[] = []
  const expire = {
    carts: async () => {
      throw new Error('The database is away')
    },
    messages: async () => done.push('messages') - 1,
  } as unknown as Expiry
  const log = pino({ level: 'silent' })
  await expect(forgetExpired({ expire, clock: () => now, log })).rejects.toThrow(
    'Not deleted: carts',
  )
  expect(done).toEqual(['messages'])
})

describe('an order of May 2026', () => {
  const lastMoment = new Date('2031-12-31T22:59:59Z')
  const newYear = new Date('2031-12-31T23:00:00Z')
  const picture = crypto.randomUUID()
  let id: number

  /** The order in the staff's list, and the figures above that. */
  async function seen() {
    const orders = await read<Order[]>(shop.asStaff('GET', '/api/admin/orders'))
    const summary = await read<Summary>(shop.asStaff('GET', '/api/admin/summary'))
    return { order: orders.find((one) => one.id === id), summary }
  }
  const found = async (text: string) => {
    const path = `/api/admin/orders?search=${encodeURIComponent(text)}`
    return (await read<Order[]>(shop.asStaff('GET', path))).length
  }

  beforeAll(async () => {
    id = await newPaidOrder(shop.sql, {
      at: now.toISOString(),
      name: 'Guro Gjenkjennelig',
      email: 'guro@example.com',
      status: 'delivered',
    })
    await shop.sql`
      insert into artwork.pictures (id, session_id, hash, form, width, height, used_at, is_ordered)
      values (${picture}, 'session-of-guro--', ${'c'.repeat(64)}, 'png', 30, 20, ${now}, true)
    `
    await shop.sql`
      update orders.orders set tracking_number = 'LA123456785NO', session_id = 'session-of-guro--'
      where id = ${id}
    `
    await shop.sql`
      insert into orders.lines
        (order_id, revision, item_id, product_id, name, image, unit_price, quantity, custom_image_id)
      select id, revision, ${custom}, ${custom}, 'Tilpasset patch', '/x.svg', 14900, 10, ${picture}
      from orders.orders where id = ${id}
    `
  })

  test('is anonymised at the start of 2032, and not before', async () => {
    expect(anonymisedOn(now)).toBe('2032-01-01')
    shop.setNow(lastMoment)
    await run()
    expect((await seen()).order?.customerName).toBe('Guro Gjenkjennelig')
    expect(await found('gjenkjennelig')).toBe(1)
    shop.setNow(newYear)
    await run()
    expect((await seen()).order).toMatchObject({
      customerName: 'Anonymisert kunde',
      customerEmail: 'anonymisert@kunde.invalid',
      trackingNumber: null,
    })
    expect(await found('gjenkjennelig')).toBe(0)
  })

  const later = '2027-01-02T10:00:00Z'
  test.each([
    [
      'a refund was made',
      (order: number) => shop.sql`
        insert into payments.refunds (order_id, number, provider_id, amount, state, requested_at, made_at)
        values (${order}, 1, ${`re_${order}`}, 1000, 'made', ${later}, ${later})
      `,
    ],
    [
      'a refund was made and failed',
      (order: number) => shop.sql`
        insert into payments.refunds (order_id, number, provider_id, amount, state, requested_at, made_at, failed_at)
        values (${order}, 1, ${`re_${order}`}, 1000, 'failed', ${now}, ${now}, ${later})
      `,
    ],
    [
      'the bank took the payment back',
      (order: number) => shop.sql`
        insert into payments.disputes (id, order_id, withdrawn, amount, reason, status, opened_at)
        values (${`dp_${order}`}, ${order}, 1000, 1000, 'fraudulent', 'lost', ${later})
      `,
    ],
  ])('names its customer five years longer when %s in a later year', async (_what, giveBack) => {
    const refunded = await newPaidOrder(shop.sql, {
      at: now.toISOString(),
      name: 'Senere Tilbakebetalt',
      email: 'senere@example.com',
      status: 'delivered',
    })
    await giveBack(refunded)
    const body = { email: 'senere@example.com' }
    const { kept } = await read<ForgottenPerson>(
      shop.asStaff('POST', '/api/admin/personal-data/forget', { body }),
    )
    expect(kept).toMatchObject([{ reason: 'bookkeeping', until: '2033-01-01' }])
    shop.setNow(newYear)
    await run()
    expect(await found('tilbakebetalt')).toBe(1)
    shop.setNow(new Date('2032-12-31T23:00:00Z'))
    await run()
    expect(await found('tilbakebetalt')).toBe(0)
  })

  test('names its customer as long as the money is due to them', async () => {
    const due = await newPaidOrder(shop.sql, { at: now.toISOString(), name: 'Venter Penger' })
    const setPayment = (payment: string) =>
      shop.sql`update orders.orders set payment = ${payment}, undelivered_amount = total where id = ${due}`
    const names = () => shop.sql`select customer_name as name from orders.orders where id = ${due}`
    await setPayment('refund_due')
    shop.setNow(newYear)
    await run()
    expect(await names()).toEqual([{ name: 'Venter Penger' }])
    await setPayment('refunded')
    await run()
    expect(await names()).toEqual([{ name: 'Anonymisert kunde' }])
  })

  test('says nothing of its customer afterwards, in any table of the shop', async () => {
    const rows = await shop.sql<{ text: string }[]>`
      select to_jsonb(o)::text as text from orders.orders o where id = ${id}
      union all select to_jsonb(r)::text from orders.revisions r where order_id = ${id}
      union all select to_jsonb(l)::text from orders.lines l where order_id = ${id}
    `
    const text = rows
      .map((row) => row.text)
      .join('\n')
      .toLowerCase()
    for (const trace of [
      'guro',
      'gjenkjennelig',
      'la123456785no',
      picture,
      'storgata',
      'nordmann',
      '40000000',
    ])
      expect(text).not.toContain(trace)
    await shop.run('forget-custom-images')
    expect(await shop.sql`select from artwork.pictures where id = ${picture}`).toEqual([])
  })

  test('keeps lines, amounts, number and dates, is counted as before, and stays so', async () => {
    const before = await seen()
    await run()
    const { order, summary } = await seen()
    expect({ order, summary }).toEqual(before)
    expect(order?.items.map(({ quantity }) => quantity)).toContain(10)
    expect(order?.createdAt).toBe(now.toISOString())
    expect(summary.orders).toBeGreaterThan(0)
  })

  test('gets no mail any more, not even one that waits', async () => {
    shop.waiting.push({ queue: 'post.mail', data: { kind: 'receipt', about: id, number: 1 } })
    const mails = shop.mails.length
    await shop.work()
    expect(shop.mails).toHaveLength(mails)
    const waiting = await shop.sql`
      select from post.mails
      where kind = 'receipt' and about = ${id} and sent_at is null and withdrawn_at is null
    `
    expect(waiting).toEqual([])
  })
})

import { beforeEach, describe, expect, test } from 'vitest'
import { read, refusal, status } from '../../api/testing/test-answers.ts'
import { designOrder, recordedDesign } from '../../api/testing/test-designs.ts'
import { plainPicture, sentPicture } from '../../api/testing/test-pictures.ts'
import { shopOfFile } from '../../api/testing/test-shop.ts'
import { newPatch } from '../../api/testing/test-shop-queries.ts'
import { newShopper, type Shopper, shopperWith } from '../../api/testing/test-shopper.ts'
import type { ForgottenPerson, Order, PersonalData, StaffAction } from '../shared/contract/api.d.ts'
import { forgetPerson } from './personal-data.ts'

const custom = 999_999
const start = new Date('2026-05-01T10:00:00Z')

const shop = await shopOfFile({ contactInbox: 'post@shop.test' })
beforeEach(() => shop.setNow(start))

const call = (path: string, email: string) =>
  shop.asStaff('POST', `/api/admin/personal-data${path}`, { body: { email } })
const shown = (email: string) => read<PersonalData>(call('', email))
const forgotten = (email: string) => read<ForgottenPerson>(call('/forget', email))
const patch = () => newPatch(shop.sql, { stock: 20 })
const subscribe = (email: string) =>
  shop.call('POST', '/api/subscribe-newsletter', { body: { email } })
const isActive = async (email: string) =>
  (await shown(email)).subscriptions.map((one) => one.isActive)

let pictures = 0

/** An order of the shopper's for a custom patch and an ordinary one, paid and with this status. */
async function ordered(kari: Shopper, status: string) {
  // No two are alike.
  const picture = plainPicture(`rgb(${++pictures}, 9, 9)`)
  const customImageId = await sentPicture(shop, kari.session, picture)
  const body = { productId: custom, quantity: 10, customImageId }
  await shop.call('POST', '/api/cart', { headers: kari.headers, body })
  const payable = await kari.bought(await patch(), 2)
  await shop.work()
  await shop.sql`
    update orders.orders set status = ${status}, tracking_number = 'LA123456785NO'
    where order_number = ${payable.orderNumber}
  `
  return { ...payable, customImageId }
}

async function seen(orderNumber: string): Promise<Order | undefined> {
  const orders = await read<Order[]>(shop.asStaff('GET', '/api/admin/orders'))
  return orders.find((one) => one.orderNumber === orderNumber)
}

describe('showPersonalData', () => {
  test('200 with all about an address, however it is spelt', async () => {
    const kari = newShopper(shop)
    const { orderNumber, customImageId, total } = await ordered(kari, 'delivered')
    await kari.put(await patch(), 3)
    await subscribe(kari.email)
    const message = { navn: 'Kari', epost: kari.email, melding: 'Hei' }
    await shop.call('POST', '/api/contact', { body: message })
    const withdrawal = { name: 'Kari', email: kari.email, goods: '2 × Elg' }
    await shop.call('POST', '/api/withdrawal', { body: withdrawal })
    const path = `/api/admin/orders/${(await seen(orderNumber))?.id}`
    const refund = { amount: 1_00, reason: 'Løs tråd' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    expect(await status(shop.asStaff('POST', `${path}/refunds`, { headers, body: refund }))).toBe(
      200,
    )
    const note = { text: 'Kari ringte' }
    await shop.asStaff('POST', `${path}/notes`, { headers, body: note })
    const data = await shown(kari.email.toUpperCase())
    expect(data).toMatchObject({
      orders: [
        {
          orderNumber,
          payment: 'paid',
          total,
          customer: { email: kari.email, address: 'Storgata 1', phone: '40000000' },
          paidWith: { type: 'card', last4: '4242' },
          refunds: [refund],
          disputes: [],
          notes: [note],
          mails: [{ kind: 'receipt', sentAt: expect.any(String) }],
        },
      ],
      cartLines: [{ quantity: 3 }],
      pictures: [{ id: customImageId, isOrdered: true }],
      subscriptions: [{ email: kari.email, isActive: true, mails: [] }],
      messages: [{ message: 'Hei' }],
      withdrawals: [{ goods: '2 × Elg', orderNumber: null }],
    })
    expect(data.orders[0]?.lines).toHaveLength(2)
  })

  test('200 with the network address of an order until it is paid', async () => {
    const kari = newShopper(shop, '203.0.113.20')
    await kari.put(await patch())
    const payable = await kari.payable()
    const address = async () => (await shown(kari.email)).orders[0]?.networkAddress
    expect(await address()).toBe('203.0.113.20')
    await kari.settle(payable)
    expect(await address()).toBeNull()
  })

  test('200 with empty lists for an unknown address', async () => {
    expect(await shown('ukjent@example.com')).toEqual({
      email: 'ukjent@example.com',
      orders: [],
      cartLines: [],
      pictures: [],
      subscriptions: [],
      signUps: [],
      messages: [],
      withdrawals: [],
    })
  })

  test('400 for what is no address, 413 and 415', async () => {
    expect(await refusal(await call('', 'kari'))).toEqual([400, 'malformed_request', 'email'])
    const path = '/api/admin/personal-data'
    const raw = JSON.stringify({ email: 'a'.repeat(300_000) })
    expect(await status(shop.asStaff('POST', path, { raw }))).toBe(413)
    const headers = { 'content-type': 'text/plain' }
    expect(await status(shop.asStaff('POST', path, { headers, raw: 'x' }))).toBe(415)
  })
})

describe('forgetPerson', () => {
  test('200: a delivered order keeps what the books need, and nothing else', async () => {
    const kari = newShopper(shop)
    const { orderNumber, customImageId, total } = await ordered(kari, 'delivered')
    await kari.put(await patch(), 3)
    expect(await forgotten(kari.email.toUpperCase())).toEqual({
      deleted: {
        unpaidOrders: 0,
        cartLines: 1,
        pictures: 1,
        subscriptions: 0,
        signUps: 0,
        messages: 0,
        withdrawals: 0,
      },
      kept: [{ orderNumber, reason: 'bookkeeping', until: '2032-01-01' }],
    })
    const order = await seen(orderNumber)
    expect(order).toMatchObject({
      customerName: 'Kari Nordmann',
      customerEmail: 'anonymisert@kunde.invalid',
      customerPhone: '–',
      shippingAddress: 'Kari Nordmann\nStorgata 1\n0155 Oslo',
      trackingNumber: null,
      total,
    })
    expect(order?.items.map((item) => item.customImageId)).toEqual([undefined, undefined])
    await shop.run('forget-custom-images')
    expect(await shop.sql`select from artwork.pictures where id = ${customImageId}`).toEqual([])
    const path = `/api/admin/orders?search=${encodeURIComponent(kari.email)}`
    expect(await read(shop.asStaff('GET', path))).toEqual([])
    expect(await shown(kari.email)).toMatchObject({ orders: [], cartLines: [], pictures: [] })
    shop.setNow(new Date('2031-12-31T23:00:00Z'))
    await shop.run('forget-expired')
    expect((await seen(orderNumber))?.customerName).toBe('Anonymisert kunde')
  })

  /** Whether anything that the built-in provider stores has the text. */
  async function isAtProvider(text: string): Promise<boolean> {
    const rows = await shop.sql`
      select from test_payments.objects where body::text ilike ${`%${text}%`}
      union all select from test_payments.answers where body::text ilike ${`%${text}%`}
    `
    return rows.length > 0
  }

  test('200: nothing of the customer stays at the built-in payment provider, and a refund still works', async () => {
    const kari = newShopper(shop)
    const shippingAddress = { ...kari.details.shippingAddress, address: `Gata ${kari.session}` }
    const { orderNumber, ...payable } = await kari.paid(await patch(), 2, { shippingAddress })
    await kari.confirm({ orderNumber, ...payable })
    await forgotten(kari.email)
    // Its goods are yet to be sent.
    expect(await isAtProvider(kari.email)).toBe(true)
    await shop.sql`
      update orders.orders set status = 'delivered' where order_number = ${orderNumber}
    `
    await forgotten(kari.email.toUpperCase())
    for (const trace of [kari.email, kari.session]) expect(await isAtProvider(trace)).toBe(false)
    expect(await isAtProvider(orderNumber)).toBe(true)
    const path = `/api/admin/orders/${(await seen(orderNumber))?.id}/refunds`
    const body = { amount: 1_00, reason: 'Løs tråd' }
    const headers = { 'idempotency-key': crypto.randomUUID() }
    await shop.asStaff('POST', path, { headers, body })
    await shop.work()
    const [refund] = await shop.sql`select state from payments.refunds order by id desc limit 1`
    expect(refund).toEqual({ state: 'made' })
  })

  test('200: what customer and staff wrote about a design, shown before and gone after, with the designs', async () => {
    const order = await designOrder(shop, [await recordedDesign(shop, 'RUSS 27')])
    await order.comment('Skriv Kari, ikke Kåre')
    const answer = { round: 1, answers: 1, note: 'Beklager, Kari!' }
    const path = `/api/admin/orders/${order.id}/proofs/999999/rounds`
    await shop.asStaff('POST', path, { body: answer })
    await order.approve({ round: 2 })
    const { orders, pictures } = await shown(order.kari.email)
    expect(orders[0]?.proofs).toMatchObject([
      { round: 1, state: 'commented', comment: 'Skriv Kari, ikke Kåre', note: null },
      { round: 2, state: 'approved', comment: null, note: 'Beklager, Kari!' },
    ])
    expect(pictures.map(({ id }) => id)).toContain(orders[0]?.proofs[0]?.imageId)
    const body = { status: 'delivered' }
    await shop.asStaff('PATCH', `/api/admin/orders/${order.id}`, { body })
    await forgotten(order.kari.email)
    expect(await shop.sql`select from workshop.proofs where order_id = ${order.id}`).toEqual([])
    await shop.run('forget-custom-images')
    const ids = pictures.map(({ id }) => id)
    expect(await shop.sql`select from artwork.pictures where id = any(${ids})`).toEqual([])
  })

  test('200: an order that is yet to be delivered stays as it is, with its picture', async () => {
    const kari = newShopper(shop)
    const { orderNumber, customImageId } = await ordered(kari, 'processing')
    const before = await seen(orderNumber)
    const { kept } = await forgotten(kari.email)
    expect(kept).toEqual([{ orderNumber, reason: 'delivery', until: null }])
    expect(await seen(orderNumber)).toEqual(before)
    await shop.run('forget-custom-images')
    expect(await shop.sql`select from artwork.pictures where id = ${customImageId}`).toHaveLength(1)
  })

  test('200: an order that may be paid now stays, and is deleted once it was given up', async () => {
    const kari = await shopperWith(shop, await patch())
    const { orderNumber } = await kari.payable()
    expect((await forgotten(kari.email)).kept).toEqual([
      { orderNumber, reason: 'payment', until: null },
    ])
    expect(await kari.cart()).toHaveLength(1)
    await shop.giveUp(orderNumber)
    expect(await forgotten(kari.email)).toMatchObject({
      deleted: { unpaidOrders: 1, cartLines: 1 },
      kept: [],
    })
    expect((await shown(kari.email)).orders).toEqual([])
  })

  test('200: an address that the customer corrected before paying is forgotten, and the order stays', async () => {
    const kari = await shopperWith(shop, await patch())
    await kari.payable()
    const customerEmail = `rettet-${kari.email}`
    const payable = await kari.payable({ customerEmail })
    await kari.settle(payable)
    await forgotten(kari.email)
    const left = await shop.sql`
      select from orders.revisions where customer_email = ${kari.email}
    `
    expect(left).toEqual([])
    expect(await seen(payable.orderNumber)).toMatchObject({ customerEmail })
  })

  test('200: messages, subscription and sign-ups are gone, and campaigns keep their figures', async () => {
    const email = 'mottaker@example.com'
    await subscribe(email)
    await shop.call('POST', '/api/contact', { body: { navn: 'K', epost: email, melding: 'Hei' } })
    const campaign = { subject: 'Nytt', content: 'Hei', senderName: 'Russpatcher' }
    await shop.asStaff('POST', '/api/admin/send-campaign', { body: campaign })
    await shop.work()
    const figures = () => read(shop.asStaff('GET', '/api/admin/campaigns'))
    const before = await figures()
    expect((await shown(email)).subscriptions[0]?.mails).toMatchObject([
      { subject: 'Nytt', state: 'sent' },
    ])
    expect((await forgotten(email)).deleted).toMatchObject({ subscriptions: 1, messages: 1 })
    expect(await shown(email)).toMatchObject({ subscriptions: [], messages: [] })
    expect(await figures()).toEqual(before)
    expect((await forgotten(email)).deleted).toMatchObject({ subscriptions: 0, messages: 0 })
  })

  test('200: a withdrawal is mailed although it is forgotten at once, and can be forgotten after 14 days', async () => {
    const email = 'angrer@example.com'
    await shop.call('POST', '/api/withdrawal', { body: { name: 'K', email, goods: '2 × Elg' } })
    const mails = shop.mails.length
    expect(await forgotten(email)).toMatchObject({
      deleted: { withdrawals: 0 },
      kept: [{ orderNumber: null, reason: 'withdrawal', until: '2026-05-16' }],
    })
    await shop.work()
    expect(shop.mails.slice(mails).map(({ to }) => to)).toEqual(['post@shop.test', email])
    shop.setNow(new Date('2026-05-15T22:00:00Z'))
    expect(await forgotten(email)).toMatchObject({ deleted: { withdrawals: 1 }, kept: [] })
  })

  test('200: a stranger cannot subscribe an address again that had left, but its holder can', async () => {
    const email = 'avmeldt@example.com'
    await subscribe(email)
    await shop.call('POST', '/api/unsubscribe-newsletter', { body: { email } })
    await forgotten(email)
    const [row] = await shop.sql<
      { hash: string }[]
    >`select hash from newsletter.suppressed_addresses`
    expect(row?.hash).not.toContain('avmeldt')
    await subscribe('Avmeldt@EXAMPLE.com')
    expect(await isActive(email)).toEqual([])
    await shop.work()
    const token = /token=([\w-]+)/.exec(shop.mails.at(-1)?.text ?? '')?.[1]
    await shop.call('POST', '/api/confirm-newsletter', { body: { token } })
    expect(await isActive(email)).toEqual([true])
    expect(await shop.sql`select from newsletter.suppressed_addresses`).toEqual([])
  })

  test('400 for what is no address, 413 and 415', async () => {
    expect(await refusal(await call('/forget', 'kari'))).toEqual([
      400,
      'malformed_request',
      'email',
    ])
    const path = '/api/admin/personal-data/forget'
    const raw = JSON.stringify({ email: 'a'.repeat(300_000) })
    expect(await status(shop.asStaff('POST', path, { raw }))).toBe(413)
    const headers = { 'content-type': 'text/plain' }
    expect(await status(shop.asStaff('POST', path, { headers, raw: 'x' }))).toBe(415)
  })
})

describe('the staff log', () => {
  const logged = (search: string) =>
    read<StaffAction[]>(shop.asStaff('GET', `/api/admin/log?kind=person&search=${search}`))

  test('tells by whom data were shown and forgotten, with numbers of orders and no address', async () => {
    const kari = newShopper(shop)
    const { orderNumber } = await ordered(kari, 'delivered')
    await shown(kari.email)
    await forgotten(kari.email)
    const by = { administrator: 'sjefen', at: start.toISOString(), subject: '', before: null }
    expect(await logged(orderNumber)).toMatchObject([
      { ...by, event: 'forgotten', after: { pictures: 1, kept: [orderNumber] } },
      { ...by, event: 'exported', after: { orders: [orderNumber] } },
    ])
    expect(await logged(encodeURIComponent(kari.email))).toEqual([])
  })

  test('tells how many withdrawals were kept because the shop still has to act on them', async () => {
    const email = 'angrer-to@example.com'
    const withdraw = (goods: string) =>
      shop.call('POST', '/api/withdrawal', { body: { name: 'Kari', email, goods } })
    shop.setNow(new Date('2026-04-01T10:00:00Z'))
    await withdraw('1 × Ulv')
    shop.setNow(start)
    for (const goods of ['2 × Elg', '1 × Rev']) await withdraw(goods)
    await forgotten(email)
    const [entry] = await logged('keptWithdrawals')
    expect(entry?.after).toEqual({ withdrawals: 1, keptWithdrawals: 2 })
  })

  test('has a line about what is forgotten, or nothing is', async () => {
    const email = 'varig@example.com'
    await subscribe(email)
    const dependencies = { sql: shop.sql, clock: () => start }
    // Longer than the log takes.
    await expect(forgetPerson(dependencies, email, 'n'.repeat(121))).rejects.toThrow(
      'staff_actions',
    )
    expect(await isActive(email)).toEqual([true])
  })
})

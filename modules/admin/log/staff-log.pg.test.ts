import sharp from 'sharp'
import { describe, expect, onTestFinished, test } from 'vitest'
import { administrator } from '../../../api/testing/administrator.ts'
import { read, refusal, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import type { DiscountCode, Order, StaffAction, StaffProduct } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()
const start = new Date('2026-05-01T10:00:00Z')

const call = (method: string, path: string, body?: unknown, key: string = crypto.randomUUID()) =>
  shop.asStaff(method, path, { headers: { 'idempotency-key': key }, body })

/** The log's entries, without what each of them has: the time and the administrator. */
async function log(query: Record<string, string | number>) {
  const asked = new URLSearchParams(
    Object.entries(query).map(([name, value]) => [name, `${value}`]),
  )
  const actions = await read<StaffAction[]>(call('GET', `/api/admin/log?${asked}`))
  return actions.map(({ id: _id, at: _at, administrator: name, ...action }) => {
    expect(name).toBe(administrator.username)
    return action
  })
}

/** The log of one thing: events with what was before and after, the latest first. */
const logOf = async (kind: StaffAction['kind'], subjectId: number) =>
  (await log({ kind, subjectId })).map(({ event, before, after }) => [event, before, after])

describe('listStaffActions 200', () => {
  test('a changed patch has its changed fields alone, before and after, and each once', async () => {
    const id = await newPatch(shop.sql, { price: 49, stock: 20 })
    const path = `/api/admin/products/${id}`
    await call('PATCH', path, { price: 59.5, isHidden: true, isNew: false })
    await call('PATCH', path, { stockChange: 5 }, 'lager-en-gang')
    await call('PATCH', path, { stockChange: 5 }, 'lager-en-gang')
    await call('PATCH', path, { price: 59.5 })
    expect(await logOf('product', id)).toEqual([
      ['stock', { stock: 20 }, { stock: 25 }],
      ['changed', { price: 49, isHidden: false }, { price: 59.5, isHidden: true }],
    ])
  })

  test('a refused change of a patch leaves nothing', async () => {
    const id = await newPatch(shop.sql, { stock: 3 })
    expect(await status(call('PATCH', `/api/admin/products/${id}`, { stockChange: -4 }))).toBe(422)
    expect(await logOf('product', id)).toEqual([])
  })

  test('a new patch and its new photo', async () => {
    const form = (fields: Record<string, string>, image: Buffer) => {
      const data = new FormData()
      for (const [name, value] of Object.entries(fields)) data.append(name, value)
      data.append('image', new Blob([new Uint8Array(image)]), 'patch.png')
      return data
    }
    const photo = await sharp({
      create: { width: 60, height: 60, channels: 3, background: '#1f5fbf' },
    })
      .png()
      .toBuffer()
    const fields = {
      name: 'Ny',
      description: 'Ny patch',
      category: 'humor',
      price: '59',
      stock: '3',
    }
    const creation = { headers: { 'idempotency-key': 'patch-en-gang' } }
    const create = () =>
      shop.asStaff('POST', '/api/admin/products', { ...creation, form: form(fields, photo) })
    const { product } = await read<StaffProduct>(create())
    await create()
    const replaced = { form: form({}, photo) }
    await shop.asStaff('PUT', `/api/admin/products/${product.id}/photo`, replaced)
    expect(await logOf('product', product.id)).toEqual([
      ['photo', null, null],
      ['created', null, expect.objectContaining({ name: 'Ny', price: 59, stock: 3 })],
    ])
  })

  test('a discount code, from its creation to its restoration', async () => {
    const input = { code: 'LOGG10', type: 'percentage', value: 10 }
    const { id } = await read<DiscountCode>(call('POST', '/api/admin/discount-codes', input))
    const path = `/api/admin/discount-codes/${id}`
    await call('PUT', path, { ...input, value: 15 })
    await call('PUT', path, { ...input, value: 15 })
    await call('DELETE', path)
    await call('DELETE', path)
    await call('POST', `${path}/restoration`)
    expect(await logOf('discount_code', id)).toEqual([
      ['restored', null, null],
      ['deleted', null, null],
      ['changed', { value: 10 }, { value: 15 }],
      ['created', null, expect.objectContaining({ code: 'LOGG10', value: 10 })],
    ])
  })

  test('a short text that is searched for is the beginning of administrator or subject', async () => {
    const input = { type: 'percentage', value: 10 }
    await call('POST', '/api/admin/discount-codes', { ...input, code: 'ÅRET26' })
    expect(await log({ search: 'år' })).toMatchObject([{ subject: 'ÅRET26' }])
    expect(await log({ search: administrator.username.slice(0, 2), limit: 1 })).toHaveLength(1)
    expect(await log({ search: '26' })).toEqual([])
  })

  test('a campaign: its test, its start and its end, without its text', async () => {
    const campaign = { subject: 'Loggført', content: 'Hemmelig tekst', senderName: 'Russpatcher' }
    await call('POST', '/api/admin/campaign-test', { ...campaign, email: 'sjef@example.com' })
    await call('POST', '/api/admin/send-campaign', campaign)
    const [sent] = await log({ kind: 'campaign', search: 'loggført' })
    const path = `/api/admin/campaigns/${sent?.subjectId}`
    await call('PATCH', path, { state: 'paused' })
    await call('PATCH', path, { state: 'paused' })
    await call('PATCH', path, { state: 'cancelled' })
    expect(await log({ kind: 'campaign' })).toMatchObject([
      { event: 'state', before: { state: 'paused' }, after: { state: 'cancelled' } },
      { event: 'state', before: { state: 'sending' }, after: { state: 'paused' } },
      { event: 'sent', subject: 'Loggført', after: { recipients: 0, senderName: 'Russpatcher' } },
      { event: 'tested', subject: 'Loggført', subjectId: null },
    ])
    expect(await log({ search: 'hemmelig' })).toEqual([])
    expect(await log({ search: 'sjef@example.com' })).toEqual([])
  })

  test('an order: its status and tracking number, also in the log of the order', async () => {
    const kari = newShopper(shop)
    const payable = await kari.bought(await newPatch(shop.sql))
    const { orderNumber } = payable
    const orders = await read<Order[]>(
      call('GET', `/api/admin/orders?limit=1&search=${orderNumber}`),
    )
    const id = orders[0]?.id ?? 0
    await call('PATCH', `/api/admin/orders/${id}`, { status: 'shipped', trackingNumber: 'AB 1' })
    expect(await log({ kind: 'order', search: orderNumber.toLowerCase() })).toMatchObject([
      { subjectId: id, event: 'tracking', before: { tracking: null }, after: { tracking: 'AB 1' } },
      { subjectId: id, event: 'status', after: { status: 'shipped' }, subject: orderNumber },
    ])
    expect(await read(call('GET', `/api/admin/orders/${id}/log`))).toMatchObject([
      { event: 'tracking', from: null, to: 'AB 1' },
      { event: 'status', from: 'pending', to: 'shipped' },
      { event: 'receipt_issued', administrator: null },
      { event: 'order_paid', administrator: null, to: String(payable.total) },
    ])
  })

  test('logins, new passwords and the end of all sessions, by person', async () => {
    const mine = { kind: 'staff', administrator: administrator.username, limit: 200 }
    const before = (await log(mine)).length
    await shop.call('POST', '/api/admin/login', {
      body: { ...administrator, password: 'feil-passord' },
    })
    await call('PUT', '/api/admin/account/password', {
      oldPassword: administrator.password,
      newPassword: administrator.password,
    })
    await call('DELETE', '/api/admin/account/sessions')
    shop.setNow(start)
    expect((await log(mine)).map(({ event }) => event).slice(0, -before))
      // The latest first.
      .toEqual(['login', 'sessions_ended', 'password'])
    expect(await log({ administrator: 'SJEFEN', limit: 1 })).toMatchObject([{ event: 'login' }])
    expect(await log({ administrator: 'en-annen' })).toEqual([])
  })

  test('orders that are saved as a file, once with their first part, and no list that is shown', async () => {
    for (let orders = 0; orders < 2; orders++) {
      const kari = newShopper(shop)
      await kari.confirm(await kari.paid(await newPatch(shop.sql)))
    }
    const path = '/api/admin/orders?status=pending&limit=1'
    const first: Response = await call('GET', `${path}&purpose=file`)
    const cursor = first.headers.get('x-next-cursor')
    await call('GET', `${path}&purpose=file&cursor=${cursor}`)
    await call('GET', path)
    const rows = Number(first.headers.get('x-matching'))
    expect(rows).toBeGreaterThan(1)
    const exported = { kind: 'order', event: 'exported', subjectId: null, after: { rows } }
    const files = async () =>
      (await log({ kind: 'order' })).filter(({ event }) => event === 'exported')
    expect(await files()).toMatchObject([exported])
    await call('GET', '/api/admin/orders?status=pending&purpose=file')
    expect(await files()).toMatchObject([exported, exported])
  })

  test('orders are not given for a file when the log cannot be written', async () => {
    await shop.sql`alter table log.staff_actions rename to moved`
    onTestFinished(async () => void (await shop.sql`alter table log.moved rename to staff_actions`))
    const { status } = await call('GET', '/api/admin/orders?limit=1&purpose=file')
    expect(status).toBe(500)
  })

  test('a page after the other has each entry once, also of one moment and with a search', async () => {
    const id = await newPatch(shop.sql, { price: 30 })
    for (let price = 31; price < 38; price++)
      await call('PATCH', `/api/admin/products/${id}`, { price })
    for (const query of [`kind=product&subjectId=${id}`, `subjectId=${id}&search=price`]) {
      const prices: unknown[] = []
      let cursor: string | null = null
      do {
        const page: Response = await call(
          'GET',
          `/api/admin/log?${query}&limit=3${cursor ? `&cursor=${cursor}` : ''}`,
        )
        const actions = (await page.json()) as StaffAction[]
        prices.push(...actions.map(({ after }) => after?.price))
        cursor = page.headers.get('x-next-cursor')
      } while (cursor)
      expect(prices).toEqual([37, 36, 35, 34, 33, 32, 31])
    }
  })

  test('days begin and end at midnight in Oslo', async () => {
    const id = await newPatch(shop.sql, { price: 30 })
    for (const [at, price] of [
      ['2026-06-09T21:59:59Z', 31],
      ['2026-06-09T22:00:00Z', 32],
      ['2026-06-10T21:59:59Z', 33],
      ['2026-06-10T22:00:00Z', 34],
    ] as const) {
      shop.setNow(new Date(at))
      await call('PATCH', `/api/admin/products/${id}`, { price })
    }
    const day = { kind: 'product', subjectId: id, from: '2026-06-10', to: '2026-06-10' }
    expect((await log(day)).map(({ after }) => after?.price)).toEqual([33, 32])
    shop.setNow(start)
  })
})

test.each([
  ['from=2026-02-30', [422, 'invalid_date', 'from']],
  ['to=2026-13-01', [422, 'invalid_date', 'to']],
  ['to=i+dag', [400, 'malformed_request', 'to']],
  ['cursor=bG9nIDk5OTk5OQ', [400, 'malformed_request', 'cursor']],
  ['cursor=c3Vic2NyaWJlcnMgMQ', [400, 'malformed_request', 'cursor']],
  ['limit=1000', [400, 'malformed_request', 'limit']],
])('listStaffActions refuses %s', async (query, expected) => {
  expect(await refusal(await call('GET', `/api/admin/log?${query}`))).toEqual(expected)
})

import { beforeAll, expect, test } from 'vitest'
import { designInWords } from '../../../api/testing/test-designs.ts'
import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { newSession, placeOrder } from '../../../scripts/rehearsal/buyer.ts'
import { partOf, readable, shopUrl, textOf } from '../../../scripts/test/served/served-page.ts'
import { administrator } from '../../../scripts/test/shop-setup.ts'
import { paths } from '../../paths.ts'
import { proofTexts } from './proofs/text.ts'
import { linkedOrderTexts as texts } from './text.ts'

const json = { 'content-type': 'application/json' }
const read = async <Body>(path: string, init?: RequestInit) =>
  (await fetch(shopUrl() + path, init)).json() as Promise<Body>

let authorization: string
beforeAll(async () => {
  const init = { method: 'POST', headers: json, body: JSON.stringify(administrator) }
  authorization = `Bearer ${(await read<{ token: string }>('/api/admin/login', init)).token}`
})

/** A paid order of two units of a patch, and its page's address. */
async function paidOrder(options: Parameters<typeof placeOrder>[1] = {}) {
  const session = newSession()
  const number = await placeOrder(shopUrl(), { productId: 104, quantity: 2, session, ...options })
  const asked = { headers: { 'x-session-id': options.session ?? session } }
  const { token = '' } = await read<{ token?: string }>(`/api/orders/${number}/payment`, asked)
  return { number, token, href: paths.order({ token }) }
}

async function staffOrder(number: string): Promise<Order> {
  const [order] = await read<Order[]>(`/api/admin/orders?search=${number}`, {
    headers: { authorization },
  })
  if (!order) throw new Error(`Staff do not find ${number}`)
  return order
}
async function change(method: string, path: string, body?: object): Promise<void> {
  const answer = await fetch(`${shopUrl()}/api/admin/orders/${path}`, {
    method,
    headers: { ...json, authorization, 'idempotency-key': crypto.randomUUID() },
    ...(body && { body: JSON.stringify(body) }),
  })
  if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`)
}

const mainOf = async (path: string) => readable(partOf(await textOf(path), 'main'))

test('the page is complete without scripts, and neither a cache nor another site learns its address', async () => {
  const { number, href, token } = await paidOrder()
  const answer = await fetch(shopUrl() + href)
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
  const html = await answer.text()
  expect(html).toContain('<meta name="robots" content="noindex">')
  expect(token.length).toBeGreaterThan(30)
  expect(partOf(html, 'head')).not.toContain(token)
  const text = readable(html.replaceAll(/<script.*?<\/script>/gs, ''))
  for (const fact of [number, texts.status.shipped, 'Storgata 1', texts.sums.total])
    expect(text).toContain(fact)
})

test('an order that was paid back, or cancelled too, promises no parcel and names no address to send to', async () => {
  const { number, href } = await paidOrder()
  const { id, total } = await staffOrder(number)
  await change('POST', `${id}/refunds`, { amount: total, reason: 'Forsinket' })
  await expect.poll(() => mainOf(href)).toContain(texts.unpaidText.refunded)
  expect(await mainOf(href)).toContain(texts.addressTitle.unsent)
  await change('PATCH', String(id), { status: 'cancelled' })
  const cancelled = await mainOf(href)
  expect(cancelled).toContain(texts.statusText.cancelled)
  expect(cancelled).not.toContain(texts.addressTitle.sent)
  expect(cancelled).toContain(texts.addressTitle.unsent)
})

test('a link that staff ended says the same as a forged one', async () => {
  const { number, href } = await paidOrder()
  const { id, link } = await staffOrder(number)
  await change('DELETE', `${id}/links/${link}`)
  const ended = await mainOf(href)
  expect(ended).toContain(texts.ended.title)
  expect(ended).not.toContain(number)
  for (const token of [`RP-ZZZZZZZZ-${'A'.repeat(22)}`, `${number}-${'A'.repeat(22)}`]) {
    const answer = await fetch(shopUrl() + paths.order({ token }))
    expect(answer.status).toBe(410)
    expect(readable(partOf(await answer.text(), 'main'))).toBe(ended)
  }
})

test('a link that lost a part says so, and nothing of the order', async () => {
  const { number, href } = await paidOrder()
  for (const address of [href.slice(0, -3), paths.order({ token: number }), paths.order()]) {
    const answer = await fetch(shopUrl() + address)
    expect(answer.status).toBe(410)
    const main = readable(partOf(await answer.text(), 'main'))
    expect(main).toContain(texts.cut.title)
    expect(main).not.toContain(number)
  }
})

test('without scripts the page shows the design, and says how to answer', async () => {
  const session = newSession()
  const { id } = await read<{ id: string }>('/api/custom-designs', {
    method: 'POST',
    headers: { ...json, 'x-session-id': session },
    body: JSON.stringify(designInWords('RUSS 27')),
  })
  const design = { productId: 999_999, quantity: 10, customImageId: id, session }
  const { href } = await paidOrder(design)
  const html = partOf(await textOf(href), 'main')
  expect(html).toContain(`alt="${proofTexts.picturesOf('10 × Tilpasset patch', 1)}"`)
  expect(readable(html)).toContain(proofTexts.noScript)
})

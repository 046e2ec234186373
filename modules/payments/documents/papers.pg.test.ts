import { expect, onTestFinished, test } from 'vitest'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setPrice } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { PaymentOfOrder } from '../../shared/contract/api.d.ts'
import { printedDocument } from './printed-queries.ts'

const shop = await shopOfFile()

const get = (path: string) => shop.asStaff('GET', path)
const bytesOf = async (answer: Response) => Buffer.from(await answer.arrayBuffer())

/** A paid order of one unit, 108 kr with shipping. */
async function sold() {
  const patch = await newPatch(shop.sql, { price: 49, stock: 9 })
  const kari = newShopper(shop)
  return { ...(await kari.bought(patch)), kari, patch }
}

const { change, refund } = staffOf(shop)

test('the receipt and the credit note come with their mails, and staff fetch the same files later', async () => {
  const { id, kari, patch } = await sold()
  await shop.work()
  await refund(id, { amount: 50_00 })
  await shop.work()
  const [receipt, note] = kari.mails()
  expect(receipt?.text).toContain('Kvittering nr. 1, 1. mai 2026')
  expect(receipt?.text).toContain('org.nr. 000 000 000 MVA')
  expect(receipt?.text.replaceAll('\u00a0', ' ')).toContain(
    'Netto: 86,40 kr. Mva. 25 %: 21,60 kr. Brutto: 108 kr.',
  )
  expect(note?.text).toContain('Kreditnota nr. 1')
  expect(note?.text).toContain('Gjelder kvittering nr. 1')
  const files = [...(receipt?.documents ?? []), ...(note?.documents ?? [])]
  expect(files.map(({ filename }) => filename)).toEqual(['kvittering-1.pdf', 'kreditnota-1.pdf'])

  await setPrice(shop.sql, patch, 99)
  const paths = [`/api/admin/orders/${id}/receipt`, `/api/admin/orders/${id}/refunds/1/credit-note`]
  for (const [at, path] of paths.entries()) {
    const answer = await get(path)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect((await bytesOf(answer)).equals(files[at]?.content ?? Buffer.alloc(0))).toBe(true)
  }
  const payment = (await (await get(`/api/admin/orders/${id}/payment`)).json()) as PaymentOfOrder
  expect(payment).toMatchObject({ receipt: 1, refunds: [{ number: 1, creditNote: 1 }] })
})

test('the receipt of a forgotten customer has no e-mail', async () => {
  const { id, kari } = await sold()
  await change(id, { status: 'delivered' })
  expect(await printedDocument(shop.sql, id)).toMatchObject({ buyerEmail: kari.email })
  const path = '/api/admin/personal-data/forget'
  await shop.asStaff('POST', path, { body: { email: kari.email } })
  expect(await printedDocument(shop.sql, id)).toMatchObject({ buyerEmail: null })
  expect((await get(`/api/admin/orders/${id}/receipt`)).status).toBe(200)
})

test('a credit note and the journal tell the reason until the order is anonymised', async () => {
  const { id, kari } = await sold()
  await change(id, { status: 'delivered' })
  const reason = 'Broderiet løsnet'
  await refund(id, { reason, amount: 10_00 })
  await shop.work()
  const { email } = kari
  await shop.asStaff('POST', '/api/admin/personal-data/forget', { body: { email } })
  const reasonShown = async () => {
    const path = '/api/admin/journal?from=2026-05-01&to=2026-05-31'
    const journal = await (await shop.asStaff('GET', path)).text()
    const note = await printedDocument(shop.sql, id, 1)
    return { note: note?.reason ?? null, isInJournal: journal.includes(reason) }
  }
  expect(await reasonShown()).toEqual({ note: reason, isInJournal: true })
  shop.setNow(new Date('2031-12-31T23:00:00Z'))
  onTestFinished(() => shop.setNow(new Date('2026-05-01T10:00:00Z')))
  await shop.run('forget-expired')
  expect(await reasonShown()).toEqual({ note: null, isInJournal: false })
})

test('404 for an order that was not paid, and for a refund that there was not', async () => {
  const kari = newShopper(shop)
  await kari.paid(await newPatch(shop.sql, { stock: 9 }))
  const { id } = await sold()
  for (const path of [`${await kari.orderId()}/receipt`, `${id}/refunds/1/credit-note`]) {
    const missing = await get(`/api/admin/orders/${path}`)
    expect([missing.status, await missing.json()]).toMatchObject([
      404,
      { code: 'document_not_found' },
    ])
  }
})

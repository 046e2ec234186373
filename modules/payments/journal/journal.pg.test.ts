import fc from 'fast-check'
import type Stripe from 'stripe'
import { describe, expect, test } from 'vitest'
import { read } from '../../../api/testing/test-answers.ts'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock } from '../../../api/testing/test-shop-queries.ts'
import { deliver, newShopper, pay } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import { failAtProvider } from '../refunds/test-refund-queries.ts'
import { dateMoves, datePayment, forgetFee } from './test-journal-queries.ts'

const shop = await shopOfFile()
const setNow = (time: string) => shop.setNow(new Date(time))

const staff = staffOf(shop)
const journal = (from: string, to: string) =>
  shop.asStaff('GET', `/api/admin/journal?from=${from}&to=${to}`)

/** The fields of the rows, without the titles; the last row has the sums. */
async function rowsOf(day: string) {
  const answer = await journal(day, day)
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).trimEnd().split('\r\n').slice(1)
  return lines.map((line) => line.slice(1, -1).split('";"'))
}

const ore = (kr = '') => Math.round(Number(kr.replace(',', '.')) * 100)

async function sold(price: number, quantity: number, method = 'pm_card_visa') {
  const kari = newShopper(shop)
  const patch = await newPatch(shop.sql, { price: price / 100, stock: 99 })
  await kari.put(patch, quantity)
  const payable = await kari.payable()
  await pay(shop, payable, method)
  expect((await kari.confirm(payable)).status).toBe(200)
  return { ...payable, id: await kari.orderId() }
}

/** Tells the shop of the provider's events of this type, and returns what they are about. */
async function notified(intentId: string, type: string) {
  const events = (await eventsOf(shop.sql, intentId)).filter((event) => event.type === type)
  for (const event of events) expect((await deliver(shop, event)).status).toBe(200)
  return events.map(({ data }) => data.object)
}

type Outcome = 'open' | 'won' | 'lost'

/** A sale whose payment the customer's bank takes back, all on this day. */
async function disputed(price: number, quantity: number, outcome: Outcome, day: string) {
  const sale = await sold(price, quantity, 'pm_card_createDispute')
  const [dispute] = (await notified(sale.intentId, 'charge.dispute.created')) as Stripe.Dispute[]
  if (dispute && outcome !== 'open') {
    const evidence = outcome === 'won' ? 'winning_evidence' : 'losing_evidence'
    await shop.stripe.disputes.update(dispute.id, { evidence: { uncategorized_text: evidence } })
    // Twice, as the provider may send it.
    for (const _ of ['once', 'again']) await notified(sale.intentId, 'charge.dispute.closed')
  }
  await dateMoves(shop.sql, new Date(`${day}T11:00:00Z`))
  return sale
}

const refund = async (id: number, amount: number, reason = 'Angret') =>
  expect((await staff.refund(id, { amount, reason })).status).toBe(200)

describe('getSalesJournal', () => {
  test('200: its sums are those of the orders less their refunds, to the øre', async () => {
    let day = 0
    const order = fc.record({
      // Quarters of a krone, which are exact as numbers of kr.
      price: fc.integer({ min: 40, max: 3999 }).map((quarters) => quarters * 25),
      quantity: fc.integer({ min: 1, max: 5 }),
      parts: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
      dispute: fc.constantFrom<'none' | Outcome>('none', 'none', 'open', 'won', 'lost'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 4 }), async (orders) => {
        day += 1
        const date = `2026-08-0${day}`
        setNow(`${date}T10:00:00Z`)
        let kept = 0
        let settled = 0
        let entries = 0
        for (const { price, quantity, parts, dispute } of orders) {
          if (dispute !== 'none') {
            const { total } = await disputed(price, quantity, dispute, date)
            kept += total
            settled += dispute === 'won' ? total : 0
            entries += dispute === 'won' ? 3 : 2
            continue
          }
          const { id, total } = await sold(price, quantity)
          const amounts = parts.map((percent) => Math.floor((total * percent) / 150))
          for (const amount of amounts) await refund(id, amount)
          const left = total - amounts.reduce((sum, amount) => sum + amount, 0)
          kept += left
          settled += left
          entries += 1 + parts.length
        }
        await shop.work()
        const rows = await rowsOf(date)
        const sums = rows.pop() ?? []
        expect(rows).toHaveLength(entries)
        expect(ore(sums[6])).toBe(kept)
        expect(ore(sums[7])).toBe(settled)
        for (const column of [4, 5, 6, 7, 8])
          expect(rows.reduce((sum, row) => sum + ore(row[column]), 0)).toBe(ore(sums[column]))
        for (const [, , , , net, vat, gross] of rows) expect(ore(net) + ore(vat)).toBe(ore(gross))
      }),
      // A run that is repeated to find the smallest failure would be on a day that has orders.
      { numRuns: 6, seed: 2027, endOnFailure: true },
    )
  })

  test('200: a document is in the day of Oslo, and a reason is no formula', async () => {
    setNow('2026-10-01T22:30:00Z')
    const { id, total } = await sold(4900, 1)
    await refund(id, total, '=SUM(A1)')
    await shop.work()
    expect(await rowsOf('2026-10-01')).toHaveLength(1)
    const rows = await rowsOf('2026-10-02')
    expect(rows.map(([, kind]) => kind)).toEqual(['Kvittering', 'Kreditnota', ''])
    expect(rows[1]?.slice(4)).toEqual([
      ...['-86,40', '-21,60', '-108,00', '-108,00', '', "'=SUM(A1)"],
    ])
    expect(rows[2]?.slice(4, 7)).toEqual(['0,00', '0,00', '0,00'])
  })

  test('200: a disputed payment leaves the sale and its VAT, and takes the money and a fee', async () => {
    setNow('2026-10-05T10:00:00Z')
    await disputed(4900, 1, 'won', '2026-10-05')
    await shop.work()
    const rows = await rowsOf('2026-10-05')
    expect(rows.map(([, kind, , , ...amounts]) => [kind, ...amounts.slice(0, 5)])).toEqual([
      ['Kvittering', '86,40', '21,60', '108,00', '108,00', '4,59'],
      ['Gitt tilbake av banken', '0,00', '0,00', '0,00', '108,00', '0,00'],
      ['Trukket av banken', '0,00', '0,00', '0,00', '-108,00', '150,00'],
      ['', '86,40', '21,60', '108,00', '108,00', '154,59'],
    ])
    expect(rows[2]?.[2]).toMatch(/^txn_/)
  })

  test('200: a refund counts once it is made, and its failure later is an entry of its own', async () => {
    setNow('2026-10-07T10:00:00Z')
    const { id, intentId, total } = await sold(4900, 1)
    await refund(id, total)
    const kindsOf = async (day: string) => (await rowsOf(day)).map(([, kind]) => kind)
    expect(await kindsOf('2026-10-07')).toEqual(['Kvittering', ''])
    await shop.work()
    const [refunded] = (await shop.stripe.refunds.list({ payment_intent: intentId })).data
    await failAtProvider(shop.sql, refunded?.id ?? '')
    setNow('2026-10-08T10:00:00Z')
    await shop.run('payments.find-lost-refunds')
    expect(await kindsOf('2026-10-07')).toEqual(['Kvittering', 'Kreditnota', ''])
    const rows = await rowsOf('2026-10-08')
    expect(rows.map(([, kind, , , ...amounts]) => [kind, ...amounts.slice(0, 4)])).toEqual([
      ['Tilbakeført kreditnota', '86,40', '21,60', '108,00', '108,00'],
      ['', '86,40', '21,60', '108,00', '108,00'],
    ])
  })

  test('200: a fee is empty until the provider knows it, which its list tells', async () => {
    setNow('2026-10-06T10:00:00Z')
    const { id, intentId } = await sold(4900, 1)
    await shop.work()
    await forgetFee(shop.sql, id)
    const fee = async () => (await rowsOf('2026-10-06'))[0]?.[8]
    expect(await fee()).toBe('')
    await datePayment(shop.sql, intentId, new Date('2026-10-06T09:59:00Z'))
    await shop.run('payments.note-fees')
    expect(await fee()).toBe('4,59')
  })

  test('200: an order that could not be delivered, and was paid back, is no sale', async () => {
    setNow('2026-10-09T10:00:00Z')
    const kari = newShopper(shop)
    const patch = await newPatch(shop.sql, { stock: 1 })
    const payable = await kari.paid(patch)
    await setStock(shop.sql, patch, 0)
    expect((await kari.confirm(payable)).status).toBe(422)
    const kinds = async () => (await rowsOf('2026-10-09')).map(([, kind]) => kind)
    expect(await kinds()).toEqual([''])
    await shop.work()
    expect(await kinds()).toEqual([''])
  })

  test.each([
    ['2026-02-30', '2026-03-01', 'from'],
    ['2026-03-02', '2026-03-01', 'to'],
    ['2026-01-01', '2027-02-05', 'to'],
  ])('422: from %s to %s', async (from, to, field) => {
    const answer = await journal(from, to)
    expect([answer.status, await answer.json()]).toMatchObject([
      422,
      { code: 'invalid_date', field },
    ])
  })

  test('200, and the staff log tells who saved it', async () => {
    await journal('2026-03-01', '2026-03-31')
    const path = '/api/admin/log?search=2026-03-31'
    expect(await read(shop.asStaff('GET', path))).toMatchObject([
      {
        administrator: 'sjefen',
        event: 'journal',
        after: { from: '2026-03-01', to: '2026-03-31' },
      },
    ])
  })
})

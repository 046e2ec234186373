import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestShop, testShop } from '../../../api/testing/test-shop.ts'
import { newPatch, ordersOf } from '../../../api/testing/test-shop-queries.ts'
import { newShopper } from '../../../api/testing/test-shopper.ts'

let shop: TestShop
let headers: { authorization: string }
beforeAll(async () => {
  shop = await testShop()
  await setNow('2026-05-01T10:00:00Z')
})
afterAll(() => shop.close())

/** A session of staff ends before the next day. */
async function setNow(time: string) {
  shop.setNow(new Date(time))
  headers = { authorization: `Bearer ${await shop.token()}` }
}

const journal = (from: string, to: string) =>
  shop.call('GET', `/api/admin/journal?from=${from}&to=${to}`, { headers })

/** The fields of the rows, without the titles; the last row has the sums. */
async function rowsOf(day: string) {
  const answer = await journal(day, day)
  expect(answer.status).toBe(200)
  const lines = (await answer.text()).trimEnd().split('\r\n').slice(1)
  return lines.map((line) => line.slice(1, -1).split('";"'))
}

const ore = (kr = '') => Math.round(Number(kr.replace(',', '.')) * 100)

async function sold(price: number, quantity: number) {
  const kari = newShopper(shop)
  const patch = await newPatch(shop.sql, { price: price / 100, stock: 99 })
  const payable = await kari.paid(patch, quantity)
  expect((await kari.confirm(payable)).status).toBe(200)
  const [order] = await ordersOf(shop.sql, kari.session)
  return { id: order?.id ?? 0, total: payable.total }
}

const refund = async (id: number, amount: number, reason = 'Angret') => {
  const body = { amount, reason }
  const answer = await shop.call('POST', `/api/admin/orders/${id}/refunds`, { headers, body })
  expect(answer.status).toBe(200)
}

describe('getSalesJournal', () => {
  test('200: its sums are those of the orders less their refunds, to the øre', async () => {
    let day = 0
    const order = fc.record({
      // Quarters of a krone, which are exact as numbers of kr.
      price: fc.integer({ min: 40, max: 3999 }).map((quarters) => quarters * 25),
      quantity: fc.integer({ min: 1, max: 5 }),
      parts: fc.array(fc.integer({ min: 1, max: 50 }), { maxLength: 3 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(order, { minLength: 1, maxLength: 4 }), async (orders) => {
        day += 1
        const date = `2026-08-0${day}`
        await setNow(`${date}T10:00:00Z`)
        let kept = 0
        let documents = 0
        for (const { price, quantity, parts } of orders) {
          const { id, total } = await sold(price, quantity)
          const amounts = parts.map((percent) => Math.floor((total * percent) / 150))
          for (const amount of amounts) await refund(id, amount)
          kept += total - amounts.reduce((sum, amount) => sum + amount, 0)
          documents += 1 + parts.length
        }
        await shop.work()
        const rows = await rowsOf(date)
        const sums = rows.pop() ?? []
        expect(rows).toHaveLength(documents)
        expect(ore(sums[6])).toBe(kept)
        for (const column of [4, 5, 6])
          expect(rows.reduce((sum, row) => sum + ore(row[column]), 0)).toBe(ore(sums[column]))
        for (const [, , , , net, vat, gross] of rows) expect(ore(net) + ore(vat)).toBe(ore(gross))
      }),
      // A run that is repeated to find the smallest failure would be on a day that has orders.
      { numRuns: 6, endOnFailure: true },
    )
  })

  test('200: a document is in the day of Oslo, and a reason is no formula', async () => {
    await setNow('2026-10-01T22:30:00Z')
    const { id, total } = await sold(4900, 1)
    await refund(id, total, '=SUM(A1)')
    await shop.work()
    expect(await rowsOf('2026-10-01')).toHaveLength(1)
    const rows = await rowsOf('2026-10-02')
    expect(rows.map(([, kind]) => kind)).toEqual(['Kvittering', 'Kreditnota', ''])
    expect(rows[1]?.slice(4)).toEqual(['-86,40', '-21,60', '-108,00', '', "'=SUM(A1)"])
    expect(rows[2]?.slice(4, 7)).toEqual(['0,00', '0,00', '0,00'])
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

  test('401 for strangers', async () => {
    const path = '/api/admin/journal?from=2026-05-01&to=2026-05-02'
    expect((await shop.call('GET', path)).status).toBe(401)
  })
})

import { expect, test } from 'vitest'
import { eventsOf } from '../../../api/testing/test-event-queries.ts'
import { shopOfFile, testShop } from '../../../api/testing/test-shop.ts'
import { newPatch, setStock } from '../../../api/testing/test-shop-queries.ts'
import { deliver, newShopper } from '../../../api/testing/test-shopper.ts'
import { staffOf } from '../../../api/testing/test-staff.ts'
import type { TaxedSeller } from '../../shared/terms.ts'
import { inTransaction } from '../../shared/transaction.ts'
import { addCreditNote } from './document-queries.ts'
import { allDocuments, numberNow, paidOrderIds } from './test-document-queries.ts'

const shop = await shopOfFile()

const documents = async (kind: string) =>
  (await allDocuments(shop.sql)).filter((document) => document.kind === kind)
const upTo = (count: number) => Array.from({ length: count }, (_, at) => at + 1)
const numbersOf = (found: readonly { number: number }[]) => found.map(({ number }) => number)

const refund = (id: number, amount: number) => staffOf(shop).refund(id, { amount })

/** A paid order of one unit: 49,99 kr and 59 kr for shipping. */
const sold = async () =>
  newShopper(shop).bought(await newPatch(shop.sql, { price: 49.99, stock: 9 }))

test('30 orders that are settled at once, ten of them without stock, get an unbroken series', async () => {
  const patch = await newPatch(shop.sql, { price: 49, stock: 30 })
  const buyers = await Promise.all(
    upTo(30).map(async () => {
      const kari = newShopper(shop)
      return { kari, payable: await kari.paid(patch) }
    }),
  )
  await Promise.all(buyers.map(({ payable }) => shop.giveUp(payable.orderNumber)))
  await setStock(shop.sql, patch, 20)
  await Promise.all(
    buyers.map(async ({ kari, payable }) => {
      const events = await eventsOf(shop.sql, payable.intentId)
      await Promise.all([kari.confirm(payable), ...events.map((event) => deliver(shop, event))])
    }),
  )
  const receipts = await documents('receipt')
  expect(numbersOf(receipts)).toEqual(upTo(20))
  expect(receipts.map(({ orderId }) => orderId).sort()).toEqual(
    (await paidOrderIds(shop.sql)).sort(),
  )
  expect(receipts[0]).toMatchObject({ gross: 108_00, vatRate: 25, vat: 21_60 })
})

test('a settlement that fails after it had its number leaves no gap', async () => {
  const { id } = await sold()
  const before = (await documents('receipt')).length
  const failed = inTransaction(shop.sql, async (tx) => {
    expect(await numberNow(tx, id)).toBe(before + 1)
    throw new Error('The connection is lost')
  })
  await expect(failed).rejects.toThrow('The connection is lost')
  await sold()
  expect(numbersOf(await documents('receipt')).at(-1)).toBe(before + 1)
})

test('credit notes have a series of their own, and give back the VAT of the sale to the øre', async () => {
  const { id, total } = await sold()
  expect(total).toBe(108_99)
  for (const amount of [33_33, 33_33, 42_33]) expect((await refund(id, amount)).status).toBe(200)
  expect(await documents('credit_note')).toEqual([])
  await shop.work()
  const notes = await documents('credit_note')
  expect(numbersOf(notes)).toEqual([1, 2, 3])
  const receipt = (await documents('receipt')).find(({ orderId }) => orderId === id)
  expect(receipt).toMatchObject({ gross: 108_99, vat: 21_80 })
  expect(notes.reduce((sum, { vat }) => sum + vat, 0)).toBe(21_80)
  expect(notes.every(({ vatRate }) => vatRate === 25)).toBe(true)
})

test('a credit note that was issued gets no second number', async () => {
  const [note] = await documents('credit_note')
  const contents = {
    issuedAt: new Date(),
    gross: 1,
    vatRate: null,
    vat: 0,
    seller: { name: '', organisationNumber: '', address: '' },
    delivery: null,
  }
  await inTransaction(shop.sql, (tx) =>
    addCreditNote(tx, { orderId: note?.orderId ?? 0, refundId: note?.refundId ?? 0 }, contents),
  )
  expect(await documents('credit_note')).toHaveLength(3)
})

test('a seller that is not registered charges no VAT, and gives none back once it is registered', async () => {
  const seller = { name: 'Patch', organisationNumber: '000 000 000', address: 'Oslo' }
  const taxed: TaxedSeller = { seller, rate: null }
  const small = await testShop({ taxed })
  try {
    const kari = newShopper(small)
    const payable = await kari.bought(await newPatch(small.sql, { price: 49, stock: 9 }))
    expect(await allDocuments(small.sql)).toMatchObject([{ number: 1, vatRate: null, vat: 0 }])
    taxed.rate = 25
    await small.stripe.refunds.create({ payment_intent: payable.intentId })
    await small.run('payments.find-lost-refunds')
    expect(await allDocuments(small.sql)).toMatchObject([
      { kind: 'credit_note', vatRate: null, vat: 0 },
      { kind: 'receipt' },
    ])
  } finally {
    await small.close()
  }
})

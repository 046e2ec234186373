import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { fillSubscribers } from '../../modules/newsletter/subscribers/test-subscriber-queries.ts'
import { fillOrders } from '../../modules/workshop/staff-orders/test-order-queries.ts'
import { dumpSchema } from '../../scripts/database/dump-schema.ts'
import { fillCampaign, fillPapersLogAndCodes } from '../../scripts/rehearsal/fill-queries.ts'
import { startQueue } from '../platform/queue/queue.ts'
import {
  backedUp,
  buyOwnDesign,
  changed,
  emptyPlace,
  filesIn,
  newPicture,
  placeOf,
  restored,
  upload,
} from '../testing/test-backup.ts'
import { allRows, behaviour, lastNumbers } from '../testing/test-backup-queries.ts'
import { shopOfFile, testShop } from '../testing/test-shop.ts'
import { newShopper, type Shopper } from '../testing/test-shopper.ts'

// Messages stay in the queue.
const shop = await shopOfFile({ hear: () => undefined })
const kari = newShopper(shop)
await buyOwnDesign(shop, kari)
await leaveTraces(newShopper(shop))

/** Adds data of other kinds to the shop: an open order with a picture, staff's patch with a photo, and a past. */
async function leaveTraces(ola: Shopper): Promise<void> {
  const body = { productId: 999_999, quantity: 10, customImageId: await upload(shop, ola) }
  await shop.call('POST', '/api/cart', { headers: ola.headers, body })
  await ola.checkOut()
  const form = new FormData()
  const patch = { name: 'Rød patch', category: 'humor', price: '59.5', stock: '3' }
  const description = 'Linje 1\nLinje\\n 2, \\N, \\. og «norsk»'
  for (const [name, value] of Object.entries({ ...patch, description })) form.append(name, value)
  form.append('image', new Blob([new Uint8Array(await newPicture())]), 'patch.png')
  const authorization = `Bearer ${await shop.token()}`
  const headers = { authorization, 'idempotency-key': crypto.randomUUID() }
  expect((await shop.call('POST', '/api/admin/products', { headers, form })).status).toBe(201)
  await fillOrders(shop.sql, { count: 50, days: 30 })
  await fillPapersLogAndCodes(shop.sql)
  await fillSubscribers(shop.sql, 50)
  await fillCampaign(shop.sql)
}

test('a restored shop has the same rows, schema and pictures, and goes on', async () => {
  const place = await emptyPlace()
  const { path, reported } = await backedUp(placeOf(shop))
  expect(reported).toEqual([
    expect.stringMatching(/^\d+ tables with \d{4} rows$/),
    '8 pictures',
    expect.stringMatching(/shop\.tar\.zst is complete: 0\.\d MB in \d+\.\d s$/),
  ])
  await restored(place.config, path)
  await expectSame(place)
  await expectToGoOn(place)
})

test('no number of a restored shop is given twice: each series goes on after a gap', async () => {
  const place = await emptyPlace()
  const reported = await restored(place.config, (await backedUp(placeOf(shop))).path)
  const before = await lastNumbers(shop.sql)
  expect(before).toMatchObject({ receipt: expect.any(Number), credit_note: expect.any(Number) })
  expect(before['payments.refunds_id_seq']).toBe(0)
  const [line] = reported.filter((line) => line.startsWith('Receipts go on'))
  const [receipt = 0, creditNote = 0, gap = 0] = (line?.match(/\d+/g) ?? []).map(Number)
  expect(gap).toBeGreaterThanOrEqual(100_000)
  const after = Object.entries(before).map(([name, last]) => [name, last + gap])
  expect(await lastNumbers(place.database.sql)).toEqual(Object.fromEntries(after))
  expect([receipt, creditNote]).toEqual([
    (before.receipt ?? 0) + gap + 1,
    (before.credit_note ?? 0) + gap + 1,
  ])
})

test('the same backup, restored again an hour later, gives other numbers', async () => {
  const { path } = await backedUp(placeOf(shop))
  const anHourEarlier = (at: string) => new Date(Date.parse(at) - 60 * 60_000).toISOString()
  const later = await changed(path, (one) => ({ ...one, at: anHourEarlier(one.at) }))
  const nextReceipts: number[] = []
  for (const backup of [path, later]) {
    const { config, database } = await emptyPlace()
    await restored(config, backup)
    nextReceipts.push((await lastNumbers(database.sql)).receipt ?? 0)
  }
  const [first = 0, second = 0] = nextReceipts
  expect(second - first).toBeGreaterThanOrEqual(60_000)
})

type Place = Awaited<ReturnType<typeof emptyPlace>>

async function expectSame({ database: { sql }, dataDir }: Place): Promise<void> {
  expect(await allRows(sql)).toEqual(await allRows(shop.sql))
  expect(await dumpSchema(sql)).toBe(await dumpSchema(shop.sql))
  expect(await behaviour(sql)).toEqual(await behaviour(shop.sql))
  const files = await filesIn(shop.dataDir)
  expect(await filesIn(dataDir)).toEqual(files)
  expect(Object.keys(files)).toHaveLength(8)
}

/** Expects that the shop sells, lets staff in, and sends the receipt that was queued before the backup. */
async function expectToGoOn(place: Place): Promise<void> {
  const again = await testShop({ place, hear: () => undefined })
  onTestFinished(() => again.close())
  await buyOwnDesign(again)
  expect(await again.token()).toMatch(/./)
  const queue = await startQueue(again.sql, pino({ level: 'silent' }), true)
  onTestFinished(() => queue.stop())
  await queue.work(again.jobs)
  await expect.poll(() => again.mails.map(({ to }) => to)).toContain(kari.email)
}

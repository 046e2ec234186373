import { expect, test, vi } from 'vitest'
import { administrator } from '../testing/administrator.ts'
import { successOf } from '../testing/test-event-queries.ts'
import { shopOfFile } from '../testing/test-shop.ts'
import { deliver, newShopper } from '../testing/test-shopper.ts'

const shop = await shopOfFile()

test('calls that wait for a hanging payment provider leave room for all others', async () => {
  const kari = newShopper(shop)
  const payable = await kari.paid(1)
  const event = await successOf(shop.sql, payable.intentId)
  const end = Promise.withResolvers<void>()
  let waiting = 0
  const { paymentIntents } = shop.stripe
  const retrieve = paymentIntents.retrieve.bind(paymentIntents)
  const hanging = async (id: string) => {
    waiting++
    await end.promise
    return retrieve(id)
  }
  vi.spyOn(paymentIntents, 'retrieve').mockImplementation(hanging as typeof retrieve)

  let refused = 0
  const events = Array.from({ length: 1000 }, async () => {
    const { status } = await deliver(shop, event)
    if (status === 503) refused++
    return status
  })
  await expect.poll(() => waiting + refused, { timeout: 10_000 }).toBe(1000)
  expect(waiting).toBe(600)
  for (const answer of [await kari.checkOut(), await kari.confirm(payable)]) {
    expect(answer.status).toBe(503)
    expect(answer.headers.get('retry-after')).toBe('1')
  }
  expect((await kari.put(2)).status).toBe(200)
  expect((await shop.call('POST', '/api/admin/login', { body: administrator })).status).toBe(200)

  end.resolve()
  expect((await Promise.all(events)).filter((status) => status === 200)).toHaveLength(600)
  expect((await kari.confirm(payable)).status).toBe(200)
})

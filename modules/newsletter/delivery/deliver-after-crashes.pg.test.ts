import { afterEach, beforeEach, expect, test } from 'vitest'
import { begunMail } from '../campaigns/campaign-mail-queries.ts'
import { minute } from '../test-newsletter.ts'
import { failures, type TestDelivery, testDelivery } from './test-delivery.ts'

let shop: TestDelivery
beforeEach(async () => {
  shop = await testDelivery()
})
afterEach(() => shop.close())

test('concurrent jobs send each mail once', async () => {
  await shop.sendTo(330)
  const [message] = shop.waiting
  if (!message) throw new Error('Nothing was queued')
  await Promise.all(Array.from({ length: 4 }, () => shop.handle(message)))
  await shop.work()
  shop.expectEachOnce(330)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 330 })
})

test('a mail held by several workers, as after an expired lease, is begun by one of them', async () => {
  await shop.sendTo(1)
  // The mail is queued again, and every worker may have read it.
  shop.failFor({ 's1@example.com': failures.away })
  await shop.work()
  const { id = 0 } = (await shop.campaignNow()) ?? {}
  const [reader] = (await shop.subscribers({})).subscribers
  const begun = await Promise.all(
    Array.from({ length: 5 }, () => begunMail(shop.sql, id, reader?.id ?? 0, new Date(shop.now()))),
  )
  expect(begun.filter(Boolean)).toEqual([expect.objectContaining({ attempt: 2 })])
})

test('a campaign whose job never started gets another job', async () => {
  await shop.sendTo(3)
  shop.waiting.length = 0
  await shop.pass(2 * minute)
  shop.expectEachOnce(3)
})

test('mails that a worker leased but did not begin are sent by another', async () => {
  await shop.sendTo(30)
  const accept = shop.mailServer.accept
  // These mails stay in flight, as when their process is killed.
  const halt = Promise.withResolvers<void>()
  shop.mailServer.accept = () => halt.promise
  const [message] = shop.waiting.splice(0)
  if (!message) throw new Error('Nothing was queued')
  const halted = shop.handle(message)
  await expect.poll(shop.states).toEqual({ queued: 25, sending: 5 })
  shop.mailServer.accept = accept
  await shop.pass(4 * minute)
  shop.expectEachOnce(25)
  // The five may have been sent: no worker sends them again without the staff's request.
  expect(await shop.campaignNow()).toMatchObject({ state: 'sending', sent: 25, left: 5 })
  await shop.pass(4 * minute)
  const given = await shop.campaignNow()
  expect(given).toMatchObject({ state: 'done', sent: 25, failed: 0, unsure: 5, left: 0 })
  expect(await shop.campaignFailures(given?.id ?? 0)).toEqual(
    Array.from({ length: 5 }, (_none, index) => ({
      email: `s${index + 1}@example.com`,
      reason: 'unknown',
    })),
  )
  halt.resolve()
  // If the process was only slow, its late outcomes still count.
  await expect.poll(shop.states).toEqual({ sent: 30 })
  expect(await shop.campaignFailures(given?.id ?? 0)).toEqual([])
  expect(shop.mails).toHaveLength(25)
  await halted
})

import { afterEach, beforeEach, expect, test } from 'vitest'
import { minute } from '../test-newsletter.ts'
import { addresses, failures, type TestDelivery, testDelivery } from './test-delivery.ts'

const hour = 60 * minute

let shop: TestDelivery
beforeEach(async () => {
  shop = await testDelivery()
})
afterEach(() => shop.close())

const isActive = async (email: string) =>
  (await shop.subscribers({ search: email })).subscribers.find((one) => one.email === email)
    ?.isActive

test('subscribers who leave before or during a campaign get no mail afterwards', async () => {
  await shop.sendTo(30)
  await shop.unsubscribe('s1@example.com')
  shop.failFor({
    's2@example.com': () => {
      void shop.unsubscribe('s29@example.com')
      return undefined
    },
  })
  await shop.work()
  shop.expectEachOnce(28)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', recipients: 29, skipped: 1 })
})

test('an address that does not exist is unsubscribed', async () => {
  await shop.sendTo(70)
  shop.failFor({ 's1@example.com': failures.unknownMailbox, 's2@example.com': failures.refused })
  await shop.work()
  shop.expectEachOnce(68)
  expect(await shop.states()).toEqual({ sent: 68, failed: 2 })
  expect(await isActive('s1@example.com')).toBe(false)
  expect(await isActive('s2@example.com')).toBe(true)
})

test('a temporarily refused address delays no other and is retried', async () => {
  await shop.sendTo(70)
  let refusals = 2
  shop.failFor({
    's1@example.com': () => {
      refusals -= 1
      return refusals >= 0 ? failures.notNow() : undefined
    },
  })
  await shop.work()
  expect(shop.mails).toHaveLength(69)
  expect(await shop.campaignNow()).toMatchObject({ state: 'sending', sent: 69, left: 1 })
  await shop.pass(hour)
  shop.expectEachOnce(70)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 70 })
})

test('an address that is always temporarily refused has failed after five attempts', async () => {
  await shop.sendTo(3)
  let calls = 0
  shop.failFor({
    's1@example.com': () => {
      calls += 1
      return failures.notNow()
    },
  })
  await shop.work()
  await shop.pass(6 * hour, 10 * minute)
  expect(calls).toBe(5)
  const done = await shop.campaignNow()
  expect(done).toMatchObject({ state: 'done', sent: 2, failed: 1 })
  expect(await shop.campaignFailures(done?.id ?? 0)).toEqual([
    { email: 's1@example.com', reason: 'deferred' },
  ])
})

test("subscribers postponed to the end are retried on the staff's request, and no others", async () => {
  await shop.sendTo(40)
  let isFull = true
  const full = () => (isFull ? failures.notNow() : undefined)
  shop.failFor({
    ...addresses(1, 12, full),
    's20@example.com': failures.unknownUser,
    's21@example.com': failures.silent,
  })
  await shop.work()
  await shop.pass(6 * hour, 10 * minute)
  const done = await shop.campaignNow()
  expect(done).toMatchObject({ state: 'done', sent: 26, failed: 13, unsure: 1, retriable: 12 })
  isFull = false
  const again = await shop.steerCampaign(done?.id ?? 0, { state: 'sending' })
  expect(again).toMatchObject({ state: 'sending', left: 12, failed: 1, unsure: 1, retriable: 0 })
  await shop.work()
  shop.expectEachOnce(38)
  expect(await shop.campaignNow()).toMatchObject({
    state: 'done',
    sent: 38,
    failed: 1,
    unsure: 1,
    retriable: 0,
  })
  await expect(shop.steerCampaign(done?.id ?? 0, { state: 'sending' })).rejects.toMatchObject({
    code: 'campaign_finished',
  })
})

test.each([
  ['answers 421', failures.hungUp],
  ['closes the connection', failures.cutOff],
])(
  'addresses at which the server always %s fail after all attempts, and delay no others',
  async (_what, failure) => {
    await shop.sendTo(40)
    const bad = addresses(1, 8, failure)
    shop.failFor(bad)
    await shop.work()
    await shop.pass(8 * hour, 10 * minute)
    shop.expectEachOnce(32)
    expect(await shop.campaignNow()).toMatchObject({
      state: 'done',
      sent: 32,
      failed: 8,
      retriable: 8,
    })
  },
)

test("a mail that the server may have is sent again only on the staff's request", async () => {
  await shop.sendTo(20)
  let calls = 0
  shop.failFor({
    's2@example.com': () => {
      calls += 1
      return calls === 1 ? failures.silent() : undefined
    },
  })
  await shop.work()
  await shop.pass(6 * hour, 10 * minute)
  expect(calls).toBe(1)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 19, failed: 0, unsure: 1 })
  const { id = 0 } = (await shop.campaignNow()) ?? {}
  await expect(shop.steerCampaign(id, { state: 'sending' })).rejects.toMatchObject({
    code: 'campaign_finished',
  })
  const again = await shop.steerCampaign(id, { state: 'sending', unsure: true })
  expect(again).toMatchObject({ state: 'sending', unsure: 0, left: 1 })
  await shop.work()
  shop.expectEachOnce(20)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 20, unsure: 0 })
})

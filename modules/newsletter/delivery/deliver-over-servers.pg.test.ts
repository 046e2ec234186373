import { afterEach, beforeEach, expect, test } from 'vitest'
import { minute } from '../test-newsletter.ts'
import { addresses, failures, type TestDelivery, testDelivery } from './test-delivery.ts'

const hour = 60 * minute

let shop: TestDelivery
beforeEach(async () => {
  shop = await testDelivery()
})
afterEach(() => shop.close())

test('an unreachable mail server is retried with growing backoff, and no mail is lost', async () => {
  await shop.sendTo(20)
  const trouble = shop.breakServer(failures.away)
  await shop.work()
  expect(trouble.calls).toBeLessThan(10)
  const heldUntil = new Date(shop.now() + minute).toISOString()
  expect(await shop.campaignNow()).toMatchObject({ state: 'sending', heldUntil })
  await shop.pass(2 * hour)
  expect(trouble.calls).toBeLessThan(20 * 8)
  expect(await shop.campaignNow()).toMatchObject({ state: 'sending', failed: 0, left: 20 })
  trouble.mend()
  await shop.pass(20 * minute)
  shop.expectEachOnce(20)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 20, heldUntil: null })
})

test.each([
  ['mail', failures.refused],
  ['address', failures.closedRelay],
])(
  'a refusal of every %s counts against the mail server, and every mail is retried',
  async (_what, failure) => {
    await shop.sendTo(30)
    const trouble = shop.breakServer(failure)
    await shop.work()
    await shop.pass(2 * hour)
    trouble.mend()
    await shop.pass(2 * hour)
    shop.expectEachOnce(30)
    expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 30, failed: 0 })
  },
)

test.each([
  ['temporarily', failures.notNow],
  ['for its content', failures.refused],
  ['permanently', failures.unknownUser],
])(
  'a mail server that refuses the last 25 %s, and only them, ends the campaign',
  async (_name, failure) => {
    await shop.sendTo(65)
    const tries = new Map<string, number>()
    const counted = (email: string) => {
      tries.set(email, (tries.get(email) ?? 0) + 1)
      return failure()
    }
    shop.failFor(addresses(41, 25, counted))
    await shop.work()
    await shop.pass(6 * hour, 10 * minute)
    shop.expectEachOnce(40)
    expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 40, failed: 25, left: 0 })
    expect(tries.size).toBe(25)
    expect(Math.max(...tries.values())).toBeLessThanOrEqual(6)
  },
)

test('a mail server that never answers after the content costs few mails', async () => {
  await shop.sendTo(200)
  const trouble = shop.breakServer(failures.silent)
  await shop.work()
  trouble.mend()
  await shop.pass(5 * minute)
  expect(await shop.campaignNow()).toMatchObject({ state: 'done', sent: 200 - trouble.calls })
  expect(trouble.calls).toBeLessThan(10)
  shop.expectEachOnce(200 - trouble.calls)
})

test('a mail server that stays unreachable pauses the campaign, which staff can resume', async () => {
  await shop.sendTo(12)
  const trouble = shop.breakServer(failures.away)
  await shop.work()
  await shop.pass(8 * hour, 10 * minute)
  const paused = await shop.campaignNow()
  expect(paused).toMatchObject({ state: 'paused', left: 12, heldUntil: expect.any(String) })
  const { calls } = trouble
  await shop.pass(hour)
  expect(trouble.calls).toBe(calls)
  trouble.mend()
  expect(await shop.steerCampaign(paused?.id ?? 0, { state: 'sending' })).toMatchObject({
    heldUntil: null,
  })
  await shop.work()
  await shop.pass(5 * minute)
  shop.expectEachOnce(12)
})

test.each([
  ['was unreachable', failures.away],
  ['hung up', failures.hungUp],
])(
  'a mail server that %s, and then accepted mails without confirming them, gets none twice',
  async (_what, first) => {
    const got: string[] = []
    const tries = new Map<string, number>()
    const { accept } = shop.mailServer
    shop.mailServer.accept = async (mail) => {
      const attempt = (tries.get(mail.to) ?? 0) + 1
      tries.set(mail.to, attempt)
      if (attempt === 1) throw first()
      got.push(mail.to)
      if (attempt === 2) throw failures.silent()
      await accept(mail)
    }
    // Too few failures to count against the server at once, so their outcomes stay stored.
    await shop.sendTo(2)
    await shop.work()
    await shop.pass(hour)
    expect(new Set(got).size).toBe(got.length)
    expect(await shop.campaignNow()).toMatchObject({
      state: 'done',
      failed: 0,
      unsure: 2,
      retriable: 0,
    })
  },
)

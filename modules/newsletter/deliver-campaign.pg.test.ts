import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../shared/mail.ts'
import { begunMail } from './campaign-mail-queries.ts'
import { campaign, statesOf, subscribed } from './test-campaign-queries.ts'
import { minute, type TestNewsletter, testNewsletter } from './test-newsletter.ts'

const hour = 60 * minute

let shop: TestNewsletter

beforeEach(async () => {
  shop = await testNewsletter()
})
afterEach(() => shop.close())

const failed = (marks: object) => Object.assign(new Error('Not sent'), marks)
const unknownMailbox = () =>
  failed({ responseCode: 550, command: 'RCPT TO', response: '550 5.1.1 No such mailbox' })
const refused = () => failed({ responseCode: 554, command: 'DATA', response: '554 Not wanted' })
const unknownUser = () =>
  failed({ responseCode: 550, command: 'RCPT TO', response: '550 User unknown' })
const notNow = () => failed({ responseCode: 451, command: 'RCPT TO', response: '451 Later' })
const away = () => failed({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' })
const silent = () => failed({ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' })

const states = () => statesOf(shop.sql)
const campaignNow = async () => (await shop.campaigns({})).campaigns[0]
const isActive = async (email: string) =>
  (await shop.subscribers({ search: email })).subscribers.find((one) => one.email === email)
    ?.isActive

/** Takes mails like a server, but fails for some addresses as `failures` says, as long as it says so. */
const failFor = (failures: Record<string, () => Error | undefined>) => {
  const accept = shop.mailServer.accept
  shop.mailServer.accept = async (mail: Mail) => {
    const failure = failures[mail.to]?.()
    if (failure) throw failure
    await accept(mail)
  }
}
/** A mail server that does nothing but fail; it tells how often it was asked, and how to mend it. */
const breakServer = (failure: () => Error) => {
  const accept = shop.mailServer.accept
  const trouble = {
    calls: 0,
    mend: () => {
      shop.mailServer.accept = accept
    },
  }
  shop.mailServer.accept = async () => {
    trouble.calls += 1
    throw failure()
  }
  return trouble
}
const sendTo = async (people: number) => {
  await subscribed(shop.sql, people)
  await shop.sendCampaign(campaign)
}
const expectEachOnce = (people: number) => {
  expect(shop.mails).toHaveLength(people)
  expect(new Set(shop.addresses()).size).toBe(people)
}

describe('readers', () => {
  test('who leaves before the mail is sent gets none, and who leaves during it none after', async () => {
    await sendTo(30)
    await shop.unsubscribe('s1@example.com')
    failFor({
      's2@example.com': () => {
        void shop.unsubscribe('s29@example.com')
        return undefined
      },
    })
    await shop.work()
    expectEachOnce(28)
    expect(await campaignNow()).toMatchObject({ state: 'done', recipients: 29, skipped: 1 })
  })

  test('an address that does not exist is unsubscribed', async () => {
    await sendTo(70)
    failFor({ 's1@example.com': unknownMailbox, 's2@example.com': refused })
    await shop.work()
    expectEachOnce(68)
    expect(await states()).toEqual({ sent: 68, failed: 2 })
    expect(await isActive('s1@example.com')).toBe(false)
    expect(await isActive('s2@example.com')).toBe(true)
  })

  test('an address that is refused for now holds up nobody and is tried again', async () => {
    await sendTo(70)
    let refusals = 2
    failFor({
      's1@example.com': () => {
        refusals -= 1
        return refusals >= 0 ? notNow() : undefined
      },
    })
    await shop.work()
    expect(shop.mails).toHaveLength(69)
    expect(await campaignNow()).toMatchObject({ state: 'sending', sent: 69, left: 1 })
    await shop.pass(hour)
    expectEachOnce(70)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 70 })
  })

  test('an address that is always refused for now has failed after five attempts', async () => {
    await sendTo(3)
    let calls = 0
    failFor({
      's1@example.com': () => {
        calls += 1
        return notNow()
      },
    })
    await shop.work()
    await shop.pass(6 * hour)
    expect(calls).toBe(5)
    const done = await campaignNow()
    expect(done).toMatchObject({ state: 'done', sent: 2, failed: 1 })
    expect(await shop.campaignFailures(done?.id ?? 0)).toEqual([
      { email: 's1@example.com', reason: 'refused' },
    ])
  })

  test('a mail that the server may have taken is not sent again', async () => {
    await sendTo(20)
    let calls = 0
    failFor({
      's2@example.com': () => {
        calls += 1
        return silent()
      },
    })
    await shop.work()
    await shop.pass(6 * hour)
    expect(calls).toBe(1)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 19, failed: 1 })
  })
})

describe('crashes', () => {
  test('jobs at the same time send each mail once', async () => {
    await sendTo(330)
    const [message] = shop.waiting
    if (!message) throw new Error('Nothing was queued')
    await Promise.all(Array.from({ length: 4 }, () => shop.handle(message)))
    await shop.work()
    expectEachOnce(330)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 330 })
  })

  test('a mail that several workers hold, as after a lease ran out, is begun by one of them', async () => {
    await sendTo(1)
    // Back in the queue, and every worker may have read it there.
    failFor({ 's1@example.com': away })
    await shop.work()
    const { id = 0 } = (await campaignNow()) ?? {}
    const [reader] = (await shop.subscribers({})).subscribers
    const begun = await Promise.all(
      Array.from({ length: 5 }, () =>
        begunMail(shop.sql, id, reader?.id ?? 0, new Date(shop.now())),
      ),
    )
    expect(begun.filter(Boolean)).toEqual([expect.objectContaining({ attempt: 2 })])
  })

  test('before a job began, another begins', async () => {
    await sendTo(3)
    shop.waiting.length = 0
    await shop.pass(2 * minute)
    expectEachOnce(3)
  })

  test('what a worker took and did not begin is sent by another', async () => {
    await sendTo(30)
    const accept = shop.mailServer.accept
    // Nothing that is under way ever ends, as when its process is gone.
    const halt = Promise.withResolvers<void>()
    shop.mailServer.accept = () => halt.promise
    const [message] = shop.waiting.splice(0)
    if (!message) throw new Error('Nothing was queued')
    const halted = shop.handle(message)
    await expect.poll(states).toEqual({ queued: 25, sending: 5 })
    shop.mailServer.accept = accept
    await shop.pass(4 * minute)
    expectEachOnce(25)
    // The five may have been sent: they are not sent again, and in the end told as failed.
    expect(await campaignNow()).toMatchObject({ state: 'sending', sent: 25, left: 5 })
    await shop.pass(4 * minute)
    const given = await campaignNow()
    expect(given).toMatchObject({ state: 'done', sent: 25, failed: 5, left: 0 })
    expect(await shop.campaignFailures(given?.id ?? 0)).toEqual(
      Array.from({ length: 5 }, (_none, index) => ({
        email: `s${index + 1}@example.com`,
        reason: 'unknown',
      })),
    )
    halt.resolve()
    // And when the process was only slow, what it tells is the truth.
    await expect.poll(states).toEqual({ sent: 30 })
    expect(await shop.campaignFailures(given?.id ?? 0)).toEqual([])
    expect(shop.mails).toHaveLength(25)
    await halted
  })
})

describe('a mail server', () => {
  test('that is away is left alone for longer and longer, and nobody is lost', async () => {
    await sendTo(20)
    const trouble = breakServer(away)
    await shop.work()
    expect(trouble.calls).toBeLessThan(10)
    const heldUntil = new Date(shop.now() + minute).toISOString()
    expect(await campaignNow()).toMatchObject({ state: 'sending', heldUntil })
    await shop.pass(2 * hour)
    expect(trouble.calls).toBeLessThan(20 * 8)
    expect(await campaignNow()).toMatchObject({ state: 'sending', failed: 0, left: 20 })
    trouble.mend()
    await shop.pass(20 * minute)
    expectEachOnce(20)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 20, heldUntil: null })
  })

  const closedRelay = () =>
    failed({ responseCode: 554, command: 'RCPT TO', response: '554 5.7.1 Relay access denied' })

  test.each([
    ['mail', refused],
    ['address', closedRelay],
  ])('that refuses every %s is at fault, and not they', async (_what, failure) => {
    await sendTo(30)
    const trouble = breakServer(failure)
    await shop.work()
    await shop.pass(2 * hour)
    trouble.mend()
    await shop.pass(2 * hour)
    expectEachOnce(30)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 30, failed: 0 })
  })

  test.each([
    ['for now', notNow],
    ['for its content', refused],
    ['for good', unknownUser],
  ])('that refuses the last 25 %s, and only them, ends the campaign', async (_name, failure) => {
    await sendTo(65)
    const tries = new Map<string, number>()
    const bad = Array.from({ length: 25 }, (_none, index) => `s${41 + index}@example.com`)
    const counted = (email: string) => () => {
      tries.set(email, (tries.get(email) ?? 0) + 1)
      return failure()
    }
    failFor(Object.fromEntries(bad.map((email) => [email, counted(email)])))
    await shop.work()
    await shop.pass(6 * hour)
    expectEachOnce(40)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 40, failed: 25, left: 0 })
    expect(tries.size).toBe(25)
    expect(Math.max(...tries.values())).toBeLessThanOrEqual(6)
  })

  test('that hangs up on every mail costs few people theirs', async () => {
    await sendTo(200)
    const trouble = breakServer(silent)
    await shop.work()
    trouble.mend()
    await shop.pass(5 * minute)
    expect(await campaignNow()).toMatchObject({ state: 'done', sent: 200 - trouble.calls })
    expect(trouble.calls).toBeLessThan(10)
    expectEachOnce(200 - trouble.calls)
  })

  test('that never comes back pauses the campaign, which staff can resume', async () => {
    await sendTo(12)
    const trouble = breakServer(away)
    await shop.work()
    await shop.pass(8 * hour)
    const paused = await campaignNow()
    expect(paused).toMatchObject({ state: 'paused', left: 12, heldUntil: expect.any(String) })
    const { calls } = trouble
    await shop.pass(hour)
    expect(trouble.calls).toBe(calls)
    trouble.mend()
    expect(await shop.steerCampaign(paused?.id ?? 0, 'sending')).toMatchObject({ heldUntil: null })
    await shop.work()
    await shop.pass(5 * minute)
    expectEachOnce(12)
  })
})

import pino from 'pino'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createMailer } from '../../../api/platform/mail/mail.ts'
import {
  type Conduct,
  startTestMailServer,
  type TestMailServer,
} from '../../../api/testing/test-mail-server.ts'
import { campaign, statesOf, subscribed } from '../campaigns/test-campaign-queries.ts'
import { createNewsletter } from '../index.ts'
import { minute, type TestNewsletter, testNewsletter } from '../test-newsletter.ts'

/**
 * A timeout longer than this process, which also runs the server, is ever busy. Otherwise a late answer would count as
 * a timeout, and a mail that the server has would count as unknown.
 */
const timeLimits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 3_000 }

let shop: TestNewsletter
let server: TestMailServer
const closing: (() => unknown)[] = []

/** The server's behaviour for some addresses; it accepts all others. */
let conducts: Record<string, Conduct | (() => Conduct)> = {}

const conductTo = (address: string): Conduct => {
  const conduct = conducts[address] ?? 'take'
  return typeof conduct === 'function' ? conduct() : conduct
}

beforeEach(async () => {
  conducts = {}
  shop = await testNewsletter()
  server = await startTestMailServer(conductTo)
  closing.push(shop.close, () => server.stop())
})
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

/** The newsletter as in one worker process, with its own connections to the mail server. */
function worker() {
  const mailer = createMailer({
    smtpUrl: server.url,
    from: 'Butikken <hei@shop.test>',
    connections: 5,
    timeLimits,
  })
  closing.push(mailer.close)
  return createNewsletter({
    ...shop.dependencies,
    sendCampaignMail: mailer.send,
    log: pino({ level: 'silent' }),
  })
}
/** Runs the queued jobs with several workers at once, then the jobs that become due in the next `milliseconds`. */
async function workFor(milliseconds: number, { count = 1, step = minute } = {}) {
  const workers = Array.from({ length: count }, worker)
  shop.mailServer.accept = () => Promise.reject(new Error('These workers have another server'))
  const work = async ({ jobs }: ReturnType<typeof worker>) => {
    for (let message = shop.waiting.shift(); message; message = shop.waiting.shift()) {
      const { queue, data } = message
      await jobs.find((job) => job.queue === queue)?.handle(data)
    }
  }
  // Gives each worker a message of its own.
  const [first] = shop.waiting
  if (first) for (let more = 1; more < count; more += 1) shop.waiting.push(first)
  await Promise.all(workers.map(work))
  for (const end = shop.now() + milliseconds; shop.now() < end; ) {
    await shop.dependencies.wait(step)
    await shop.handle({ queue: 'newsletter.watch-campaigns', data: {} })
    await Promise.all(workers.map(work))
  }
}

const figures = async () => (await shop.campaigns({})).campaigns[0]
const readers = () => [...server.got.keys()].map((key) => key.split(' ')[0])
const expectNobodyTwice = () => expect([...server.got.values()].filter((n) => n > 1)).toEqual([])

describe('a campaign over SMTP', () => {
  test('three workers and a server with every fault: no mail is sent twice, and each has an outcome', async () => {
    await subscribed(shop.sql, 300)
    let refusals = 3
    conducts = {
      's10@example.com': 'no such mailbox',
      's20@example.com': 'refuse',
      's30@example.com': () => {
        refusals -= 1
        return refusals >= 0 ? 'not now' : 'take'
      },
      's40@example.com': 'hang up after the content',
      's50@example.com': 'take and hang up',
      's60@example.com': 'say nothing',
      's70@example.com': 'not now',
    }
    await shop.sendCampaign(campaign)
    await workFor(0, { count: 3 })
    expect(await figures()).toMatchObject({
      state: 'sending',
      sent: 293,
      failed: 2,
      unsure: 3,
      left: 2,
    })
    await workFor(6 * 60 * minute, { step: 10 * minute })

    expectNobodyTwice()
    const hadTrouble = ['s10', 's20', 's40', 's70'].map((name) => `${name}@example.com`)
    const everybody = Array.from({ length: 300 }, (_, at) => `s${at + 1}@example.com`)
    expect(readers().sort()).toEqual(everybody.filter((one) => !hadTrouble.includes(one)).sort())
    // After a hang-up or silence, the shop cannot know which mails the server has.
    expect(await figures()).toMatchObject({
      state: 'done',
      recipients: 300,
      sent: 294,
      failed: 3,
      unsure: 3,
    })
    expect((await shop.subscribers({ search: 's10@' })).subscribers).toMatchObject([
      { isActive: false },
    ])
  })

  test('a greylisting server, which refuses each first attempt, does not suspend the campaign', async () => {
    const people = 120
    await subscribed(shop.sql, people)
    const known = new Set<string>()
    const greylist = (address: string) => (): Conduct => {
      if (known.has(address)) return 'take'
      known.add(address)
      return 'not now'
    }
    for (let one = 1; one <= people; one += 1)
      conducts[`s${one}@example.com`] = greylist(`s${one}@example.com`)
    await shop.sendCampaign(campaign)
    await workFor(0)
    // All mails were tried in one run, and the campaign is not suspended.
    expect(known.size).toBe(people)
    expect(await figures()).toMatchObject({ state: 'sending', left: people, heldUntil: null })
    await workFor(4 * minute)
    expectNobodyTwice()
    expect(await figures()).toMatchObject({ state: 'done', sent: people, failed: 0, unsure: 0 })
  })

  test('no mail is lost when the server hangs up before the content', async () => {
    await subscribed(shop.sql, 40)
    let times = 2
    conducts['s7@example.com'] = () => {
      times -= 1
      return times >= 0 ? 'hang up on the address' : 'take'
    }
    await shop.sendCampaign(campaign)
    await workFor(60 * minute, { step: 5 * minute })
    expectNobodyTwice()
    expect(server.got.size).toBe(40)
    expect(await figures()).toMatchObject({ state: 'done', sent: 40, failed: 0 })
  })

  test('a server that restarts in the middle gets the remaining mails', async () => {
    await subscribed(shop.sql, 200)
    let taken = 0
    let death: Promise<void> | undefined
    conducts = Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [
        `s${at + 1}@example.com`,
        () => {
          taken += 1
          if (taken === 80) death = server.stop()
          return 'take' as const
        },
      ]),
    )
    await shop.sendCampaign(campaign)
    await workFor(2 * minute)
    await death
    const first = server
    expect(await figures()).toMatchObject({ state: 'sending' })
    expect(await statesOf(shop.sql)).toMatchObject({ queued: expect.any(Number) })

    server = await startTestMailServer()
    await workFor(30 * minute, { step: 5 * minute })
    expectNobodyTwice()
    const both = [...first.got.keys(), ...server.got.keys()]
    expect(new Set(both).size).toBe(both.length)
    const done = await figures()
    expect(done).toMatchObject({ state: 'done', recipients: 200, left: 0 })
    // Only mails in flight when it stopped are unknown, and they are not sent again.
    expect(done?.failed).toBe(0)
    expect(done?.unsure).toBeLessThanOrEqual(5)
    expect(both.length).toBeGreaterThanOrEqual(done?.sent ?? 200)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Mail } from '../shared/mail.ts'
import { sendCampaignStory } from './send-campaign.ts'
import { type TestNewsletter, testNewsletter } from './test-newsletter.ts'

let shop: TestNewsletter

beforeEach(async () => {
  shop = await testNewsletter()
})
afterEach(() => shop.close())

const campaign = { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' }
const failed = (marks: object) => Object.assign(new Error('Not sent'), marks)

/** `count` active subscribers, s1@example.com and so on. */
const subscribed = async (count: number) => {
  await shop.sql`
    insert into newsletter.subscribers (email)
    select 's' || n || '@example.com'
    from generate_series(1, ${count}::int) n
  `
}
const states = () =>
  shop.sql<{ state: string; count: number }[]>`
    select state, count(*)::int as count
    from newsletter.campaign_mails
    group by state
    order by state
  `.then((rows) => Object.fromEntries(rows.map(({ state, count }) => [state, count])))

/** Takes mails like a server, but fails for some addresses as `failures` says, as long as it says so. */
const failFor = (failures: Record<string, () => Error | undefined>) => {
  const accept = shop.mailServer.accept
  shop.mailServer.accept = async (mail: Mail) => {
    const failure = failures[mail.to]?.()
    if (failure) throw failure
    await accept(mail)
  }
}

describe('sending a campaign', () => {
  test('API-28 reaches every active subscriber once, with a way to leave', async () => {
    await subscribed(120)
    await shop.subscribe('borte@example.com')
    await shop.unsubscribe('borte@example.com')
    expect(await shop.sendCampaign(campaign)).toBe(120)
    await shop.work()
    expect(new Set(shop.addresses()).size).toBe(120)
    expect(shop.mails).toHaveLength(120)
    expect(shop.addresses()).not.toContain('borte@example.com')
    expect(await states()).toEqual({ sent: 120 })
    const url = 'https://shop.test/unsubscribe?email=s1%40example.com'
    expect(shop.mails[0]).toMatchObject({
      to: 's1@example.com',
      subject: 'Nytt i mai',
      fromName: 'russpatcher.no',
      messageId: expect.stringMatching(/^<campaign\.\d+\.\d+@shop\.test>$/),
      headers: { 'List-Unsubscribe': `<${url}>` },
      text: expect.stringContaining(url),
    })
  })

  test('API-28 the same key again, even at the same time, is one campaign with one answer', async () => {
    await subscribed(3)
    const answers = await Promise.all(
      Array.from({ length: 5 }, () => shop.sendCampaign(campaign, 'kampanje-0001')),
    )
    await shop.subscribe('senere@example.com')
    answers.push(await shop.sendCampaign(campaign, 'kampanje-0001'))
    expect(answers).toEqual([3, 3, 3, 3, 3, 3])
    expect(shop.waiting).toHaveLength(1)
    await shop.work()
    expect(shop.mails).toHaveLength(3)
  })

  test('without a key every call is a campaign of its own', async () => {
    await subscribed(2)
    await shop.sendCampaign(campaign)
    await shop.sendCampaign(campaign)
    await shop.work()
    expect(shop.mails).toHaveLength(4)
    expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(4)
  })

  test('leaves nothing behind when it can not be queued', async () => {
    await subscribed(2)
    const broken = sendCampaignStory({
      sql: shop.sql,
      enqueue: () => Promise.reject(new Error('No queue')),
    })
    await expect(broken(campaign)).rejects.toThrow('No queue')
    expect(await shop.sql`select id from newsletter.campaigns`).toEqual([])
    expect(await states()).toEqual({})
  })
})

describe('delivering a campaign', () => {
  test('jobs at the same time send each mail once', async () => {
    await subscribed(130)
    await shop.sendCampaign(campaign)
    const [message] = shop.waiting
    if (!message) throw new Error('Nothing was queued')
    await Promise.all(Array.from({ length: 4 }, () => shop.handle(message)))
    await shop.work()
    expect(shop.mails).toHaveLength(130)
    expect(new Set(shop.addresses()).size).toBe(130)
  })

  test('who leaves before the mail is sent gets none', async () => {
    await subscribed(2)
    await shop.sendCampaign(campaign)
    await shop.unsubscribe('s1@example.com')
    await shop.work()
    expect(shop.addresses()).toEqual(['s2@example.com'])
  })

  test('a mail that was under way at a crash is not sent again, and holds up no other', async () => {
    await subscribed(3)
    await shop.sendCampaign(campaign)
    await shop.sql`
      update newsletter.campaign_mails
      set state = 'sending'
      where subscriber_id = (select id from newsletter.subscribers where email = 's2@example.com')
    `
    await shop.work()
    expect(shop.addresses()).toEqual(['s1@example.com', 's3@example.com'])
    expect(await states()).toEqual({ sending: 1, sent: 2 })
  })

  test('a mail that the server may have taken is not sent again', async () => {
    await subscribed(3)
    await shop.sendCampaign(campaign)
    let calls = 0
    failFor({
      's2@example.com': () => {
        calls += 1
        return failed({ code: 'ETIMEDOUT', timeoutType: 'SOCKET_TIMEOUT' })
      },
    })
    await shop.work(3)
    expect(calls).toBe(1)
    expect(shop.addresses()).toEqual(['s1@example.com', 's3@example.com'])
  })

  test('an address that does not exist is passed over for good', async () => {
    await subscribed(70)
    await shop.sendCampaign(campaign)
    failFor({ 's1@example.com': () => failed({ responseCode: 550, command: 'RCPT TO' }) })
    await shop.work()
    expect(shop.mails).toHaveLength(69)
    expect(await states()).toEqual({ sent: 69, skipped: 1 })
  })

  test('an address that is refused for now holds up nobody and is tried again', async () => {
    await subscribed(70)
    await shop.sendCampaign(campaign)
    let refusals = 2
    failFor({
      's1@example.com': () => {
        refusals -= 1
        return refusals >= 0 ? failed({ responseCode: 451, command: 'RCPT TO' }) : undefined
      },
    })
    await shop.work(5)
    expect(new Set(shop.addresses()).size).toBe(70)
    expect(shop.mails).toHaveLength(70)
    expect(await states()).toEqual({ sent: 70 })
  })

  test('a server that is away fails the job after a few mails, and loses none', async () => {
    await subscribed(20)
    await shop.sendCampaign(campaign)
    const accept = shop.mailServer.accept
    let calls = 0
    shop.mailServer.accept = async () => {
      calls += 1
      throw failed({ code: 'ESOCKET', originalCode: 'ECONNREFUSED' })
    }
    const [message] = shop.waiting
    if (!message) throw new Error('Nothing was queued')
    await expect(shop.handle(message)).rejects.toThrow('Not sent')
    expect(calls).toBe(3)
    expect(await states()).toEqual({ queued: 20 })
    shop.mailServer.accept = accept
    await shop.work()
    expect(shop.mails).toHaveLength(20)
  })
})

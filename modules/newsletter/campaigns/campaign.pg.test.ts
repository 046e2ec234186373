import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { createNewsletter } from '../index.ts'
import { type TestNewsletter, testNewsletter } from '../test-newsletter.ts'
import { sendCampaign } from './send-campaign.ts'
import { campaign, statesOf, subscribed } from './test-campaign-queries.ts'

let shop: TestNewsletter

beforeEach(async () => {
  shop = await testNewsletter()
})
afterEach(() => shop.close())

const newest = async () => {
  const [first] = (await shop.campaigns({})).campaigns
  if (!first) throw new Error('There is no campaign')
  return first
}

describe('sending a campaign', () => {
  test('API-28 reaches every active subscriber once, with unsubscribe links', async () => {
    await subscribed(shop.sql, 120)
    await shop.subscribe('borte@example.com')
    await shop.unsubscribe('borte@example.com')
    expect(await shop.sendCampaign(campaign)).toBe(120)
    await shop.work()
    expect(new Set(shop.addresses()).size).toBe(120)
    expect(shop.mails).toHaveLength(120)
    expect(shop.addresses()).not.toContain('borte@example.com')
    const [mail] = shop.mails
    const token = /\/api\/unsubscribe\/([A-Za-z0-9_-]+)>$/.exec(
      mail?.headers?.['List-Unsubscribe'] ?? '',
    )?.[1]
    const url = `https://shop.test/unsubscribe?email=s1%40example.com&token=${token}`
    expect(mail).toMatchObject({
      to: 's1@example.com',
      subject: 'Nytt i mai',
      fromName: 'russpatcher.no',
      messageId: expect.stringMatching(/^<campaign\.\d+\.\d+@shop\.test>$/),
      headers: { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
      text: expect.stringContaining(url),
      html: expect.stringContaining(`href="${url.replace('&', '&amp;')}"`),
    })
    expect(await newest()).toMatchObject({ state: 'done', recipients: 120, sent: 120, left: 0 })
  })

  test('API-28 calls with the same key, also concurrent ones, make one campaign and get the same answer', async () => {
    await subscribed(shop.sql, 3)
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

  test('the same key with another text is refused, and the first campaign is unchanged', async () => {
    await shop.sendCampaign(campaign, 'kampanje-0001')
    for (const edit of [
      { subject: 'Nytt i juni' },
      { content: 'Hei igjen' },
      { senderName: 'Kari' },
    ])
      await expect(
        shop.sendCampaign({ ...campaign, ...edit }, 'kampanje-0001'),
      ).rejects.toMatchObject({ code: 'idempotency_key_reused' })
    expect((await shop.campaigns({})).campaigns).toMatchObject([{ subject: campaign.subject }])
  })

  test('without a key every call makes a new campaign', async () => {
    await subscribed(shop.sql, 2)
    await shop.sendCampaign(campaign)
    await shop.sendCampaign(campaign)
    await shop.work()
    expect(shop.mails).toHaveLength(4)
    expect(new Set(shop.mails.map(({ messageId }) => messageId)).size).toBe(4)
  })

  test('ends at once without subscribers', async () => {
    expect(await shop.sendCampaign(campaign)).toBe(0)
    await shop.work()
    expect(await newest()).toMatchObject({ state: 'done', recipients: 0 })
  })

  test('is rolled back when it cannot be queued', async () => {
    await subscribed(shop.sql, 2)
    const broken = {
      ...shop.dependencies,
      enqueue: () => Promise.reject(new Error('No queue')),
    }
    const by = { key: undefined, administrator: 'sjefen' }
    await expect(sendCampaign(broken, campaign, by)).rejects.toThrow('No queue')
    expect((await shop.campaigns({})).campaigns).toEqual([])
    expect(await statesOf(shop.sql)).toEqual({})
  })

  test('keeps the configured pace, whatever the number of workers', async () => {
    await shop.close()
    shop = await testNewsletter({ mailsPerSecond: 5 })
    await subscribed(shop.sql, 40)
    const began = shop.now()
    await shop.sendCampaign(campaign)
    const [message] = shop.waiting
    if (message) shop.waiting.push(message, message)
    await shop.work()
    expect(shop.mails).toHaveLength(40)
    // The first mail goes at once, and the other 39 at intervals of 1/5 s.
    expect(shop.now() - began).toBe(7_800)
  })
})

describe('withdrawing a campaign', () => {
  const second = 1000
  beforeEach(async () => {
    await shop.close()
    shop = await testNewsletter({ campaignDelay: 15 * second })
    await subscribed(shop.sql, 3)
    await shop.sendCampaign(campaign)
  })

  test('ANEWS-13 sending starts after 15 seconds', async () => {
    expect(await newest()).toMatchObject({ state: 'sending', startsIn: 15_000, left: 3 })
    expect(shop.waiting).toMatchObject([{ delay: 16 }])
    await shop.dependencies.wait(14 * second)
    const [message] = shop.waiting
    if (message) await shop.handle(message)
    await shop.handle({ queue: 'newsletter.watch-campaigns', data: {} })
    expect(shop.mails).toEqual([])
    expect(await newest()).toMatchObject({ startsIn: 1000 })
    await shop.dependencies.wait(second)
    await shop.work()
    expect(shop.mails).toHaveLength(3)
    expect(await newest()).toMatchObject({ state: 'done', startsIn: 0 })
  })

  test('withdrawing it before its start is idempotent and returns its content', async () => {
    const { id } = await newest()
    await shop.dependencies.wait(14.9 * second)
    for (let time = 0; time < 2; time += 1)
      expect(await shop.steerCampaign(id, { state: 'withdrawn' })).toMatchObject({
        state: 'withdrawn',
        subject: campaign.subject,
        content: campaign.content,
        startsIn: 0,
        left: 3,
      })
    await shop.work()
    await shop.pass(10 * 60 * second)
    expect(shop.mails).toEqual([])
    await expect(shop.steerCampaign(id, { state: 'sending' })).rejects.toMatchObject({
      code: 'campaign_finished',
    })
  })

  test('once started it cannot be withdrawn, and continues', async () => {
    const { id } = await newest()
    await shop.dependencies.wait(15 * second)
    const withdrawing = () => shop.steerCampaign(id, { state: 'withdrawn' })
    await expect(withdrawing()).rejects.toMatchObject({ code: 'campaign_started' })
    await shop.work()
    await expect(withdrawing()).rejects.toMatchObject({ code: 'campaign_started' })
    expect(shop.mails).toHaveLength(3)
  })

  test('a campaign withdrawn while a worker begins it sends no mail', async () => {
    const { id } = await newest()
    const [message] = shop.waiting.splice(0)
    if (!message) throw new Error('Nothing was queued')
    const { clock } = shop.dependencies
    // The worker's clock is ahead of the clock that judges the call.
    const ahead = createNewsletter({
      ...shop.dependencies,
      clock: () => new Date(clock().getTime() + 20 * second),
    })
    const deliver = ahead.jobs.find(({ queue }) => queue === message.queue)
    const outcomes = await Promise.allSettled([
      shop.steerCampaign(id, { state: 'withdrawn' }),
      deliver?.handle(message.data),
    ])
    const { state } = await newest()
    expect(outcomes[0]?.status).toBe(state === 'withdrawn' ? 'fulfilled' : 'rejected')
    expect(shop.mails).toHaveLength(state === 'withdrawn' ? 0 : 3)
  })
})

describe('steering a campaign', () => {
  /** Pauses or cancels the campaign as the third mail is handed over; returns the number of mails sent by then. */
  const steerAtThird = (state: 'paused' | 'cancelled') => {
    const accept = shop.mailServer.accept
    const sent = { until: 0 }
    shop.mailServer.accept = async (mail) => {
      await accept(mail)
      if (shop.mails.length !== 3) return
      await shop.steerCampaign((await newest()).id, { state })
      sent.until = shop.mails.length
    }
    return sent
  }
  /** Mails sent concurrently. */
  const atOnce = 5

  test('a pause takes effect before the next mail, and the remaining subscribers get theirs after it', async () => {
    await subscribed(shop.sql, 200)
    await shop.sendCampaign(campaign)
    const sent = steerAtThird('paused')
    await shop.work()
    const before = shop.mails.length
    expect(before - sent.until).toBeLessThan(atOnce)
    const paused = await newest()
    expect(paused).toMatchObject({ state: 'paused', sent: before, left: 200 - before })
    await shop.pass(10 * 60_000)
    expect(shop.mails).toHaveLength(before)
    expect(await shop.steerCampaign(paused.id, { state: 'sending' })).toMatchObject({
      state: 'sending',
    })
    await shop.work()
    expect(new Set(shop.addresses()).size).toBe(200)
    expect(shop.mails).toHaveLength(200)
    expect(await newest()).toMatchObject({ state: 'done', sent: 200, left: 0 })
  })

  test('a cancelled campaign stays cancelled', async () => {
    await subscribed(shop.sql, 200)
    await shop.sendCampaign(campaign)
    const sent = steerAtThird('cancelled')
    await shop.work()
    await shop.pass(10 * 60_000)
    const cancelled = await newest()
    expect(shop.mails.length - sent.until).toBeLessThan(atOnce)
    expect(cancelled).toMatchObject({ state: 'cancelled', left: 200 - shop.mails.length })
    expect(await shop.steerCampaign(cancelled.id, { state: 'cancelled' })).toEqual(cancelled)
    await expect(shop.steerCampaign(cancelled.id, { state: 'sending' })).rejects.toMatchObject({
      code: 'campaign_finished',
    })
  })

  test('a finished campaign is refused, and an unknown one not found', async () => {
    await shop.sendCampaign(campaign)
    await shop.work()
    await expect(
      shop.steerCampaign((await newest()).id, { state: 'paused' }),
    ).rejects.toMatchObject({
      code: 'campaign_finished',
    })
    await expect(shop.steerCampaign(999, { state: 'paused' })).rejects.toMatchObject({
      code: 'campaign_not_found',
    })
  })
})

test('the history is paged, newest first', async () => {
  for (const subject of ['en', 'to', 'tre']) await shop.sendCampaign({ ...campaign, subject })
  const first = await shop.campaigns({ limit: 2 })
  expect(first.campaigns.map(({ subject }) => subject)).toEqual(['tre', 'to'])
  const second = await shop.campaigns({ limit: 2, cursor: first.nextCursor })
  expect(second.campaigns.map(({ subject }) => subject)).toEqual(['en'])
  expect(second.nextCursor).toBeUndefined()
  await expect(shop.campaigns({ cursor: 'abc' })).rejects.toMatchObject({ field: 'cursor' })
})

test.each(['&', 'æøå'])(
  'a mail of many %s, too long for mail programs, is refused before any is sent',
  async (signs) => {
    const long = { ...campaign, content: signs.repeat(20_000 / signs.length) }
    const refusal = { code: 'mail_too_long', field: 'content' }
    await expect(shop.previewCampaign(long)).rejects.toMatchObject(refusal)
    await expect(shop.testCampaign(long, 'sjef@example.com')).rejects.toMatchObject(refusal)
    await expect(shop.sendCampaign(long)).rejects.toMatchObject(refusal)
    expect((await shop.campaigns({})).campaigns).toEqual([])
    expect(shop.mails).toEqual([])
  },
)

test('a test mail is marked as a test, and a refusal by the mail server is reported', async () => {
  await shop.testCampaign(campaign, 'sjef@example.com')
  expect(shop.mails).toMatchObject([{ to: 'sjef@example.com', subject: '[Test] Nytt i mai' }])
  const { html, text } = await shop.previewCampaign(campaign)
  expect(shop.mails[0]).toMatchObject({ html, text })
  shop.mailServer.accept = () =>
    Promise.reject(Object.assign(new Error('No'), { responseCode: 550, command: 'RCPT TO' }))
  await expect(shop.testCampaign(campaign, 'sjef@example.com')).rejects.toMatchObject({
    code: 'mail_refused',
  })
  shop.mailServer.accept = () => Promise.reject(new Error('Not now'))
  await expect(shop.testCampaign(campaign, 'sjef@example.com')).rejects.toMatchObject({
    code: 'mail_not_sent',
  })
})

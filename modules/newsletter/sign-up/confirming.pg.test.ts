import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { read, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { Subscriber } from '../../shared/contract/api.d.ts'
import { msPerDay } from '../../shared/day.ts'

const start = Date.parse('2026-05-01T10:00:00Z')
const minute = 60_000
/** Bytes of the key that signs reports of the mail provider, in base64. */
const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const shop = await shopOfFile({ confirmsSubscriptions: true, mailWebhookSecret: `whsec_${key}` })

/** Sets the clock to this many ms after the start. */
const at = (milliseconds: number) => shop.setNow(new Date(start + milliseconds))

const subscribe = (email: string, name?: string) =>
  shop.call('POST', '/api/subscribe-newsletter', { body: { email, ...(name && { name }) } })
const leave = (email: string) =>
  shop.call('POST', '/api/unsubscribe-newsletter', { body: { email } })
/** The mail provider reports that the address is unknown, or that its holder complained. */
async function report(type: 'bounce' | 'complaint', email: string) {
  const event = { type, kind: 'hard', email, at: new Date(start).toISOString() }
  const [id, raw, time] = [crypto.randomUUID(), JSON.stringify({ events: [event] }), start / 1000]
  const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(`${id}.${time}.${raw}`)
  const headers = {
    'webhook-id': id,
    'webhook-timestamp': String(time),
    'webhook-signature': `v1,${signature.digest('base64')}`,
  }
  expect(await status(shop.call('POST', '/api/mail-events', { raw, headers }))).toBe(200)
}
const confirm = (token: string) => shop.call('POST', '/api/confirm-newsletter', { body: { token } })

async function mailsTo(email: string) {
  await shop.work()
  return shop.mails.filter(({ to }) => to === email)
}
const tokensOf = async (email: string) =>
  (await mailsTo(email)).map(
    ({ text }) => /http:\/\/shop\.test\/bekreft-nyhetsbrev\?token=(\S+)/.exec(text)?.[1] ?? '',
  )
/** The token of the newest mail to the address. */
const tokenOf = async (email: string) => (await tokensOf(email)).at(-1) ?? ''

const listed = async (email: string) =>
  (
    await read<Subscriber[]>(
      shop.asStaff('GET', `/api/admin/newsletter-subscribers?search=${email}`),
    )
  ).map(({ name, isActive }) => ({ name, isActive }))
const counts = async () => {
  const { headers } = await shop.asStaff('GET', '/api/admin/newsletter-subscribers?limit=1')
  return [headers.get('x-total'), headers.get('x-active')]
}

at(0)

describe('with confirmation', () => {
  test('confirmNewsletter 200: an address subscribes by its link alone, and gets nothing else before', async () => {
    const email = 'kari@example.com'
    const before = await counts()
    expect(await read(subscribe(email, 'Kari'))).toEqual({ ok: true })
    expect(await listed(email)).toEqual([])
    expect(await counts()).toEqual(before)
    await shop.asStaff('POST', '/api/admin/send-campaign', {
      body: { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' },
    })
    const mails = await mailsTo(email)
    expect(mails.map(({ subject }) => subject)).toEqual(['Bekreft at du vil ha nyhetsbrevet'])
    expect(
      await status(shop.call('GET', `/bekreft-nyhetsbrev?token=${await tokenOf(email)}`)),
    ).toBe(200)
    expect(await listed(email)).toEqual([])
    expect(await read(confirm(await tokenOf(email)))).toEqual({ ok: true })
    expect(await listed(email)).toEqual([{ name: 'Kari', isActive: true }])
  })

  test('the mail contains nothing that a stranger typed', async () => {
    const email = 'offer@example.com'
    await subscribe(email, 'Vinn på spill.example')
    const [mail] = await mailsTo(email)
    expect(JSON.stringify(mail)).not.toContain('spill.example')
  })

  test('confirmNewsletter 404 for a used link, and for each other link of the address', async () => {
    const email = 'to-lenker@example.com'
    await subscribe(email)
    await shop.work()
    at(10 * minute)
    await subscribe(email)
    const [first = '', second = ''] = await tokensOf(email)
    expect(first).not.toBe(second)
    expect(await status(confirm(first))).toBe(200)
    await leave(email)
    for (const used of [first, second])
      expect(await read(confirm(used))).toMatchObject({ code: 'confirmation_link_unknown' })
    expect(await listed(email)).toMatchObject([{ isActive: false }])
  })

  test('confirmNewsletter 404 for a forged token, 400 for a malformed one', async () => {
    const [email, other] = ['ekte@example.com', 'annen@example.com']
    await subscribe(email)
    await subscribe(other)
    const [id, signature] = (await tokenOf(email)).split(/-(.*)/)
    const [otherId] = (await tokenOf(other)).split('-')
    for (const forged of [
      `${otherId}-${signature}`,
      `${id}-${'A'.repeat(22)}`,
      `${id}-`,
      `${id}-${signature}A`,
      `99999999999-${signature}`,
    ])
      expect(await status(confirm(forged)), forged).toBe(404)
    for (const malformed of ['', `${id} ${signature}`, 'a'.repeat(101)])
      expect(await status(confirm(malformed))).toBe(400)
    expect(await listed(email)).toEqual([])
  })

  test('one of two presses at the same time confirms', async () => {
    const email = 'dobbelt@example.com'
    await subscribe(email)
    const token = await tokenOf(email)
    const waiting = () =>
      shop.sql`
        select
        from pg_stat_activity
        where datname = current_database()
          and wait_event_type = 'Lock'
      `
    const presses = await shop.sql.begin(async (tx) => {
      await tx`select from newsletter.confirmations where email = ${email} for update`
      const both = [status(confirm(token)), status(confirm(token))]
      // Both have read the sign-up by then.
      await expect.poll(async () => (await waiting()).length, { timeout: 20_000 }).toBe(2)
      return [both]
    })
    const answers = await Promise.all(presses.flat())
    expect(answers.sort()).toEqual([200, 404])
  })

  test('a link ends after a week, and the sign-up is deleted', async () => {
    const [late, intime] = ['sen@example.com', 'tidsnok@example.com']
    at(0)
    await subscribe(late)
    await subscribe(intime)
    const tokens = [await tokenOf(late), await tokenOf(intime)] as const
    at(7 * msPerDay - 1)
    await shop.run('forget-expired')
    expect(await status(confirm(tokens[1]))).toBe(200)
    at(7 * msPerDay)
    expect(await status(confirm(tokens[0]))).toBe(404)
    const waiting = () => shop.sql`select from newsletter.confirmations where email = ${late}`
    expect(await waiting()).toHaveLength(1)
    await shop.run('forget-expired')
    expect(await waiting()).toHaveLength(0)
    at(0)
  })

  test('nobody can fill the inbox of a stranger: one mail in ten minutes, three a day', async () => {
    const email = 'bombet@example.com'
    at(0)
    const answers = await Promise.all(
      ['bombet@example.com', 'Bombet@Example.com', email].map((one) => status(subscribe(one))),
    )
    expect(answers).toEqual([200, 200, 200])
    await shop.work()
    const sent = () => shop.mails.filter(({ to }) => to.toLowerCase() === email).length
    expect(sent()).toBe(1)
    for (const [minutes, mails] of [
      [9, 1],
      [10, 2],
      [20, 3],
      [30, 3],
      [24 * 60 - 1, 3],
      [24 * 60, 4],
    ] as const) {
      at(minutes * minute)
      expect(await read(subscribe(email))).toEqual({ ok: true })
      await leave(email)
      await shop.work()
      expect(sent(), `after ${minutes} minutes`).toBe(mails)
    }
    at(0)
  })

  test('an active address gets the same answer, no mail, and keeps its name', async () => {
    const email = 'aktiv@example.com'
    await subscribe(email, 'Aktiv')
    await confirm(await tokenOf(email))
    at(11 * minute)
    expect(await read(subscribe(email, 'Tull'))).toEqual({ ok: true })
    expect(await mailsTo(email)).toHaveLength(1)
    expect(await listed(email)).toEqual([{ name: 'Aktiv', isActive: true }])
    await leave(email)
    // The sign-up that sent no mail does not keep one from being sent.
    await subscribe(email)
    expect(await mailsTo(email)).toHaveLength(2)
    at(0)
  })

  test.each([
    ['left', 'gikk@example.com', leave],
    ['bounced for good', 'borte@example.com', (email: string) => report('bounce', email)],
    ['complained', 'klaget@example.com', (email: string) => report('complaint', email)],
  ])('an address that %s comes back by its link alone', async (_, email, end) => {
    await subscribe(email)
    await confirm(await tokenOf(email))
    await end(email)
    at(11 * minute)
    await subscribe(email)
    expect(await listed(email)).toMatchObject([{ isActive: false }])
    expect(await status(confirm(await tokenOf(email)))).toBe(200)
    expect(await listed(email)).toMatchObject([{ isActive: true }])
    at(0)
  })

  test('a mail that the server refuses for a while is sent later, with the same link', async () => {
    const email = 'treg@example.com'
    await subscribe(email)
    const [message] = shop.waiting
    await shop.whileMailIsRefused(() => expect(shop.work()).rejects.toThrow('421'))
    if (message) shop.waiting.push(message, message)
    const tokens = await tokensOf(email)
    expect(new Set(tokens).size).toBe(1)
    expect(
      new Set(shop.mails.filter(({ to }) => to === email).map((mail) => mail.messageId)).size,
    ).toBe(1)
    expect(await status(confirm(tokens[0] ?? ''))).toBe(200)
  })
})

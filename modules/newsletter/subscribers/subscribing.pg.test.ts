import { createHmac } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { read, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile, testShop } from '../../../api/testing/test-shop.ts'
import type { Subscriber } from '../../shared/contract/api.d.ts'

/** Bytes of a key, in base64. */
const key = 'MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'

const shop = await shopOfFile({ mailWebhookSecret: `whsec_${key}` })

const campaign = { subject: 'Nytt i mai', content: 'Hei', senderName: 'russpatcher.no' }
const staff = (method: string, path: string, body?: object) =>
  shop.asStaff(method, `/api/admin/${path}`, { body })
const subscribe = (email: string) =>
  shop.call('POST', '/api/subscribe-newsletter', { body: { email } })
const isActive = async (email: string) =>
  (await read<Subscriber[]>(staff('GET', `newsletter-subscribers?search=${email}`)))[0]?.isActive

describe('unsubscribeWithOneClick', () => {
  const click = (path: string, body: string, type = 'application/x-www-form-urlencoded') =>
    shop.call('POST', path, { raw: body, headers: { 'content-type': type } })
  /** The one-click URL in the headers of the campaign's mail to a new subscriber. */
  const linkOf = async (email: string) => {
    await subscribe(email)
    await staff('POST', 'send-campaign', campaign)
    await shop.work()
    const header = shop.mails.findLast(({ to }) => to === email)?.headers?.['List-Unsubscribe']
    return header?.slice('<http://shop.test'.length, -1) ?? ''
  }
  const multipart =
    '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n'

  test.each([
    ['form', 'List-Unsubscribe=One-Click', undefined],
    ['multipart form', multipart, 'multipart/form-data; boundary=x'],
  ])(
    '200 with a %s, also repeated; opening the link alone does not unsubscribe',
    async (name, body, type) => {
      const email = `${name.slice(0, 4)}@example.com`
      const link = await linkOf(email)
      const followed = await shop.call('GET', link)
      const token = link.split('/').at(-1)
      expect([followed.status, followed.headers.get('location')]).toEqual([
        303,
        `/unsubscribe?email=${encodeURIComponent(email)}&token=${token}`,
      ])
      expect(await isActive(email)).toBe(true)
      expect(await status(click(link, body, type))).toBe(200)
      expect(await isActive(email)).toBe(false)
      expect(await status(click(link, body, type))).toBe(200)
    },
  )

  test('404 for a forged token, and for a signature of another subscriber', async () => {
    const link = await linkOf('signert@example.com')
    for (const forged of [
      link.replace(/[^/]+$/, '1-AAAAAAAAAAAAAAAAAAAAAA'),
      link.replace(/(\d+)-/, (_all, id: string) => `${Number(id) - 1}-`),
      link.replace(/-.*$/, ''),
      link.replace(/[^/]+$/, '99999999999-AAAAAAAAAAAAAAAAAAAAAA'),
    ])
      expect(await status(click(forged, 'List-Unsubscribe=One-Click'))).toBe(404)
    expect(await isActive('signert@example.com')).toBe(true)
  })

  test('400 without the body of RFC 8058, 415 for another content type, 413 for a long body', async () => {
    const link = await linkOf('ord@example.com')
    expect(await status(click(link, 'List-Unsubscribe=No'))).toBe(400)
    expect(await status(click(link, '{}', 'application/json'))).toBe(415)
    expect(await status(click(link, `List-Unsubscribe=${'x'.repeat(3000)}`))).toBe(413)
    expect(await isActive('ord@example.com')).toBe(true)
  })

  test('unsubscribeNewsletter 200 with the token of a mail, and with an invalid one', async () => {
    const token = (await linkOf('token@example.com')).split('/').at(-1)
    const leave = (body: object) => read(shop.call('POST', '/api/unsubscribe-newsletter', { body }))
    const stranger = 'fremmed@example.com'
    expect(await leave({ email: stranger, token: 'tull' })).toEqual({ ok: true })
    expect(await isActive('token@example.com')).toBe(true)
    expect(await leave({ email: stranger, token })).toEqual({ ok: true })
    expect(await isActive('token@example.com')).toBe(false)
  })
})

describe('receiveMailEvents', () => {
  const seconds = Date.parse('2026-05-01T10:00:00Z') / 1000
  const events = (...list: unknown[]) => JSON.stringify({ events: list })
  const event = (email: string, rest: object = {}) => ({
    type: 'bounce',
    kind: 'soft',
    email,
    at: '2026-05-01T10:00:00Z',
    ...rest,
  })
  const sign = (id: string, body: string, at = seconds, with_ = key) =>
    `v1,${createHmac('sha256', Buffer.from(with_, 'base64')).update(`${id}.${at}.${body}`).digest('base64')}`
  const report = (
    body: string,
    { id = crypto.randomUUID() as string, at = seconds, signature = sign(id, body, at) } = {},
  ) =>
    shop.call('POST', '/api/mail-events', {
      raw: body,
      headers: {
        'webhook-id': id,
        'webhook-timestamp': String(at),
        'webhook-signature': signature,
      },
    })

  test('200 a complaint or a hard bounce ends a subscription at once, whatever the letter case of the address', async () => {
    await subscribe('klage@example.com')
    await subscribe('borte@tyttebær.no')
    const body = events(
      event('Klage@Example.com', { type: 'complaint', kind: undefined }),
      event('borte@xn--tyttebr-rxa.no', { kind: 'hard' }),
      event('ukjent@example.com', { kind: 'hard' }),
    )
    expect(await status(report(body, { signature: `v1,AAAA ${sign('a', body)}`, id: 'a' }))).toBe(
      200,
    )
    expect(await isActive('klage@example.com')).toBe(false)
    expect(await isActive('borte@tyttebær.no')).toBe(false)
  })

  test('200 three soft bounces end a subscription, and a repeated event counts once', async () => {
    await subscribe('full@example.com')
    const at = (hour: number) => event('full@example.com', { at: `2026-05-01T1${hour}:00:00Z` })
    await report(events(at(1), at(1)), { id: 'first' })
    await report(events(at(1), at(1)), { id: 'first' })
    await report(events(at(1), at(2)))
    expect(await isActive('full@example.com')).toBe(true)
    await report(events(at(3)))
    expect(await isActive('full@example.com')).toBe(false)
  })

  test('200 events from before the latest subscription do not count, even when repeated or late', async () => {
    const email = 'tilbake@example.com'
    const at = (hour: number) => event(email, { at: `2026-05-01T${hour}:00:00Z` })
    await subscribe(email)
    shop.setNow(new Date((seconds + 4 * 3600) * 1000))
    await report(events(at(11), at(12), at(13)), { at: seconds + 4 * 3600 })
    expect(await isActive(email)).toBe(false)
    shop.setNow(new Date((seconds + 4 * 3600 + 60) * 1000))
    await subscribe(email)
    const later = { at: seconds + 4 * 3600 + 60 }
    await report(events(event(email, { kind: 'hard' }), event(email, { type: 'complaint' })), later)
    await report(events(at(10), at(11), at(12), at(13)), later)
    await report(events(at(15), at(16)), later)
    expect(await isActive(email)).toBe(true)
    await report(events(at(17)), later)
    expect(await isActive(email)).toBe(false)
    shop.setNow(new Date(seconds * 1000))
  })

  test.each(['0000-01-01T00:00:00Z', '1999-12-31T23:59:59Z', '2026-05-02T10:00:01Z'])(
    '200 an event with the impossible time %s counts from its report, and the other events count too',
    async (at) => {
      const [email, other] = [
        `tid-${at.slice(0, 4)}@example.com`,
        `annen-${at.slice(0, 4)}@example.com`,
      ]
      await subscribe(email)
      await subscribe(other)
      const reported = events(
        event(email, { kind: 'hard', at }),
        event(other, { type: 'complaint' }),
      )
      expect(await status(report(reported))).toBe(200)
      expect([await isActive(email), await isActive(other)]).toEqual([false, false])
    },
  )

  test('200 for an address with characters that no domain has', async () => {
    const emails = ['a/b@example.com', 'a?b@example.com', 'a#b@example.com']
    for (const email of emails) await subscribe(email)
    const reported = events(...emails.map((email) => event(email, { type: 'complaint' })))
    expect(await status(report(reported))).toBe(200)
    expect(await Promise.all(emails.map(isActive))).toEqual([false, false, false])
  })

  test('200 an invalid event does not prevent the others from counting', async () => {
    await subscribe('ellers@example.com')
    await subscribe('skrekk@example.com')
    const odd = [
      {},
      null,
      5,
      'complaint',
      [],
      { type: 'opened', email: 'ellers@example.com' },
      { type: 'complaint', email: 17 },
      ...[
        '"odd one"@example.com',
        '',
        'a'.repeat(401),
        'a\u0000@example.com',
        '\ud800@example.com',
        'ellers@example.com/x',
      ].map((email) => event(email)),
    ]
    const reported = events(
      ...odd,
      event('<Skrekk@example.com>', { kind: 'HARD', at: 'event 5', provider: { id: 17 } }),
      event('ellers@example.com', { type: 'complaint', kind: null, at: 1_777_636_800 }),
    )
    expect(await status(report(reported))).toBe(200)
    expect(await isActive('ellers@example.com')).toBe(false)
    expect(await isActive('skrekk@example.com')).toBe(false)
  })

  test('400 without a signature, or with one of another key, body or time', async () => {
    await subscribe('trygg@example.com')
    const body = events(event('trygg@example.com', { kind: 'hard' }))
    const wrong = [
      { signature: 'v1,AAAA' },
      { id: 'b', signature: sign('b', body, seconds, key.toLowerCase()) },
      { id: 'b', signature: sign('b', `${body} `) },
      { id: 'b', signature: sign('c', body) },
      { at: seconds - 301 },
      { at: seconds + 301 },
    ]
    for (const call of wrong)
      expect(await read(report(body, call))).toMatchObject({ code: 'invalid_signature' })
    expect(await isActive('trygg@example.com')).toBe(true)
    expect(await status(report('{"events":[]}'))).toBe(400)
  })

  test('404 for all calls without a secret', async () => {
    const other = await testShop()
    const response = await other.call('POST', '/api/mail-events', {
      raw: events(event('x@example.com')),
      headers: { 'webhook-id': 'a', 'webhook-timestamp': '1', 'webhook-signature': 'v1,AAAA' },
    })
    await other.close()
    expect(response.status).toBe(404)
  })
})

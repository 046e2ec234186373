import { describe, expect, test } from 'vitest'
import { read, status } from '../../../api/testing/test-answers.ts'
import { shopOfFile } from '../../../api/testing/test-shop.ts'
import type { Subscriber } from '../../shared/contract/api.d.ts'

const shop = await shopOfFile()

const staff = (method: string, path: string, body?: object) =>
  shop.asStaff(method, `/api/admin/${path}`, { body })

test('subscribeNewsletter 200 API-18 and listSubscribers 200 API-27 DATA-14', async () => {
  expect(
    await read(
      shop.call('POST', '/api/subscribe-newsletter', {
        body: { email: 'ola@example.com', name: 'Ola' },
      }),
    ),
  ).toEqual({ ok: true })
  const subscribers = await read<Subscriber[]>(staff('GET', 'newsletter-subscribers'))
  expect(subscribers.find(({ email }) => email === 'ola@example.com')).toMatchObject({
    name: 'Ola',
    isActive: true,
  })
})

test.each([
  ['/api/subscribe-newsletter', { email: 'ola' }, 'email'],
  ['/api/unsubscribe-newsletter', { email: 'ola' }, 'email'],
  ['/api/contact', { navn: 'Ola', epost: 'ola', melding: 'Hei' }, 'epost'],
])('400 HOME-25 %s names the field of an invalid address', async (path, body, field) => {
  expect(await read(shop.call('POST', path, { body }))).toEqual({
    code: 'malformed_request',
    field,
    error: 'E-postadressen er ikke gyldig. Sjekk at den er skrevet riktig.',
  })
})

test('unsubscribeNewsletter 200 API-35, for known and unknown addresses', async () => {
  await shop.call('POST', '/api/subscribe-newsletter', { body: { email: 'kari@example.com' } })
  const known = await read(
    shop.call('POST', '/api/unsubscribe-newsletter', { body: { email: 'KARI@example.com' } }),
  )
  const unknown = await read(
    shop.call('POST', '/api/unsubscribe-newsletter', { body: { email: 'ukjent@example.com' } }),
  )
  expect(known).toEqual(unknown)
  const subscribers = await read<Subscriber[]>(staff('GET', 'newsletter-subscribers'))
  expect(subscribers.find(({ email }) => email === 'kari@example.com')?.isActive).toBe(false)
  expect(await status(shop.call('POST', '/api/unsubscribe-newsletter', { body: {} }))).toBe(400)
})

describe('listSubscribers', () => {
  test('200 ANEWS-03 ANEWS-09 in pages, with the counts of all and of active subscribers', async () => {
    for (const name of ['a', 'b', 'c'])
      await shop.call('POST', '/api/subscribe-newsletter', {
        body: { email: `del-${name}@example.com` },
      })
    await shop.call('POST', '/api/unsubscribe-newsletter', { body: { email: 'del-a@example.com' } })
    const all = await read<Subscriber[]>(staff('GET', 'newsletter-subscribers'))
    const seen: Subscriber[] = []
    for (let cursor = ''; ; ) {
      const part = await staff('GET', `newsletter-subscribers?limit=2${cursor}`)
      seen.push(...((await part.clone().json()) as Subscriber[]))
      expect(part.headers.get('x-total')).toBe(String(all.length))
      expect(part.headers.get('x-active')).toBe(
        String(all.filter(({ isActive }) => isActive).length),
      )
      const next = part.headers.get('x-next-cursor')
      if (!next || seen.length > all.length) break
      cursor = `&cursor=${next}`
    }
    expect(seen).toEqual(all)
    const found = await read<Subscriber[]>(
      staff('GET', 'newsletter-subscribers?search=%20DEL-&limit=2'),
    )
    expect(found.map(({ email }) => email)).toEqual(['del-c@example.com', 'del-b@example.com'])
  })

  test('400 for an unknown cursor', async () => {
    for (const cursor of ['abc', Buffer.from('subscribers 99999').toString('base64url')])
      expect(await status(staff('GET', `newsletter-subscribers?cursor=${cursor}`))).toBe(400)
  })
})

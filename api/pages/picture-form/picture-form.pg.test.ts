import { describe, expect, test } from 'vitest'
import { customPatch } from '../../../modules/catalogue/rules.ts'
import type { CartItem, PatchDesign } from '../../../modules/shared/contract/api.d.ts'
import { read } from '../../testing/test-answers.ts'
import { pictureForm } from '../../testing/test-pictures.ts'
import { shopOfFile, testShop } from '../../testing/test-shop.ts'

const shop = await shopOfFile()

const own = { 'sec-fetch-site': 'same-origin' }
const send = (form: FormData, headers: Record<string, string> = own, at = shop) =>
  at.call('POST', '/lag-din-egen/bilde', { headers, form })
const cookieOf = (answer: Response) =>
  /cart-session-id=([\w-]+)/.exec(answer.headers.get('set-cookie') ?? '')?.[1] ?? ''
const cartOf = (session: string) =>
  read<CartItem[]>(shop.call('GET', '/api/cart', { headers: { 'x-session-id': session } }))

function formWith(bytes: BlobPart, name = 'bilde.png'): FormData {
  const form = new FormData()
  form.append('image', new Blob([bytes], { type: 'image/png' }), name)
  return form
}

describe('a picture from the form', () => {
  test('is ten patches of its first design in the cart of the cookie’s session', async () => {
    const answer = await send(await pictureForm())
    expect(answer.status).toBe(303)
    expect(answer.headers.get('set-cookie')).toMatch(/; Path=\/; SameSite=Strict$/)
    const [line] = await cartOf(cookieOf(answer))
    expect(line).toMatchObject({ quantity: 10, product: { id: customPatch.id } })
    expect(answer.headers.get('location')).toBe(
      `/lag-din-egen/i-handlekurven?design=${line?.customImageId}`,
    )
    const read = await shop.call('GET', `/api/custom-designs/${line?.customImageId}`)
    expect((await read.json()) as PatchDesign).toMatchObject({
      outline: 'circle',
      size: 90,
      picture: { withoutBackground: true, threads: [{ thread: 'red' }] },
    })
  })

  test('sent again adds nothing, and the cart keeps what it has', async () => {
    const session = shop.newSession()
    const cookie = { ...own, cookie: `cart-session-id=${session}` }
    for (let time = 0; time < 2; time += 1) {
      const answer = await send(await pictureForm(), cookie)
      expect(answer.status).toBe(303)
      expect(cookieOf(answer)).toBe(session)
    }
    expect(await cartOf(session)).toMatchObject([{ quantity: 10 }])
  })

  test('with a cookie that is no session goes into a new cart', async () => {
    const answer = await send(await pictureForm(), { ...own, cookie: 'cart-session-id=x' })
    expect(answer.status).toBe(303)
    expect(await cartOf(cookieOf(answer))).toHaveLength(1)
  })
})

describe('a bad file leads back to the form with the status of the API', () => {
  test.each([
    [422, 'HTML with the name of a picture', formWith('<script>alert(1)</script>')],
    [400, 'no file', formWith('', '')],
    [413, 'one byte over 5 MB', formWith(new Uint8Array(5 * 1024 * 1024 + 1))],
    [413, 'a body larger than any picture', formWith(new Uint8Array(8 * 1024 * 1024))],
    [400, 'a form without a picture', new FormData()],
  ])('%i: %s', async (status, _what, form) => {
    const answer = await send(form)
    expect(answer.status).toBe(status)
    expect(answer.headers.get('content-type')).toContain('text/html')
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toBeNull()
    expect(await answer.text()).toBe('page')
  })

  test('415: what is no form', async () => {
    const answer = await shop.call('POST', '/lag-din-egen/bilde', { headers: own, body: {} })
    expect(answer.status).toBe(415)
  })

  test('429: more than a person would send, with the time to wait, counted like those of scripts', async () => {
    const strict = await testShop({ limited: true })
    try {
      const cookie = { ...own, cookie: `cart-session-id=${strict.newSession()}` }
      for (let attempt = 0; attempt < 60; attempt += 1)
        expect((await send(formWith('hei'), cookie, strict)).status).toBe(422)
      const answer = await send(formWith('hei'), cookie, strict)
      expect(answer.status).toBe(429)
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0)
    } finally {
      await strict.close()
    }
  })
})

test('403: a form on a page of another site', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { origin: 'https://example.com' },
  ] as Record<string, string>[]) {
    const answer = await send(await pictureForm(), headers)
    expect(answer.status).toBe(403)
    expect(answer.headers.get('set-cookie')).toBeNull()
  }
})

test('405: other methods', async () => {
  expect((await shop.call('PUT', '/lag-din-egen/bilde')).status).toBe(405)
})

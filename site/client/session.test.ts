import { expect, test, vi } from 'vitest'
import { fakeBrowser, fakeStorage } from '../testing/browser.ts'

const open = async (kept: Record<string, string> = {}) => {
  const { storage } = fakeBrowser(kept)
  const { cartSessionId } = await import('./session.ts')
  return { cartSessionId, stored: () => storage.getItem('cart-session-id') }
}

test('DATA-16 the id is the word session, a timestamp and a random string, and is kept', async () => {
  const before = Date.now()
  const { cartSessionId, stored } = await open()
  const id = cartSessionId()
  const [word, time, random] = id.split('_')
  expect(word).toBe('session')
  expect(Number(time)).toBeGreaterThanOrEqual(before)
  expect(Number(time)).toBeLessThanOrEqual(Date.now())
  expect(random).toMatch(/^[a-f0-9]{32}$/)
  expect(stored()).toBe(id)
})

test('DATA-16 the id is the same for later calls and on later pages', async () => {
  const first = await open()
  const id = first.cartSessionId()
  expect(first.cartSessionId()).toBe(id)
  const later = await open({ 'cart-session-id': id })
  expect(later.cartSessionId()).toBe(id)
})

test('DATA-16 two visitors have different ids', async () => {
  const one = (await open()).cartSessionId()
  const other = (await open()).cartSessionId()
  expect(one).not.toBe(other)
})

test.each(['', 'session', 'x'.repeat(40), 'session<script>alert(1)</script>'])(
  'a stored id of %j is replaced by a new one',
  async (kept) => {
    const { cartSessionId, stored } = await open({ 'cart-session-id': kept })
    expect(cartSessionId()).toMatch(/^session_\d+_[a-f0-9]{32}$/)
    expect(stored()).toBe(cartSessionId())
  },
)

/** A page without storage. `sent` are the cookies that it sets, `cookie` those that it has. */
function withoutStorage(protocol: string, cookie: string) {
  const sent: string[] = []
  vi.stubGlobal('location', { protocol })
  vi.stubGlobal('localStorage', undefined)
  vi.stubGlobal('document', {
    get cookie() {
      return cookie
    },
    set cookie(pair: string) {
      sent.push(pair)
    },
  })
  vi.resetModules()
  return sent
}
const idOfPage = async () => (await import('./session.ts')).cartSessionId()

test.each([
  ['http:', 'cart-session-id', ''],
  ['https:', '__Host-cart-session-id', '; Secure'],
])(
  'without storage over %s the cookie %s carries the id to the next page',
  async (protocol, name, secure) => {
    const sent = withoutStorage(protocol, 'other=1')
    const first = await idOfPage()
    expect(sent).toEqual([`${name}=${first}; Path=/; SameSite=Strict${secure}`])
    withoutStorage(protocol, `other=1; ${name}=${first}`)
    expect(await idOfPage()).toBe(first)
  },
)

test.each([
  ['with storage', fakeStorage()],
  ['without storage', undefined],
])('over https a cookie that a subdomain can set is not taken over %s', async (_, storage) => {
  const planted = 'session_1_0123456789abcdef'
  withoutStorage('https:', `cart-session-id=${planted}`)
  vi.stubGlobal('localStorage', storage)
  expect(await idOfPage()).not.toBe(planted)
})

test('without storage and cookies the id lives as long as the page', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', undefined)
  const { cartSessionId } = await import('./session.ts')
  expect(cartSessionId()).toBe(cartSessionId())
})

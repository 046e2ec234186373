import { afterEach, expect, test, vi } from 'vitest'
import { fakeBrowser } from '../testing/browser.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

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

test('without storage a cookie carries the id to the next page', async () => {
  const page = { cookie: 'other=1' }
  vi.stubGlobal('document', page)
  vi.stubGlobal('localStorage', undefined)
  vi.resetModules()
  const first = (await import('./session.ts')).cartSessionId()
  expect(page.cookie).toBe(`cart-session-id=${first}; Path=/; SameSite=Strict`)
  page.cookie = `other=1; cart-session-id=${first}`
  vi.resetModules()
  expect((await import('./session.ts')).cartSessionId()).toBe(first)
})

test('without storage and cookies the id lives as long as the page', async () => {
  vi.resetModules()
  vi.stubGlobal('localStorage', undefined)
  const { cartSessionId } = await import('./session.ts')
  expect(cartSessionId()).toBe(cartSessionId())
})

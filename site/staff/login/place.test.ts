import { expect, test, vi } from 'vitest'
import { fakeBrowser } from '../../testing/browser.ts'

async function open(pathname: string, search = '') {
  fakeBrowser()
  vi.stubGlobal('location', { origin: 'http://shop.test', pathname, search })
  return import('./place.ts')
}

test('the login returns to the page that it interrupted, once', async () => {
  const { keepPlace, takePlace } = await open('/admin/plukkliste', '?ids=1+2')
  keepPlace()
  expect(takePlace()).toBe('/admin/plukkliste?ids=1+2')
  expect(takePlace()).toBe('/admin/dashboard')
})

test.each(['//evil.example', 'https://evil.example/admin/dashboard', '/admin/login', '/products'])(
  '%s is no page of staff',
  async (place) => {
    const { keepPlace, takePlace } = await open(place)
    keepPlace()
    expect(takePlace()).toBe('/admin/dashboard')
  },
)

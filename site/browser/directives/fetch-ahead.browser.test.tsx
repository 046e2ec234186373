import { expect, onTestFinished, test, vi } from 'vitest'
import { fetchAhead } from './fetch-ahead.ts'

test.each([
  [{ saveData: true, effectiveType: '4g' }, false],
  [{ saveData: false, effectiveType: '3g' }, false],
  [{ saveData: false, effectiveType: '4g' }, true],
])('over a connection %j, scripts are fetched ahead: %s', async (connection, isAhead) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'connection'))
  const fetched = vi.fn(async () => Response.json({ '/_astro/Cart.js': ['/_astro/react.js'] }))
  vi.stubGlobal('fetch', fetched)
  vi.stubGlobal('requestIdleCallback', (then: () => void) => then())
  document.body.innerHTML = '<astro-island ssr component-url="/_astro/Cart.js"></astro-island>'
  const ahead = () =>
    document.querySelectorAll('link[rel=prefetch][href="/_astro/react.js"]').length
  fetchAhead()
  if (isAhead) await expect.poll(ahead).toBe(1)
  else expect([ahead(), fetched.mock.calls.length]).toEqual([0, 0])
})

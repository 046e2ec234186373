import { expect, test, vi } from 'vitest'
import reserve, { fillPlace } from './reserve.ts'

test('HOME-12 an island that has something to show is hydrated without a touch, on a phone that is never idle', async () => {
  vi.stubGlobal('requestIdleCallback', (then: () => void, { timeout }: IdleRequestOptions = {}) =>
    timeout === undefined ? 0 : setTimeout(then),
  )
  const island = document.createElement('astro-island')
  island.setAttribute('client', 'reserve')
  document.body.append(island)
  const load = vi.fn(async () => async () => {})
  reserve(load, { name: 'Island', value: 'best-for-you' }, island)
  await Promise.resolve()
  expect(load).not.toHaveBeenCalled()
  fillPlace()
  await expect.poll(() => load.mock.calls.length).toBe(1)
  island.remove()
})

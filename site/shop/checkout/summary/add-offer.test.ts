import { expect, test, vi } from 'vitest'
import { doubleTapTime } from '../../../browser/timing/once-per-tap.ts'
import { fakeBrowser, fakeServer, product } from '../../../testing/browser.ts'

test('a double tap on an offer adds one unit of it, and nothing of the offer that moves under the finger', async () => {
  vi.useFakeTimers()
  fakeBrowser()
  const calls = fakeServer(({ method }) => (method === 'GET' ? [] : {}))
  const { addOffer } = await import('./add-offer.ts')
  const added = () => calls.flatMap(({ method, body }) => (method === 'POST' ? [body] : []))
  const first = { productId: 1, quantity: 1 }
  await addOffer(product(1))
  vi.advanceTimersByTime(100)
  await addOffer(product(1))
  await addOffer(product(2))
  expect(added()).toEqual([first])
  vi.advanceTimersByTime(doubleTapTime)
  await addOffer(product(2))
  expect(added()).toEqual([first, { productId: 2, quantity: 1 }])
})

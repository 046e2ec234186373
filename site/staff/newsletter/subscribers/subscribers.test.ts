import { beforeEach, expect, test, vi } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'

beforeEach(() => void vi.useFakeTimers())

test('ANEWS-09 typing makes one debounced search, and the number of recipients ignores the search', async () => {
  const headers = { 'x-total': '5', 'x-active': '3' }
  const { queries } = await openAsStaff(() => Response.json([], { headers }))
  vi.stubGlobal('history', { replaceState: () => undefined })
  const { $recipients, subscriberList } = await import('./subscribers.ts')
  const { $loaded, $view, ensureLoaded, follow } = subscriberList
  const areOld = () => $loaded.get().isLoading || $loaded.get().value?.view !== $view.get()
  follow()
  await Promise.all([ensureLoaded(), ensureLoaded()])
  expect($recipients.get()).toBe(3)
  for (const typed of ['k', 'ka', ' kari\tn ']) $view.setKey('search', typed)
  expect(areOld()).toBe(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(queries).toEqual([{ limit: '50' }, { limit: '50', search: 'kari n' }])
  expect(areOld()).toBe(false)
  expect($recipients.get()).toBe(3)
  expect($loaded.get().value?.total).toBe(5)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, fakeServer } from '../../../testing/browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

test('ANEWS-09 typing makes one debounced search, and the number of recipients ignores the search', async () => {
  fakeBrowser({ adminToken: 'token' })
  vi.stubGlobal('history', { replaceState: () => undefined })
  const queries: Record<string, string>[] = []
  fakeServer((_call, query) => {
    queries.push(query)
    return Response.json([], { headers: { 'x-total': '5', 'x-active': '3' } })
  })
  const {
    followSubscriberSearch,
    loadSubscribers,
    $recipients,
    $subscribers,
    $subscribersAreOld,
    $subscriberView,
  } = await import('./subscribers.ts')
  followSubscriberSearch()
  await Promise.all([loadSubscribers(), loadSubscribers()])
  expect($recipients.get()).toBe(3)
  for (const typed of ['k', 'ka', ' kari\tn ']) $subscriberView.setKey('search', typed)
  expect($subscribersAreOld.get()).toBe(true)
  await vi.advanceTimersByTimeAsync(250)
  expect(queries).toEqual([{ limit: '50' }, { limit: '50', search: 'kari n' }])
  expect($subscribersAreOld.get()).toBe(false)
  expect($recipients.get()).toBe(3)
  expect($subscribers.get().value?.total).toBe(5)
})

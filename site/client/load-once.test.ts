import { beforeEach, expect, test, vi } from 'vitest'
import { fakeBrowser, fakeServer, product } from '../testing/browser.ts'

beforeEach(() => {
  vi.useFakeTimers()
  fakeBrowser()
})

/** A fresh `loadOnce` for the suggestions of a text. */
const loader = async () => {
  const { call } = await import('./generated/suggestions.ts')
  const { loadOnce } = await import('./load-once.ts')
  return (text: string, on401?: 'raise' | 'empty') =>
    loadOnce(
      `suggestions ${text}`,
      () => call('suggestProducts', { query: { search: text } }),
      on401 && { on401 },
    )
}

test('GEN-11 a GET to the query’s path, read as JSON', async () => {
  const calls = fakeServer(() => [product(1)])
  const load = await loader()
  expect(await load('øl')).toEqual([product(1)])
  expect(calls).toEqual([{ method: 'GET', path: '/api/suggestions', body: undefined }])
})

test('GEN-12 a 401 raises an error, or gives an empty result if requested', async () => {
  fakeServer(() => 401)
  const load = await loader()
  await expect(load('a')).rejects.toThrow()
  expect(await load('b', 'empty')).toBeUndefined()
  fakeServer(() => 500)
  await expect(load('c', 'empty')).rejects.toThrow()
})

test('GEN-13 GEN-14 a failure is not retried, and nothing refetches', async () => {
  const calls = fakeServer(() => 500)
  const load = await loader()
  await expect(load('øl')).rejects.toThrow()
  dispatchEvent(new Event('focus'))
  dispatchEvent(new Event('visibilitychange'))
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(calls).toHaveLength(1)
})

test('GEN-15 the same query makes no second call, at the same time or an hour later', async () => {
  const calls = fakeServer(() => [product(1)])
  const load = await loader()
  await Promise.all([load('øl'), load('øl')])
  await vi.advanceTimersByTimeAsync(60 * 60 * 1000)
  expect(await load('øl')).toEqual([product(1)])
  expect(calls).toHaveLength(1)
})

test('the next request after a failure makes a new call', async () => {
  let works = false
  const calls = fakeServer(() => (works ? [] : 503))
  const load = await loader()
  await expect(load('øl')).rejects.toThrow()
  works = true
  expect(await load('øl')).toEqual([])
  expect(calls).toHaveLength(2)
})

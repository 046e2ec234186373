import { beforeEach, expect, test, vi } from 'vitest'
import { doubleTapTime, oncePerTap } from './once-per-tap.ts'

beforeEach(() => void vi.useFakeTimers())

const perform = vi.fn(async (name: string) => name)
beforeEach(() => void perform.mockClear())

test('a double tap runs once with one result, a later press again, and one on another thing at once', async () => {
  const press = oncePerTap(perform, (name) => name)
  expect(await press('a')).toBe('a')
  vi.advanceTimersByTime(doubleTapTime - 1)
  expect(await press('a')).toBe('a')
  expect(perform).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(1)
  await press('a')
  await press('b')
  expect(perform.mock.calls).toEqual([['a'], ['a'], ['b']])
})

test('a press after one that failed runs at once', async () => {
  const failing = vi.fn(async () => false)
  const press = oncePerTap(failing, () => 'a')
  for (const _ of [1, 2]) expect(await press()).toBe(false)
  expect(failing).toHaveBeenCalledTimes(2)
})

test('two touches are a double tap by their own times, though a slow page handles the second one late', async () => {
  const press = oncePerTap(perform, (name) => name)
  const touched = (timeStamp: number) => {
    vi.stubGlobal('event', { timeStamp })
    return press('a')
  }
  await touched(1000)
  vi.advanceTimersByTime(5 * doubleTapTime)
  await touched(1000 + doubleTapTime - 100)
  expect(perform).toHaveBeenCalledTimes(1)
  await touched(1000 + doubleTapTime)
  expect(perform).toHaveBeenCalledTimes(2)
})

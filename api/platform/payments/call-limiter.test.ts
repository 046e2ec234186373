import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createCallLimiter, type Rank } from './call-limiter.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A limiter, and when its calls began, in ms. */
function limited(quota: () => number) {
  const limiter = createCallLimiter(quota)
  const began: { at: number; rank: Rank }[] = []
  const start = performance.now()
  const ask = async (rank: Rank = 'first') => {
    const mayBegin = await limiter.slot(rank)
    if (mayBegin) began.push({ at: performance.now() - start, rank })
    return mayBegin
  }
  return { ask, began }
}

/** The most calls that began within one second. */
const mostInASecond = (began: readonly { at: number }[]) =>
  Math.max(
    ...began.map(({ at }) => began.filter((one) => one.at >= at && one.at < at + 1000).length),
  )

test.each([80, 26.7, 7, 1])(
  'no second has more than %d calls, and none is left unused',
  async (quota) => {
    const { ask, began } = limited(() => quota)
    for (let call = 0; call < 400; call++) void ask('background')
    await vi.advanceTimersByTimeAsync(5000)
    expect(mostInASecond(began)).toBeLessThanOrEqual(quota)
    expect(began.length).toBeGreaterThan(quota * 4)
  },
)

test('a call after a quiet time begins at once', async () => {
  const { ask, began } = limited(() => 16)
  for (let call = 0; call < 3; call++) {
    await vi.advanceTimersByTimeAsync(1000)
    await ask()
  }
  expect(began.map(({ at }) => at)).toEqual([1000, 2000, 3000])
})

test('the calls of customers who wait begin before those of background jobs that came earlier', async () => {
  const { ask, began } = limited(() => 8)
  for (let call = 0; call < 20; call++) void ask('background')
  await vi.advanceTimersByTimeAsync(500)
  for (let call = 0; call < 8; call++) void ask('first')
  await vi.advanceTimersByTimeAsync(1000)
  const after = began.filter(({ at }) => at > 500).map(({ rank }) => rank)
  expect(after).toEqual(Array(8).fill('first'))
})

test('a call that would wait too long is refused: a job later than a customer', async () => {
  const { ask } = limited(() => 0.01)
  await ask()
  const [customer, job] = [ask('first'), ask('background')]
  await vi.advanceTimersByTimeAsync(5000)
  expect(await customer).toBe(false)
  await vi.advanceTimersByTimeAsync(25_000)
  expect(await job).toBe(false)
})

test('a quota that changes holds from then on', async () => {
  let quota = 80
  const { ask, began } = limited(() => quota)
  for (let call = 0; call < 100; call++) void ask('background')
  await vi.advanceTimersByTimeAsync(500)
  quota = 8
  const before = began.length
  await vi.advanceTimersByTimeAsync(2000)
  expect(began.length - before).toBeLessThanOrEqual(17)
})

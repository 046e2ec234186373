import { expect, test } from 'vitest'
import { memoized } from './memoized.ts'

test('a value is made once for all callers', async () => {
  let calls = 0
  const value = memoized(async () => ++calls)
  expect(await Promise.all([value(), value()])).toEqual([1, 1])
  expect(await value()).toBe(1)
})

test('a failure is not kept', async () => {
  let calls = 0
  const value = memoized(async () => {
    if (++calls === 1) throw new Error('The first call fails')
    return calls
  })
  await expect(Promise.all([value(), value()])).rejects.toThrow('The first call fails')
  expect(await value()).toBe(2)
})

import { expect, test } from 'vitest'
import { createTurns } from './turns.ts'

test('work beyond the bound waits in order, and beyond that is refused with a time to retry', async () => {
  const inTurn = createTurns({ atOnce: 2, mostWaiting: 3 })
  const begun: number[] = []
  const end = Promise.withResolvers<void>()
  const work = Array.from({ length: 5 }, (_, number) =>
    inTurn(async () => {
      begun.push(number)
      await end.promise
      return number
    }),
  )
  await expect(inTurn(async () => 6)).rejects.toMatchObject({
    code: 'unavailable',
    retryAfter: 1,
  })
  await expect.poll(() => begun).toEqual([0, 1])
  end.resolve()
  expect(await Promise.all(work)).toEqual([0, 1, 2, 3, 4])
  expect(begun).toEqual([0, 1, 2, 3, 4])
  expect(await inTurn(async () => 7)).toBe(7)
})

test('work that fails leaves its place', async () => {
  const inTurn = createTurns({ atOnce: 1, mostWaiting: 1 })
  const failing = async () => {
    throw new Error('No')
  }
  await expect(inTurn(failing)).rejects.toThrow('No')
  expect(await inTurn(async () => 'yes')).toBe('yes')
})

import { expect, test } from 'vitest'
import { createShare } from './share-of-calls.ts'

const most = 80

/** The shares of a process after each of its counts. */
function sharesAfter(counts: readonly number[]) {
  const { noteCount, share } = createShare(most)
  return counts.map((count) => {
    noteCount(count)
    return share()
  })
}

test('a process that starts beside another takes little until the other has noticed it', () => {
  const present = createShare(most)
  for (let second = 0; second < 20; second++) present.noteCount(1)
  const started = createShare(most)
  started.noteCount(2)
  expect(present.share() + started.share()).toBeLessThan(100)
  present.noteCount(2)
  for (let second = 0; second < 2; second++) started.noteCount(2)
  expect([present.share(), started.share()]).toEqual([40, 40])
})

test('eight processes that start together never have more than all calls', () => {
  for (const counts of [
    [1, 4, 8],
    [2, 8, 8],
    [1, 1, 8],
  ])
    for (const share of sharesAfter(counts)) expect(8 * share).toBeLessThanOrEqual(most)
})

test('a share falls at once, and rises only when ten counts agree, as a failover brings processes back one by one', () => {
  const before = Array(10).fill(4)
  const shares = sharesAfter([...before, 1, 2, 3, 4, 4, 4])
  expect(shares.slice(-7)).toEqual(Array(7).fill(20))
  expect(sharesAfter([...before, 5]).at(-1)).toBe(16)
  expect(sharesAfter([...before, ...Array(9).fill(2)]).at(-1)).toBe(20)
  expect(sharesAfter([...before, ...Array(10).fill(2)]).at(-1)).toBe(40)
})

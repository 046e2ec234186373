import { expect, test } from 'vitest'
import { createQuota } from './quota-of-calls.ts'

const most = 80

/** The quotas of a process after each of its counts. */
function quotasAfter(counts: readonly number[]) {
  const { noteCount, quota } = createQuota(most)
  return counts.map((count) => {
    noteCount(count)
    return quota()
  })
}

test('a process that starts beside another takes little until the other has noticed it', () => {
  const present = createQuota(most)
  for (let second = 0; second < 20; second++) present.noteCount(1)
  const started = createQuota(most)
  started.noteCount(2)
  expect(present.quota() + started.quota()).toBeLessThan(100)
  present.noteCount(2)
  for (let second = 0; second < 2; second++) started.noteCount(2)
  expect([present.quota(), started.quota()]).toEqual([40, 40])
})

test('eight processes that start together never have more than all calls', () => {
  for (const counts of [
    [1, 4, 8],
    [2, 8, 8],
    [1, 1, 8],
  ])
    for (const quota of quotasAfter(counts)) expect(8 * quota).toBeLessThanOrEqual(most)
})

test('a quota falls at once, and rises only when ten counts agree, as a failover brings processes back one by one', () => {
  const before = Array(10).fill(4)
  const quotas = quotasAfter([...before, 1, 2, 3, 4, 4, 4])
  expect(quotas.slice(-7)).toEqual(Array(7).fill(20))
  expect(quotasAfter([...before, 5]).at(-1)).toBe(16)
  expect(quotasAfter([...before, ...Array(9).fill(2)]).at(-1)).toBe(20)
  expect(quotasAfter([...before, ...Array(10).fill(2)]).at(-1)).toBe(40)
})

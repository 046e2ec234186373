import { expect, test } from 'vitest'
import { ended, goneOn, nextHalf, type State } from './flakes-state.ts'

const failures = [{ title: 'a.browser.test.tsx > part', files: ['/run-2/browser/output.log'] }]
const kept: State = { code: 'abc1234', runs: 2, halves: 3, failures }

test('a run that was stopped between its halves goes on with the second, and keeps failures of the first', () => {
  const state = goneOn(kept, 'abc1234', 2)
  expect(state.failures).toEqual(failures)
  expect(ended(state)).toBe(1)
  expect(nextHalf(state)).toEqual({ run: 2, level: 'e2e' })
})

test('after the last run nothing is next, unless more runs are asked for', () => {
  const done = { ...kept, halves: 4 }
  expect(nextHalf(goneOn(done, 'abc1234', 2))).toBeUndefined()
  expect(nextHalf(goneOn(done, 'abc1234', 3))).toEqual({ run: 3, level: 'browser' })
})

test('runs of another code do not count', () => {
  const state = goneOn(kept, 'abc1234 with changes 0a1b2c3d', 2)
  expect(state.failures).toEqual([])
  expect(nextHalf(state)).toEqual({ run: 1, level: 'browser' })
})

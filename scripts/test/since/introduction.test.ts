import { expect, test } from 'vitest'
import { introductionTo } from './introduction.ts'

const step = (count: number) => Array<string>(count).fill('a.test.ts')
const tests = (unbuilt: number, inBrowser: number, journeys: number) => ({
  unbuilt: step(unbuilt),
  inBrowser: step(inBrowser),
  served: step(20),
  journeys: step(journeys),
})
const all = tests(400, 80, 40)
const changed = ['api/app.ts']

test('a run tells how many files of each step it has, and that few take a few minutes', () => {
  const text = introductionTo('origin/main', { changed, all, tests: tests(100, 3, 1) })
  expect(text).toContain('since origin/main, in a few minutes.')
  expect(text).toContain(
    'Unit and database test files: 100 of 400, parts in a browser: 3 of 80, served pages: 20 of 20, journeys: 1 of 40.',
  )
})

test.each([
  [101, 3, 1],
  [100, 21, 1],
  [100, 3, 11],
])('%i, %i and %i files are not promised in a few minutes', (...counts) => {
  const text = introductionTo('HEAD~200', { changed, all, tests: tests(...counts) })
  expect(text).not.toContain('minutes')
})

test('a run since a commit that is this one tells that nothing has changed', () => {
  const text = introductionTo('main', { changed: [], all, tests: tests(6, 0, 1) })
  expect(text).toMatch(/^Nothing has changed since main\. .+ are tested\.$/)
})

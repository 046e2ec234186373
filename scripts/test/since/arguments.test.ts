import { expect, test } from 'vitest'
import { revIn } from './arguments.ts'

test.each([
  [[], undefined],
  [['--since', 'origin/main'], 'origin/main'],
  [['--since=HEAD~2'], 'HEAD~2'],
])('%j name the commit %j', (args, rev) => {
  expect(revIn(args)).toBe(rev)
})

test('a commit that npm has taken is refused in the same line', () => {
  expect(() => revIn([], 'HEAD~2')).toThrow(/takes nothing but `-- --since COMMIT`\.$/)
})

test.each([
  ['--since'],
  ['--since='],
  ['--since', ''],
  ['--since', '--runs'],
  ['--sinse', 'main'],
  // Without `--`, npm keeps the option to itself.
  ['main'],
])('%s %s are refused with a line about what can be named', (...args) => {
  expect(() => revIn(args)).toThrow(/^.+\. `npm test` takes nothing but `-- --since COMMIT`\.$/)
})

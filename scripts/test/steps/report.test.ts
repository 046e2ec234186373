import { expect, test } from 'vitest'
import { failureRecord } from '../../../site/testing/failure-record.ts'
import { failuresOf } from './report.ts'

const lines = (count: number, line: string) => Array<string>(count).fill(line).join('\n')

const failure = (title: string) =>
  ` FAIL  |journeys| ${title}\nAssertionError: ${title}\n${lines(30, 'frame')}\n\n⎯⎯⎯⎯⎯[1/2]⎯\n\n`
const record = (title: string) =>
  `✗ ${title}: http://localhost/, a.png and a.zip\n${lines(4, '  console: error')}\n${lines(4, '  call: 200 GET /api/cart')}\n`

test('a failed test and what its browser recorded are shown together, in twenty lines', () => {
  const titles = Array.from({ length: 12 }, (_, index) => `a.e2e.test.ts > journey ${index}`)
  const shown = failuresOf(`${titles.map(record).join('\n')}\n${titles.map(failure).join('')}`)

  expect(shown).toHaveLength(11)
  for (const [index, text] of shown.slice(0, 10).entries()) {
    expect(text.split('\n')).toHaveLength(20)
    expect(text).toContain(`AssertionError: ${titles[index]}\n`)
    expect(text).toContain(record(titles[index] ?? '').trim())
  }
  expect(shown.at(-1)).toBe('… and 2 more')
})

test('a message of the console with line breaks hides no other message and no call', () => {
  const title = 'a.e2e.test.ts > journey'
  const messages = ['Hydration failed:\n  <main>\n\n- <p>', 'later']
  const printed = failureRecord(title, 'a.png', messages, ['200 GET /api/cart'])
  const [shown] = failuresOf(`${printed}\n FAIL  |journeys| ${title}\nAssertionError: no\n`)
  expect(shown).toContain(`✗ ${title}: a.png
  console: Hydration failed: <main> - <p>
  console: later
  call: 200 GET /api/cart`)
})

test('of three visitors each keeps the place of its pictures', () => {
  const title = 'a.e2e.test.ts > journey'
  const [shown] = failuresOf(`${lines(3, record(title).trim())}\n${failure(title)}`)
  expect(shown?.split('\n')).toHaveLength(20)
  expect(shown?.match(/^✗ .*a\.zip$/gm)).toHaveLength(3)
})

test('a short failure is shown alone, without the line that separates it from the next', () => {
  const shown = failuresOf(' FAIL  |site| a.test.ts > part\nError: no\n\n⎯⎯⎯⎯⎯[1/1]⎯\n\nThe end\n')
  expect(shown).toEqual(['|site| a.test.ts > part\nError: no'])
})

test('a step that failed without a failed test shows the end of its output', () => {
  const shown = failuresOf(`${lines(60, 'begin')}\nError: no shop\n`)
  expect(shown).toEqual([`${lines(39, 'begin')}\nError: no shop`])
})

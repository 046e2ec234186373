import { afterEach, beforeEach, vi } from 'vitest'
import '../styles/global.css'
import { answered } from './answers.ts'

/** The most lines of the console, and of the calls, that a failure prints. */
const mostLines = 4

beforeEach(({ task, onTestFailed }) => {
  localStorage.clear()
  sessionStorage.clear()
  answered.length = 0
  const spies = [vi.spyOn(console, 'warn').mockClear(), vi.spyOn(console, 'error').mockClear()]
  // As a journey's failure, for the report of a whole run.
  onTestFailed(() => {
    const said = spies.flatMap(({ mock }) => mock.calls.map((parts) => parts.join(' ')))
    console.log(
      [
        `✗ ${task.fullName}: ${location.pathname}`,
        ...said
          .slice(-mostLines)
          .map((line) => `  console: ${line.replace(/\s+/g, ' ').slice(0, 160)}`),
        ...answered.slice(-mostLines).map(({ status, call }) => `  call: ${status} ${call}`),
      ].join('\n'),
    )
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

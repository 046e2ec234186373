import { afterEach, beforeEach, vi } from 'vitest'
import '../styles/global.css'
import { answered } from './answers.ts'
import { failureRecord } from './failure-record.ts'

beforeEach(({ task, onTestFailed }) => {
  localStorage.clear()
  sessionStorage.clear()
  answered.length = 0
  const spies = [vi.spyOn(console, 'warn').mockClear(), vi.spyOn(console, 'error').mockClear()]
  onTestFailed(() => {
    const said = spies.flatMap(({ mock }) => mock.calls.map((parts) => parts.join(' ')))
    const calls = answered.map(({ status, call }) => `${status} ${call}`)
    console.log(failureRecord(task.fullName, location.pathname, said, calls))
  })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { timeLimit } from './in-own-process.ts'
import { standingProcess } from './standing-process.ts'

type Question = { say: string } | { end: true } | { hang: true }
type Answer = { said: string; pid: number }

let folder: string
let script: URL
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standing-process-'))
  const path = join(folder, 'script.mjs')
  writeFileSync(
    path,
    `process.on('message', (question) => {
      if (question.end) process.exit(1)
      if (question.say) process.send({ said: question.say, pid: process.pid })
    })`,
  )
  script = pathToFileURL(path)
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

test('one process answers question after question, in their order', async () => {
  const { ask, waiting } = standingProcess<Question, Answer>(script)
  const asked = ['a', 'b', 'c'].map((say) => ask({ say }))
  expect(waiting()).toBeGreaterThan(0)
  const answers = await Promise.all(asked)
  expect(answers.map((answer) => answer?.said)).toEqual(['a', 'b', 'c'])
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1)
})

test('after a crash the next question starts another process', async () => {
  const { ask } = standingProcess<Question, Answer>(script)
  const before = await ask({ say: 'a' })
  expect(await ask({ end: true })).toBeUndefined()
  const after = await ask({ say: 'b' })
  expect(after?.said).toBe('b')
  expect(after?.pid).not.toBe(before?.pid)
})

test('a process that does not answer in time is killed', async () => {
  const { ask } = standingProcess<Question, Answer>(script)
  await ask({ say: 'a' })
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const hung = ask({ hang: true })
  await vi.advanceTimersByTimeAsync(timeLimit)
  expect(await hung).toBeUndefined()
  expect((await ask({ say: 'b' }))?.said).toBe('b')
})

test('a process that has rested ends, and the next question starts another', async () => {
  const { ask } = standingProcess<Question, Answer>(script)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = await ask({ say: 'a' })
  await vi.advanceTimersByTimeAsync(timeLimit)
  await vi.waitFor(() => expect(() => process.kill(before?.pid ?? 0, 0)).toThrow())
  expect((await ask({ say: 'b' }))?.pid).not.toBe(before?.pid)
})

test('a question that comes while a rested process ends is answered by another', async () => {
  const { ask } = standingProcess<Question, Answer>(script)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const before = await ask({ say: 'a' })
  vi.advanceTimersByTime(timeLimit)
  const after = await ask({ say: 'b' })
  expect(after?.said).toBe('b')
  expect(after?.pid).not.toBe(before?.pid)
})

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest'
import { timeLimit } from './in-own-process.ts'
import { abandonedLimit, standingProcess } from './standing-process.ts'

type Question = { say: string } | { work: number } | { end: true } | { hang: true }
type Answer = { said: string; pid: number }

/** Ms of processor time that a question of these tests may take. */
const mostCpu = 400

let folder: string
let script: URL
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'standing-process-'))
  const path = join(folder, 'script.mjs')
  writeFileSync(
    path,
    `import { answerEach } from '${new URL('./answer-each.ts', import.meta.url)}'
    const spent = () => {
      const { user, system } = process.cpuUsage()
      return (user + system) / 1000
    }
    answerEach(async (question) => {
      if (question.end) process.exit(1)
      if (question.hang) await new Promise(() => setInterval(() => {}, 1000))
      for (const before = spent(); spent() < before + (question.work ?? 0); );
      return { said: question.say, pid: process.pid }
    })`,
  )
  script = pathToFileURL(path)
})
afterAll(() => rmSync(folder, { recursive: true }))
afterEach(() => vi.useRealTimers())

const ask = () => standingProcess<Question, Answer>(script, mostCpu)
const stopClock = () => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })

test('one process answers question after question', async () => {
  const asked = ask()
  const answers = []
  for (const say of ['a', 'b', 'c']) answers.push((await asked({ say })).result)
  expect(answers.map((answer) => answer?.said)).toEqual(['a', 'b', 'c'])
  expect(new Set(answers.map((answer) => answer?.pid)).size).toBe(1)
})

test('after a crash the next question starts another process', async () => {
  const asked = ask()
  const before = await asked({ say: 'a' })
  expect(await asked({ end: true })).toMatchObject({ result: undefined, isOverCpu: false })
  const after = await asked({ say: 'b' })
  expect(after.result?.said).toBe('b')
  expect(after.result?.pid).not.toBe(before.result?.pid)
})

test('a process that does not answer in time is killed', async () => {
  const asked = ask()
  await asked({ say: 'a' })
  stopClock()
  const hung = asked({ hang: true })
  await vi.advanceTimersByTimeAsync(timeLimit)
  expect(await hung).toMatchObject({ result: undefined, isOverCpu: false })
  expect((await asked({ say: 'b' })).result?.said).toBe('b')
})

test('a question says what processor time it took', async () => {
  const { cpu } = await ask()({ work: 100 })
  expect(cpu).toBeGreaterThanOrEqual(100)
})

test('processor time ends a question and not the time that passes, and each question has its own', async () => {
  const asked = ask()
  for (let time = 0; time < 4; time++)
    expect((await asked({ work: mostCpu / 3 })).result).toBeDefined()
  expect(await asked({ work: 100 * mostCpu })).toEqual({
    result: undefined,
    cpu: mostCpu,
    isOverCpu: true,
  })
  expect((await asked({ say: 'b' })).result?.said).toBe('b')
})

test('a process whose caller has gone answers if that takes no longer than a start, and is stopped otherwise', async () => {
  const asked = ask()
  const gone = new AbortController()
  const answered = asked({ say: 'a' }, gone.signal)
  gone.abort()
  expect((await answered).result?.said).toBe('a')
  stopClock()
  const next = new AbortController()
  const hung = asked({ hang: true }, next.signal)
  next.abort()
  await vi.advanceTimersByTimeAsync(abandonedLimit)
  expect(await hung).toMatchObject({ result: undefined, isOverCpu: false })
  expect((await asked({ say: 'b' })).result?.said).toBe('b')
})

test('a process that has rested ends, and the next question starts another', async () => {
  const asked = ask()
  stopClock()
  const before = await asked({ say: 'a' })
  await vi.advanceTimersByTimeAsync(timeLimit)
  await vi.waitFor(() => expect(() => process.kill(before.result?.pid ?? 0, 0)).toThrow())
  expect((await asked({ say: 'b' })).result?.pid).not.toBe(before.result?.pid)
})

test('a question that comes while a rested process ends is answered by another', async () => {
  const asked = ask()
  stopClock()
  const before = await asked({ say: 'a' })
  vi.advanceTimersByTime(timeLimit)
  const after = await asked({ say: 'b' })
  expect(after.result?.said).toBe('b')
  expect(after.result?.pid).not.toBe(before.result?.pid)
})

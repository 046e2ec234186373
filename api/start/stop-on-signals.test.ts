import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { isStopped, stopOnSignals } from './stop-on-signals.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Hands a process that starts its SIGTERM. */
function terminated(starting: Promise<{ stop(): Promise<void> }>) {
  const before = new Set(process.listeners('SIGTERM'))
  const ints = new Set(process.listeners('SIGINT'))
  const giveUp = new AbortController()
  const log = { info: vi.fn(), error: vi.fn() }
  const exit = vi.spyOn(process, 'exit').mockReturnValue(undefined as never)
  stopOnSignals(starting, giveUp, log)
  const listener = process.listeners('SIGTERM').find((one) => !before.has(one))
  onTestFinished(() => {
    exit.mockRestore()
    for (const one of process.listeners('SIGTERM'))
      if (!before.has(one)) process.off('SIGTERM', one)
    for (const one of process.listeners('SIGINT')) if (!ints.has(one)) process.off('SIGINT', one)
  })
  listener?.('SIGTERM')
  return { giveUp, log, exit }
}

test('a shop whose shutdown hangs is ended after 35 s, and the log says so', async () => {
  const hanging = { stop: () => new Promise<void>(() => undefined) }
  const { log, exit } = terminated(Promise.resolve(hanging))
  await vi.advanceTimersByTimeAsync(34_999)
  expect(exit).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(log.error).toHaveBeenCalledExactlyOnceWith(
    { seconds: 35 },
    'The shop did not shut down in time, and is ended',
  )
  expect(exit).toHaveBeenCalledExactlyOnceWith(1)
})

test('a shop that shuts down ends with 0', async () => {
  const { log, exit } = terminated(Promise.resolve({ stop: async () => undefined }))
  await vi.advanceTimersByTimeAsync(0)
  expect(exit).toHaveBeenCalledExactlyOnceWith(0)
  expect(log.error).not.toHaveBeenCalled()
})

test('a start that waits is given up', async () => {
  const { giveUp, exit } = terminated(new Promise(() => undefined))
  expect(isStopped(giveUp.signal.reason)).toBe(true)
  expect(isStopped(new Error('a wait', { cause: giveUp.signal.reason }))).toBe(true)
  expect(exit).not.toHaveBeenCalled()
})

import { expect, test, vi } from 'vitest'
import { action } from './action.ts'

test('a second press during a run does nothing, a later press runs it again', async () => {
  const end = Promise.withResolvers<string>()
  const perform = vi.fn(() => end.promise)
  const { run, $isRunning } = action(perform, () => 'failed')
  const first = run()
  expect($isRunning.get()).toBe(true)
  expect(await run()).toBeUndefined()
  end.resolve('done')
  expect(await first).toBe('done')
  expect($isRunning.get()).toBe(false)
  void run()
  expect(perform).toHaveBeenCalledTimes(2)
})

test('a failure is reported once, with its input, and the next press works', async () => {
  const onFailure = vi.fn((_error: unknown, id: number) => `failed ${id}`)
  const { run, $isRunning } = action((_id: number) => Promise.reject(new Error('nede')), onFailure)
  expect(await run(7)).toBe('failed 7')
  expect($isRunning.get()).toBe(false)
  expect(await run(8)).toBe('failed 8')
})

test('runs of different keys overlap', async () => {
  const perform = vi.fn((_id: number) => new Promise<void>(() => undefined))
  const { run, $running } = action(
    perform,
    () => undefined,
    (id) => id,
  )
  void run(1)
  void run(2)
  void run(1)
  expect(perform).toHaveBeenCalledTimes(2)
  expect($running.get()).toEqual([1, 2])
})

import { expect, test } from 'vitest'
import { within } from './within.ts'

const late = () => new Error('Too late')

test('a result within the limit, and a failure', async () => {
  expect(await within(60_000, Promise.resolve(1), late)).toBe(1)
  await expect(within(60_000, Promise.reject(new Error('Broken')), late)).rejects.toThrow('Broken')
})

test('work without an end', async () => {
  await expect(within(30, new Promise(() => undefined), late)).rejects.toThrow('Too late')
})

test('a blocked event loop does not use up the limit', async () => {
  const { promise, resolve } = Promise.withResolvers<string>()
  const result = within(90, promise, late)
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200)
  setImmediate(() => resolve('in time'))
  expect(await result).toBe('in time')
})

import { expect, test } from 'vitest'
import { databaseOfFile } from '../test-database.ts'
import { inTransaction } from '../transaction.ts'
import { once } from './once.ts'

const { sql } = await databaseOfFile()

let done = 0
const call = (key: string | undefined, request: object | null, operation = 'count') =>
  inTransaction(sql, (tx) => once(tx, operation, { key, request }, async () => ++done))

test('a repeated call has the answer of the first, and another operation has keys of its own', async () => {
  const first = await call('key-one', { amount: 1 })
  expect(await call('key-one', { amount: 1 })).toBe(first)
  expect(await call('key-one', { amount: 1 }, 'other')).toBe(first + 1)
})

test('another request under the key is refused', async () => {
  await call('key-two', { amount: 1 })
  const another = call('key-two', { amount: 2 })
  await expect(another).rejects.toMatchObject({ code: 'idempotency_key_reused' })
})

test('calls without a key all count', async () => {
  expect(await call(undefined, null)).toBeLessThan(await call(undefined, null))
})

test('concurrent calls with a key are one', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => call('key-three', null)))
  expect(new Set(answers).size).toBe(1)
})

test('a key is free again after a call that failed', async () => {
  const failing = inTransaction(sql, (tx) =>
    once(tx, 'count', { key: 'key-four', request: null }, () => Promise.reject(new Error('full'))),
  )
  await expect(failing).rejects.toThrow('full')
  expect(await call('key-four', null)).toBe(done)
})

import { beforeEach, expect, test, vi } from 'vitest'
import { RequestError } from '../../../client/request-error.ts'
import { $queued, inQueue, LeftQueue } from './queue.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))

const crowded = (retryAfter: number) =>
  new RequestError(429, '', JSON.stringify({ code: 'too_many_requests' }), `${retryAfter}`)

test('a design that has to wait is asked for again when the shop says, and the wait is shown', async () => {
  const ask = vi.fn(async () => 'sewn')
  ask.mockRejectedValueOnce(crowded(5)).mockRejectedValueOnce(crowded(1))
  const asked = inQueue(ask)
  await vi.advanceTimersByTimeAsync(4999)
  expect([ask.mock.calls.length, $queued.get() !== null]).toEqual([1, true])
  await vi.advanceTimersByTimeAsync(1001)
  expect(await asked).toBe('sewn')
  expect([ask.mock.calls.length, $queued.get()]).toEqual([3, null])
})

test('the wait is bounded, and a time to retry beyond it is a refusal at once', async () => {
  const ask = vi.fn(async () => Promise.reject(crowded(10)))
  const asked = expect(inQueue(ask)).rejects.toMatchObject({ status: 429 })
  await vi.advanceTimersByTimeAsync(120_000)
  await asked
  expect(ask).toHaveBeenCalledTimes(13)
  await expect(inQueue(async () => Promise.reject(crowded(300)))).rejects.toMatchObject({
    retryAfter: 300,
  })
  expect($queued.get()).toBeNull()
})

test('other refusals are no reason to wait', async () => {
  const refusal = new RequestError(422, '', JSON.stringify({ code: 'design_too_detailed' }))
  await expect(inQueue(async () => Promise.reject(refusal))).rejects.toBe(refusal)
})

test('a visitor who leaves the queue gets no late answer, and the call is aborted', async () => {
  const answer = Promise.withResolvers<string>()
  let isAborted = () => false
  const ask = vi.fn((signal: AbortSignal) => {
    isAborted = () => signal.aborted
    return answer.promise
  })
  ask.mockRejectedValueOnce(crowded(5))
  const asked = expect(inQueue(ask)).rejects.toBeInstanceOf(LeftQueue)
  await vi.advanceTimersByTimeAsync(5000)
  $queued.get()?.leave()
  expect(isAborted()).toBe(true)
  answer.resolve('late')
  await asked
  const waiting = expect(inQueue(async () => Promise.reject(crowded(5)))).rejects.toThrow(LeftQueue)
  await vi.advanceTimersByTimeAsync(0)
  $queued.get()?.leave()
  await waiting
  expect($queued.get()).toBeNull()
})

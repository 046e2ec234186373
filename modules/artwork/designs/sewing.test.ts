import { expect, test, vi } from 'vitest'
import { writePixelFile } from '../../shared/pictures/write-pixel-file.ts'
import { Problem } from '../../shared/problem.ts'
import { type Caller, started } from './sewing.ts'

const original = { width: 20, height: 20 }
const picture = writePixelFile({
  pixels: { ...original, data: new Uint8Array(4 * 20 * 20).fill(255) },
  original,
})

const from = (network: string, caller: Partial<Caller> = {}): Caller => ({
  network,
  count: async () => undefined,
  store: async () => undefined,
  ...caller,
})
const start = (caller: Caller) => started(caller, { picture, ...original })

/** As many wait at most while one is done. */
const mostAtOnce = 21

test('a network with many designs takes turns with others, and beyond the bound is told to ask again', async () => {
  const begun: string[] = []
  const noting = (network: string) => from(network, { count: async () => void begun.push(network) })
  const refused = expect.objectContaining({ code: 'too_many_requests', retryAfter: 5 })
  const many = Array.from({ length: mostAtOnce }, () => start(noting('many')))
  const outcomes = Promise.allSettled(many)
  await expect(start(noting('many'))).rejects.toEqual(refused)
  expect((await start(noting('few'))).outline).toBe('circle')
  // Each design counts when it begins and when it ends: one of the others began before this one.
  expect(begun.indexOf('few')).toBeLessThanOrEqual(4)
  const reasons = (await outcomes).flatMap((one) => (one.status === 'rejected' ? one.reason : []))
  // The last of the many has given way.
  expect(reasons).toEqual([refused])
  expect((await start(from('many'))).outline).toBe('circle')
})

test('the processor time of a design counts for its network, and one over the limit is not begun', async () => {
  const count = vi.fn<Caller['count']>(async () => undefined)
  await start(from('kari', { count }))
  const [before, after] = count.mock.calls
  expect([before, count.mock.calls.length]).toEqual([[], 2])
  expect(after?.[0]).toBeGreaterThan(0)
  const over = new Problem('too_many_requests', { retryAfter: 300 })
  const refuse = vi.fn<Caller['count']>(async () => {
    throw over
  })
  await expect(start(from('kari', { count: refuse }))).rejects.toBe(over)
  expect(refuse).toHaveBeenCalledTimes(1)
})

test('the design that goes over the limit is finished', async () => {
  const count = async (cpu?: number) => {
    if (cpu) throw new Problem('too_many_requests', { retryAfter: 300 })
  }
  expect((await start(from('kari', { count }))).outline).toBe('circle')
})

test('a design whose caller has gone is not sewn', async () => {
  const count = vi.fn<Caller['count']>(async () => undefined)
  const gone = new AbortController()
  const running = start(from('kari'))
  const waiting = start(from('kari', { count, signal: gone.signal }))
  gone.abort()
  await expect(waiting).rejects.toMatchObject({ code: 'too_many_requests' })
  await running
  expect(count).not.toHaveBeenCalled()
})

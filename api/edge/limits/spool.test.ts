import { Hono } from 'hono'
import pino from 'pino'
import { afterEach, expect, test, vi } from 'vitest'
import { createErrorAnswer } from '../errors/on-error.ts'
import { createRequestIds, identified } from '../request-id.ts'
import { createAddressOf } from '../visitor/client-address.ts'
import { spooled } from './spool.ts'

afterEach(() => void vi.useRealTimers())

/** A shop whose uploads are under way until `end` is called. */
function shopForUploads() {
  const end = Promise.withResolvers<void>()
  let begun = 0
  let refused = 0
  const app = new Hono()
  const errorAnswer = createErrorAnswer(pino({ level: 'silent' }))
  app.use(identified(createRequestIds(0)))
  app.onError((error, c) => {
    refused++
    return errorAnswer(c, error)
  })
  app.post('/', spooled(1000, createAddressOf(0, { warn: () => undefined })), async (c) => {
    begun++
    await end.promise
    return c.text(await c.req.text())
  })
  const send = (visitor: string) =>
    app.request(
      '/',
      { method: 'POST', body: 'picture' },
      { incoming: { socket: { remoteAddress: visitor } } },
    )
  return { send, end: end.resolve, begun: () => begun, refused: () => refused }
}

test('of the uploads that arrive together, two are processed, 100 wait, and the others are refused', async () => {
  const { send, end, refused } = shopForUploads()
  const uploads = Array.from({ length: 150 }, (_, index) => send(`198.51.100.${index}`))
  await expect.poll(refused).toBe(48)
  end()
  const answers = await Promise.all(uploads)
  const answersOf = (status: number) => answers.filter((answer) => answer.status === status)
  expect(await Promise.all(answersOf(200).map((answer) => answer.text()))).toEqual(
    Array.from({ length: 102 }, () => 'picture'),
  )
  expect(answersOf(503).map(({ headers }) => headers.get('retry-after'))).toEqual(
    Array.from({ length: 48 }, () => '1'),
  )
})

test('a visitor who uploads much delays no other one, nor takes the room of others', async () => {
  const { send, end, refused } = shopForUploads()
  const many = Array.from({ length: 150 }, () => send('198.51.100.1'))
  await expect.poll(refused).toBe(48)
  const other = send('198.51.100.2')
  await expect.poll(refused).toBe(49)
  end()
  expect((await other).status).toBe(200)
  const statuses = (await Promise.all(many)).map(({ status }) => status)
  expect(statuses.filter((status) => status === 200)).toHaveLength(101)
})

test('an upload that waits for half a minute is refused', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { send, end, begun, refused } = shopForUploads()
  const uploads = ['198.51.100.1', '198.51.100.2', '198.51.100.3'].map(send)
  await expect.poll(begun).toBe(2)
  await expect.poll(() => vi.getTimerCount()).toBe(1)
  await vi.advanceTimersByTimeAsync(29_000)
  expect(refused()).toBe(0)
  await vi.advanceTimersByTimeAsync(1000)
  await expect.poll(refused).toBe(1)
  end()
  const statuses = (await Promise.all(uploads)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([200, 200, 503])
})

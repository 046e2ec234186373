import { Hono } from 'hono'
import pino from 'pino'
import { expect, test } from 'vitest'
import { createErrorAnswer } from '../errors/on-error.ts'
import { createRequestIds, identified } from '../request-id.ts'
import { atMost, received } from './at-most.ts'

function shopFor(most: number) {
  const end = Promise.withResolvers<void>()
  let begun = 0
  const app = new Hono()
  const errorAnswer = createErrorAnswer(pino({ level: 'silent' }))
  app.use(identified(createRequestIds(0)))
  app.onError((error, c) => errorAnswer(c, error))
  app.post('/', received, atMost(most), async (c) => {
    begun++
    await end.promise
    return c.json(await c.req.json())
  })
  const send = (body: BodyInit) =>
    app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  return { send, end: end.resolve, begun: () => begun }
}

test('calls beyond the bound are refused at once with a time to retry, and later ones are taken', async () => {
  const { send, end, begun } = shopFor(2)
  const taken = [send('1'), send('2')]
  await expect.poll(begun).toBe(2)
  const refused = await send('3')
  expect(refused.status).toBe(503)
  expect(refused.headers.get('retry-after')).toBe('1')
  end()
  expect(await Promise.all(taken.map(async (one) => (await one).json()))).toEqual([1, 2])
  expect((await send('4')).status).toBe(200)
})

test('a call whose body is still on its way takes no place', async () => {
  const { send, end, begun } = shopFor(1)
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const slow = send(readable)
  const quick = send('2')
  await expect.poll(begun).toBe(1)
  end()
  expect((await quick).status).toBe(200)
  const writer = writable.getWriter()
  await writer.write(new TextEncoder().encode('1'))
  await writer.close()
  expect(await (await slow).json()).toBe(1)
})

import { Agent, get, type IncomingMessage } from 'node:http'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './http-server.ts'

/** A server with a call that is answered when `finish` is called. */
async function slowServer(notice: number) {
  const slow = Promise.withResolvers<void>()
  const answers = {
    fetch: async (request: Request) => {
      if (new URL(request.url).pathname === '/slow') await slow.promise
      return new Response('answered')
    },
    answerKept: () => false,
  }
  const place = { port: 0, host: '127.0.0.1', notice }
  const server = await listen(answers, place, pino({ level: 'silent' }))
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = (path: string) =>
    new Promise<{ status: number | undefined; connection: string | undefined }>((done, failed) => {
      const answer = (response: IncomingMessage) => {
        response.resume()
        done({ status: response.statusCode, connection: response.headers.connection })
      }
      get(`http://127.0.0.1:${server.port}${path}`, { agent }, answer).once('error', failed)
    })
  return { ask, close: server.close, finish: slow.resolve }
}

test('a closing server first says that it is not ready, and still answers, on connections that end', async () => {
  const { ask, close } = await slowServer(300)
  expect(await ask('/readyz')).toEqual({ status: 200, connection: 'keep-alive' })
  const closed = close()
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'close' })
  expect(await ask('/')).toEqual({ status: 200, connection: 'close' })
  await closed
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
})

test('a closing server ends the calls under way', async () => {
  const { ask, close, finish } = await slowServer(0)
  const slow = ask('/slow')
  // The call has arrived when a later one is answered.
  await ask('/')
  const closed = close()
  await expect.poll(() => ask('/').catch(({ code }) => code)).toBe('ECONNREFUSED')
  finish()
  expect(await slow).toMatchObject({ status: 200 })
  await closed
})

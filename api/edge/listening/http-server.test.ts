import { Agent, get, type IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { listen } from './http-server.ts'

type Answer = { status: number | undefined; connection: string | undefined; body: string }

const notOk = '{"ok":false}'

/** A server with a call that is answered when `finish` is called. */
async function slowServer(notice?: () => Promise<void>) {
  const slow = Promise.withResolvers<void>()
  const answers = {
    fetch: async (request: Request) => {
      if (new URL(request.url).pathname === '/slow') await slow.promise
      return new Response('answered')
    },
    answerDirectly: () => false,
  }
  const place = { port: 0, host: '127.0.0.1', ...(notice && { notice }) }
  const server = await listen(answers, place, pino({ level: 'silent' }))
  const agent = new Agent({ keepAlive: true })
  onTestFinished(() => agent.destroy())
  const ask = (path: string, by = agent) =>
    new Promise<Answer>((done, failed) => {
      const answer = async (response: IncomingMessage) => {
        const { statusCode: status, headers } = response
        done({ status, connection: headers.connection, body: await text(response) })
      }
      get(`http://127.0.0.1:${server.port}${path}`, { agent: by }, answer).once('error', failed)
    })
  return { ask, close: server.close, finish: slow.resolve }
}

test('a closing server first says that it is not ready, then ends each connection with an answer', async () => {
  const notices = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const left = notices.map(({ promise }) => promise)
  const { ask, close } = await slowServer(async () => left.shift())
  const newConnection = () => ask('/', new Agent())
  expect(await ask('/readyz')).toMatchObject({ status: 200, connection: 'keep-alive' })

  const closed = close()
  expect(await ask('/readyz')).toEqual({ status: 503, connection: 'keep-alive', body: notOk })
  expect(await ask('/readyz?by=balancer')).toMatchObject({ status: 503, body: notOk })
  expect(await newConnection()).toMatchObject({ status: 200 })

  notices[0]?.resolve()
  const refusal = () => newConnection().catch(({ code }) => code)
  await expect.poll(refusal).toBe('ECONNREFUSED')
  expect(await ask('/')).toMatchObject({ status: 200, connection: 'close' })
  await expect(ask('/')).rejects.toMatchObject({ code: 'ECONNREFUSED' })

  notices[1]?.resolve()
  await closed
})

test('a closing server ends the calls under way', async () => {
  const { ask, close, finish } = await slowServer()
  const slow = ask('/slow')
  // The call has arrived when a later one is answered.
  await ask('/')
  const closed = close()
  await expect.poll(() => ask('/').catch(({ code }) => code)).toBe('ECONNREFUSED')
  finish()
  expect(await slow).toMatchObject({ status: 200 })
  await closed
})

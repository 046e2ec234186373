import { randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { listenOptions } from '../processes/web-processes.ts'
import { answerEarlyRefusals } from './early-refusals.ts'

/** Timeouts in ms for a request's head and for the whole request: uploading 5 MB from a phone takes a while. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
}

/** Grace period in ms for calls in progress when the server closes. */
const grace = 10_000
/** Ms between two looks for idle connections of a closing server. */
const sweepInterval = 100

type Place = {
  port: number
  host: string
  /** Ms for which a closing server still takes calls, while it says that it is not ready; default 0. */
  notice?: number
}

type Answers = {
  fetch: Parameters<typeof getRequestListener>[0]
  /** Answers what is kept; false for any other request. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Listens on a port, 0 for a free one. Throws when it is taken. `close` lets balancers notice that the server is not ready
 * and clients open no connection again, stops accepting calls, drains those in progress, and aborts the rest after
 * `grace` ms.
 */
export async function listen(
  { fetch, answerKept }: Answers,
  { port, host, notice = 0 }: Place,
  log: Logger,
): Promise<{ port: number; close(): Promise<void> }> {
  const answer = getRequestListener(fetch)
  let isClosing = false
  const server = createServer(timeouts, (request, response) => {
    if (isClosing) response.setHeader('connection', 'close')
    if (isClosing && request.url === '/readyz')
      response.writeHead(503, { 'X-Request-Id': randomUUID() }).end()
    else if (!answerKept(request, response)) void answer(request, response)
  })
  answerEarlyRefusals(server, log)
  await new Promise<void>((done, failed) => {
    server.once('listening', done).once('error', failed)
    server.listen({ port, host, ...listenOptions() })
  })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      isClosing = true
      await pause(notice)
      await closed(server)
    },
  }
}

async function closed(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  // Connections of calls that began before the server closed would be kept alive after them.
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
  await new Promise((done) => server.close(done))
  clearInterval(sweep)
  clearTimeout(cut)
}

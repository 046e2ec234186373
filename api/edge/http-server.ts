import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
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

type Answers = {
  fetch: Parameters<typeof getRequestListener>[0]
  /** Answers what is kept; false for any other request. */
  answerKept(request: IncomingMessage, response: ServerResponse): boolean
}

/** Listens on a port, 0 for a free one. Throws when it is taken. `close` drains the calls in progress. */
export async function listen(
  { fetch, answerKept }: Answers,
  { port, host }: { port: number; host: string },
  log: Logger,
): Promise<{ port: number; close(): Promise<void> }> {
  const answer = getRequestListener(fetch)
  const server = createServer(timeouts, (request, response) => {
    if (!answerKept(request, response)) void answer(request, response)
  })
  answerEarlyRefusals(server, log)
  await new Promise<void>((done, failed) => {
    server.once('listening', done).once('error', failed)
    server.listen({ port, host, ...listenOptions() })
  })
  return { port: (server.address() as AddressInfo).port, close: () => closed(server) }
}

/** Stops accepting calls, drains those in progress, and aborts the rest after `grace` ms. */
async function closed(server: Server): Promise<void> {
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  await new Promise((done) => server.close(done))
  clearTimeout(cut)
}

import cluster from 'node:cluster'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { type AddressInfo, Server as NetServer } from 'node:net'
import { setImmediate as nextTurn } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { Logger } from 'pino'
import { answerEarlyRefusals } from './early-refusals.ts'
import { listenOn } from './listen-on.ts'
import { answerProbe, isFor } from './probes.ts'

/** Timeouts in ms for a request's head and for the whole request: uploading 5 MB from a phone takes a while. */
const timeouts = {
  headersTimeout: 10_000,
  requestTimeout: 120_000,
  connectionsCheckingInterval: 5000,
}

/** Grace period in ms for calls in progress when the server closes. */
const grace = 10_000
/** Ms within which a turn of the event loop is short, and the turns to wait for a short one. */
const shortTurn = 1
const mostTurns = 200
/** Ms between two checks for idle connections of a closing server. */
const sweepInterval = 100

type Place = {
  port: number
  host: string
  /**
   * The time that a closing server leaves its clients: first to notice that it is not ready, then, when it takes no new
   * connections, to use those that they have for a last time. Default: none.
   */
  notice?: () => Promise<unknown>
}

type Answers = {
  fetch: Parameters<typeof getRequestListener>[0]
  /** Answers from memory; false for any other request. */
  answerDirectly(request: IncomingMessage, response: ServerResponse): boolean
}

/**
 * Listens on a port, 0 for a free one. Throws ConfigError when it cannot. `close` loses no call: the server says that it is not
 * ready, and answers as before; it takes no new connections, and the next answer on each ends it; it drains the calls in
 * progress, and aborts the rest after `grace` ms.
 */
export async function listen(
  { fetch, answerDirectly }: Answers,
  { port, host, notice }: Place,
  log: Logger,
): Promise<{ port: number; close(): Promise<void> }> {
  const answer = getRequestListener(fetch)
  let isClosing = false
  let isDraining = false
  const server = createServer(timeouts, (request, response) => {
    if (isDraining) response.setHeader('connection', 'close')
    if (isClosing && isFor('/readyz', request)) answerProbe(response, false)
    else if (!answerDirectly(request, response)) void answer(request, response)
  })
  answerEarlyRefusals(server, log)
  await listenOn(server, { port, host, ...listenOptions() })
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      isClosing = true
      await notice?.()
      const ended = once(server, 'close')
      await takeNoMore(server)
      isDraining = true
      await notice?.()
      endConnections(server)
      await ended
    },
  }
}

/**
 * The options of a web process's listening socket. On Linux the kernel spreads the connections evenly over the
 * processes that listen, and resets those of a process that dies. Elsewhere the parent process hands the connections
 * on: then a connection that is handed to a dying process hangs.
 */
const listenOptions = () =>
  cluster.isWorker && process.platform === 'linux' ? { exclusive: true, reusePort: true } : {}

/**
 * Closes the port and keeps the connections. The kernel resets the connections that wait to be accepted, so it closes
 * just after a turn of the event loop that accepted them all, and was too short for others to come. `close` of an HTTP
 * server would also end idle connections, on which a call may be on its way.
 */
async function takeNoMore(server: Server): Promise<void> {
  for (let turn = 0; turn < mostTurns; turn++) {
    await nextTurn()
    const began = performance.now()
    await nextTurn()
    if (performance.now() - began < shortTurn) break
  }
  NetServer.prototype.close.call(server)
}

/** Ends idle connections, also those that are about to be, and after `grace` ms all. */
function endConnections(server: Server): void {
  const cut = setTimeout(() => server.closeAllConnections(), grace)
  const sweep = setInterval(() => server.closeIdleConnections(), sweepInterval)
  server.once('close', () => {
    clearInterval(sweep)
    clearTimeout(cut)
  })
  server.close()
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { listenOn } from './listen-on.ts'
import { answerProbe, isFor } from './probes.ts'

/** Seconds after which a client may ask again. */
const retryAfter = 5

/** Ms after which work during a start is slow. */
const patience = 2000

/** Answers on the shop's port while the start has to wait: the process is alive, and nothing else is available. */
export type WaitingServer = {
  /** Listens, unless it does already. Throws ConfigError when it cannot. */
  open(): Promise<void>
  /** Opens if the work is slow, and returns its result. */
  during<Result>(work: Promise<Result>): Promise<Result>
  /** Frees the port. */
  close(): Promise<void>
}

/**
 * Closed at first, so that a proxy asks another process during a short start. Never opens without an address: then other
 * processes answer.
 */
export function createWaitingServer(address?: { port: number; host: string }): WaitingServer {
  let opening: Promise<Server> | undefined

  async function open(): Promise<void> {
    if (!address) return
    opening ??= listening(address)
    await opening
  }

  return {
    open,
    async during(work) {
      // A port that is taken is reported when the shop itself listens.
      const slow = setTimeout(() => open().catch(() => undefined), patience)
      try {
        return await work
      } finally {
        clearTimeout(slow)
      }
    },
    async close() {
      const server = await opening?.catch(() => undefined)
      opening = undefined
      if (!server) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}

async function listening(address: { port: number; host: string }): Promise<Server> {
  const server = createServer((request, response) => {
    const isAlive = isFor('/healthz', request)
    if (!isAlive) response.setHeader('retry-after', retryAfter)
    response.setHeader('connection', 'close')
    answerProbe(response, isAlive)
  })
  await listenOn(server, address)
  return server
}

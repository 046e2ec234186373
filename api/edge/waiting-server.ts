import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'

/** Seconds after which a client may ask again. */
const retryAfter = 5

/**
 * Answers on the shop's port while the shop cannot start: the process is alive, and nothing else is available. Throws
 * EADDRINUSE when the port is taken. Returns a function that frees the port.
 */
export async function answerWhileWaiting(address: {
  port: number
  host: string
}): Promise<() => Promise<void>> {
  const server = createServer((request, response) => {
    const isAlive = request.url === '/healthz'
    response.writeHead(isAlive ? 200 : 503, {
      'content-type': 'application/json',
      'cache-control': 'no-store',
      connection: 'close',
      'x-request-id': randomUUID(),
      ...(!isAlive && { 'retry-after': String(retryAfter) }),
    })
    response.end(JSON.stringify({ ok: isAlive }))
  }).listen(address)
  await once(server, 'listening')
  return async () => {
    server.close()
    server.closeAllConnections()
    await once(server, 'close')
  }
}

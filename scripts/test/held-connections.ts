import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

const host = 'HTTP/1.1\r\nHost: shop.example\r\n'

/**
 * The bytes that a caller sends over its connections: half a body over most, half a head, a request and then nothing,
 * or nothing at all. Where nginx has no connection left, it closes all but the first of these by itself.
 */
const halfBody = `POST /api/cart ${host}Content-Type: application/json\r\nContent-Length: 1000\r\n\r\n{`
const sent = [
  halfBody,
  halfBody,
  halfBody,
  `GET /products ${host}X-Slow: `,
  `GET /healthz ${host}\r\n`,
  '',
]

/** Connections that are opened at once: of many, nginx closes some of which it has not read anything yet. */
const atOnce = 10

/** Opens connections to a server, idle, slow and kept ones, and holds them until `end`. `open` counts those that still are. */
export async function holdConnections(url: string, count: number) {
  const { hostname, port } = new URL(url)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - sockets.length) }, (_, at) =>
      opened(Number(port), hostname, sent[at % sent.length] ?? ''),
    )
    sockets.push(...(await Promise.all(some)))
  }
  return {
    open: () => sockets.filter(({ closed, readableEnded }) => !closed && !readableEnded).length,
    end() {
      for (const socket of sockets) socket.destroy()
    },
  }
}

async function opened(port: number, hostname: string, text: string): Promise<Socket> {
  const socket = connect(port, hostname)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(text)
  return socket
}

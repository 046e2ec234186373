import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** What a caller does with its connections: nothing, half a request, or a request and then nothing. */
export const holds = {
  idle: '',
  slow: 'GET /products HTTP/1.1\r\nHost: shop.example\r\nX-Slow: ',
  kept: 'GET /healthz HTTP/1.1\r\nHost: shop.example\r\n\r\n',
}

/** Connections that are opened at once: the queue of a listening port has 511 places. */
const atOnce = 250

/** Opens connections to a server, a third of each kind, and holds them until `end`. `open` counts those that still are. */
export async function holdConnections(url: string, count: number) {
  const { hostname, port } = new URL(url)
  const kinds = Object.values(holds)
  const sockets: Socket[] = []
  while (sockets.length < count) {
    const some = Array.from({ length: Math.min(atOnce, count - sockets.length) }, (_, at) =>
      opened(Number(port), hostname, kinds[at % kinds.length] ?? ''),
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

async function opened(port: number, host: string, text: string): Promise<Socket> {
  const socket = connect(port, host)
  await once(socket, 'connect')
  socket.on('error', () => undefined)
  socket.resume()
  socket.write(text)
  return socket
}

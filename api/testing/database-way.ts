import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** A way to the database that can fail. `url` leads over it. */
export type DatabaseWay = {
  url: string
  /** Closes all connections, and refuses new ones. */
  cut(): void
  /** Resets all connections. */
  reset(): void
  /** Lets no byte through on the connections that exist, which stay open. */
  freeze(): void
  /** As `freeze`, for new connections too. */
  hang(): void
  /** Lets new connections through, and opens the port again. */
  mend(): void
  /** Closes all connections and the port. */
  close(): void
}

export async function databaseWay(databaseUrl: string): Promise<DatabaseWay> {
  const { hostname, port } = new URL(databaseUrl)
  const pairs = new Map<Socket, Socket>()
  let takes: 'all' | 'none' | 'silently' = 'all'
  const server = createServer((socket) => {
    if (takes === 'none') return void socket.destroy()
    const onward = connect(Number(port), hostname)
    pairs.set(socket, onward)
    for (const end of [socket, onward]) {
      end.on('error', () => undefined)
      end.once('close', () => {
        pairs.delete(socket)
        socket.destroy()
        onward.destroy()
      })
    }
    if (takes === 'all') socket.pipe(onward).pipe(socket)
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`

  const freeze = () => {
    for (const [socket, onward] of pairs) {
      socket.unpipe()
      onward.unpipe()
    }
  }
  const cut = () => {
    takes = 'none'
    for (const socket of pairs.keys()) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    reset() {
      for (const socket of pairs.keys()) socket.resetAndDestroy()
    },
    freeze,
    hang() {
      takes = 'silently'
      freeze()
    },
    mend() {
      takes = 'all'
      if (!server.listening) server.listen(Number(url.port), '127.0.0.1')
    },
    close() {
      cut()
      server.close()
    },
  }
}

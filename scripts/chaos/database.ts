import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { startEmbeddedPostgres } from '../../api/stand-ins/database/postgres.ts'
import type { Faults, Point } from './faults.ts'

/** A PostgreSQL server that can be restarted, behind a proxy that can lose commits. */
export async function startBreakableDatabase(folder: string, faults: Faults) {
  let server = await startEmbeddedPostgres(folder)
  const sockets = new Set<Socket>()

  const pass = (point: Point, isQuiet: boolean) => (isQuiet ? undefined : faults.pass(point))

  const wayFor = (isQuiet: boolean) =>
    createServer((socket) => {
      const onward = connect(Number(new URL(server.url).port), '127.0.0.1')
      let isCommitting = false
      const end = () => {
        socket.destroy()
        onward.destroy()
      }
      for (const one of [socket, onward]) {
        sockets.add(one)
        one.on('error', () => undefined)
        one.once('close', () => {
          sockets.delete(one)
          end()
        })
      }
      inOrder(socket, async (chunk) => {
        isCommitting = /commit/i.test(chunk.toString('latin1'))
        if (isCommitting && (await pass('commit is sent', isQuiet))) end()
        else onward.write(chunk)
      })
      inOrder(onward, async (chunk) => {
        const wasCommitting = isCommitting
        isCommitting = false
        if (wasCommitting && (await pass('commit is done but unconfirmed', isQuiet))) end()
        else socket.write(chunk)
      })
    })
  const [way, quietWay] = [wayFor(false), wayFor(true)]

  return {
    /** The URL for the shop, on which commits get lost. */
    url: await urlOf(way, server.url),
    /** The URL for the audit, without losses. It stays valid after a restart, which changes the server's port. */
    quietUrl: await urlOf(quietWay, server.url),
    cut(): void {
      for (const socket of sockets) socket.destroy()
    },
    async restart(): Promise<void> {
      await server.stop()
      server = await startEmbeddedPostgres(folder)
    },
    async stop(): Promise<void> {
      way.close()
      quietWay.close()
      for (const socket of sockets) socket.destroy()
      await server.stop()
    },
  }
}

async function urlOf(way: Server, server: string): Promise<string> {
  await new Promise<void>((listening) => way.listen(0, '127.0.0.1', listening))
  const url = new URL(server)
  url.port = String((way.address() as AddressInfo).port)
  return url.href
}

/** Handles chunks in order, each after the previous one is done. */
function inOrder(socket: Socket, handle: (chunk: Buffer) => Promise<void>): void {
  let last = Promise.resolve()
  socket.on('data', (chunk) => {
    last = last.then(() => handle(chunk))
  })
}

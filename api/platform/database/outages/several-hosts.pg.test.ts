import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest'
import {
  type EmbeddedDatabase,
  startEmbeddedPostgres,
} from '../../../stand-ins/database/postgres.ts'
import { isDatabaseDown, openDatabase } from '../database.ts'

let folder: string
let standby: EmbeddedDatabase

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'russpatcher-standby-'))
  // A URL of several hosts has one password for all.
  await writeFile(join(folder, 'postgres-password'), new URL(inject('databaseUrl')).password)
  await (await startEmbeddedPostgres(folder)).stop()
  await writeFile(join(folder, 'postgres/standby.signal'), '')
  standby = await startEmbeddedPostgres(folder)
})
afterAll(async () => {
  await standby.stop()
  await rm(folder, { recursive: true })
})

/** The primary behind a proxy that can be down, and counts the connections that it is asked for. */
async function primary() {
  const sockets = new Set<Socket>()
  let isDown = false
  let asked = 0
  const server = createServer((socket) => {
    asked++
    if (isDown) return void socket.destroy()
    const onward = connect(Number(new URL(inject('databaseUrl')).port), '127.0.0.1')
    sockets.add(socket)
    for (const end of [socket, onward]) end.on('error', () => undefined)
    socket.pipe(onward).pipe(socket)
    socket.once('close', () => onward.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  const fail = () => {
    isDown = true
    for (const socket of sockets) socket.destroy()
  }
  onTestFinished(() => {
    fail()
    server.close()
  })
  return { port: (server.address() as AddressInfo).port, fail, asked: () => asked }
}

/** A pool over both servers, the standby first. */
function poolOver(primaryPort: number, max: number) {
  const { username, password } = new URL(inject('databaseUrl'))
  const hosts = `127.0.0.1:${new URL(standby.url).port},127.0.0.1:${primaryPort}`
  const url = `postgres://${username}:${password}@${hosts}/postgres?target_session_attrs=read-write`
  const sql = openDatabase(url, { max, longestWait: 1000 })
  onTestFinished(() => sql.end({ timeout: 0 }))
  return sql
}

test('connections lead to the server that takes writes, wherever it is in the URL', async () => {
  const sql = poolOver((await primary()).port, 3)
  const server = () => sql`select pg_is_in_recovery() as "isStandby", pg_sleep(0.02)`
  const rows = await Promise.all([server(), server(), server()])
  expect(rows.flat().map(({ isStandby }) => isStandby)).toEqual([false, false, false])
})

test('without a primary, queries fail soon and servers get few attempts; a promoted standby takes over', async () => {
  const old = await primary()
  const sql = poolOver(old.port, 1)
  const attempt = () =>
    sql`select pg_is_in_recovery() as "isStandby"`.then(
      ([row]) => row,
      (error: unknown) => (isDatabaseDown(error) ? 'down' : error),
    )
  expect(await attempt()).toEqual({ isStandby: false })
  old.fail()
  const [before, start] = [old.asked(), performance.now()]
  for (let failures = 0; failures < 4; failures++) expect(await attempt()).toBe('down')
  // The servers are tried every half a second.
  expect(old.asked() - before).toBeLessThan(2 + (performance.now() - start) / 400)

  const promoting = openDatabase(standby.url, { max: 1 })
  onTestFinished(() => promoting.end({ timeout: 5 }))
  await promoting`select pg_promote()`
  await expect.poll(attempt).toEqual({ isStandby: false })
})

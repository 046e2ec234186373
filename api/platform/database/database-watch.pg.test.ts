import { type AddressInfo, connect, createServer, Socket } from 'node:net'
import pino from 'pino'
import { expect, onTestFinished, test, vi } from 'vitest'
import { testDatabase } from '../../../modules/shared/test-database.ts'
import { databaseWay } from '../../testing/database-way.ts'
import { watchDatabase } from './database-watch.ts'

/** Blocks the event loop, in ms. */
const block = (time: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, time)

/** A way to the database that calls `onQuestion` with each message before it passes it on. */
async function watchedWay(
  databaseUrl: string,
  onQuestion: (bytes: Buffer) => void,
): Promise<string> {
  const url = new URL(databaseUrl)
  const server = createServer((socket) => {
    const onward = connect(Number(url.port), url.hostname)
    socket.on('data', (bytes) => {
      onQuestion(bytes)
      onward.write(bytes)
    })
    onward.pipe(socket)
    for (const end of [socket, onward]) end.on('error', () => undefined)
    socket.once('close', () => onward.destroy())
  })
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const way = new URL(databaseUrl)
  way.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  return way.href
}

test('an event loop that is blocked for longer than the time limit of a probe is not an outage', {
  timeout: 20_000,
}, async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  let isBlocked = false
  let later = 0
  const url = await watchedWay(database.url, (bytes) => {
    if (isBlocked) later++
    if (isBlocked || !bytes.includes('listen "probe_')) return
    isBlocked = true
    block(3500)
  })
  const warnings: string[] = []
  const log = pino({ level: 'warn' }, { write: (line: string) => void warnings.push(line) })
  const watch = watchDatabase(url, log)
  onTestFinished(watch.stop)
  // The next probe comes after the answer to this one.
  await expect.poll(() => later, { timeout: 15_000 }).toBeGreaterThan(2)
  expect(watch.isUp()).toBe(true)
  expect(warnings).toEqual([])
})

test('the log tells of an outage once, and of its end', async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const way = await databaseWay(database.url)
  onTestFinished(way.close)
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(JSON.parse(line).msg) })
  const watch = watchDatabase(way.url, log)
  onTestFinished(watch.stop)
  await expect.poll(watch.isUp).toBe(true)
  way.close()
  await expect.poll(watch.isUp).toBe(false)
  const attempts = vi.spyOn(Socket.prototype, 'connect')
  onTestFinished(() => attempts.mockRestore())
  await expect.poll(() => attempts.mock.calls.length).toBeGreaterThan(2)
  way.mend()
  await expect.poll(watch.isUp).toBe(true)
  expect(lines).toEqual(['The database cannot be reached', 'The database answers again'])
})

test('the products that changed after a version are known until they may be any', async () => {
  const database = await testDatabase()
  onTestFinished(database.close)
  const watch = watchDatabase(database.url, pino({ level: 'silent' }))
  onTestFinished(watch.stop)
  await expect.poll(watch.isUp, { timeout: 15_000 }).toBe(true)
  const start = watch.catalogueVersion()
  expect(watch.changedSince(start)).toEqual(new Set())
  await database.sql.notify('catalogue_changed', '3')
  await watch.hearOwnChange()
  expect(watch.changedSince(start)).toEqual(new Set([3]))
  await database.sql.notify('catalogue_changed', '7,12')
  await expect.poll(watch.catalogueVersion).toBe(start + 2)
  expect(watch.changedSince(start)).toEqual(new Set([3, 7, 12]))
  expect(watch.changedSince(start + 1)).toEqual(new Set([7, 12]))
  await database.sql.notify('catalogue_changed', '')
  await expect.poll(watch.catalogueVersion).toBe(start + 3)
  expect(watch.changedSince(start + 2)).toBeUndefined()
  expect(watch.changedSince(start + 3)).toEqual(new Set())
  expect(watch.changedSince(start - 5000)).toBeUndefined()
})

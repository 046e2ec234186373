import { connect, createServer } from 'node:net'
import { expect, onTestFinished, test, vi } from 'vitest'
import { databaseOfFile } from '../../../../modules/shared/test-database.ts'
import { createWaitingServer } from '../../../edge/listening/waiting-server.ts'
import { freePort } from '../../../stand-ins/free-port.ts'
import { ConfigError } from '../../settings/config.ts'
import { awaitDatabase } from './await-database.ts'

const database = await databaseOfFile()

const newLog = () => ({ warn: vi.fn(), info: vi.fn() })
const never = new AbortController().signal

/** A way to the database that is cut, and a wait for it. */
async function awayDatabase(signal = never) {
  const url = new URL(database.url)
  const { port: own } = url
  url.port = String(await freePort())
  const way = createServer((socket) => {
    const onward = connect(Number(own), url.hostname)
    socket.pipe(onward).pipe(socket)
    onward.once('close', () => socket.destroy())
    socket.once('close', () => onward.destroy())
  })
  onTestFinished(() => void way.close())
  const mend = () => void way.listen(Number(url.port), url.hostname)
  const log = newLog()
  const port = await freePort()
  const waiting = createWaitingServer({ port, host: '127.0.0.1' })
  onTestFinished(waiting.close)
  const place = { setting: 'DATABASE_URL', url: url.href } as const
  const reached = awaitDatabase(place, { log, whenAway: waiting.open, signal })
  /** The status of an answer of the process; 0 while the port is closed. */
  const status = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`).then(
      (answered) => answered.status,
      () => 0,
    )
  await expect.poll(() => status('/healthz')).toBe(200)
  return { mend, log, reached, status, waiting }
}

test('a process that waits for the database is alive, not ready, and says why once', async () => {
  const { mend, log, reached, status, waiting } = await awayDatabase()
  expect(await status('/healthz?by=balancer')).toBe(200)
  expect(await status('/readyz')).toBe(503)
  expect(await status('/')).toBe(503)
  expect(await status('/api/products')).toBe(503)
  mend()
  await reached
  expect(await status('/healthz')).toBe(200)
  await waiting.close()
  expect(await status('/healthz')).toBe(0)
  expect(log.warn).toHaveBeenCalledExactlyOnceWith(
    { reason: expect.any(String) },
    'The database cannot be reached. The shop starts when it answers',
  )
})

test('a process that is told to stop waits no longer', async () => {
  const stopping = new AbortController()
  const { reached } = await awayDatabase(stopping.signal)
  stopping.abort(new Error('told to stop'))
  await expect(reached).rejects.toMatchObject({ cause: { message: 'told to stop' } })
})

test('a standby is waited for until it is promoted', async () => {
  const name = new URL(database.url).pathname.slice(1)
  const makeReadOnly = (value: string) =>
    database.sql.unsafe(`alter database ${name} set default_transaction_read_only = ${value}`)
  await makeReadOnly('on')
  const whenAway = vi.fn(async () => void (await makeReadOnly('off')))
  const log = newLog()
  const place = { setting: 'DATABASE_URL', url: database.url } as const
  await awaitDatabase(place, { log, whenAway, signal: never })
  expect(whenAway).toHaveBeenCalledOnce()
  expect(log.warn).toHaveBeenCalledWith(
    { reason: 'The database takes no writes' },
    expect.any(String),
  )
})

test('a database that answers is not waited for', async () => {
  const whenAway = vi.fn()
  const place = { setting: 'DATABASE_URL', url: database.url } as const
  await awaitDatabase(place, { log: newLog(), whenAway, signal: never })
  expect(whenAway).not.toHaveBeenCalled()
})

test.each([
  ['database', { pathname: '/unknown' }, 'database "unknown" does not exist'],
  ['user', { username: 'stranger' }, 'stranger'],
])('a wrong %s is a mistake in the settings', async (_what, change, reason) => {
  const url = Object.assign(new URL(database.url), change)
  const place = { setting: 'DATABASE_URL', url: url.href } as const
  const waiting = awaitDatabase(place, { log: newLog(), whenAway: vi.fn(), signal: never })
  await expect(waiting).rejects.toThrow(ConfigError)
  await expect(waiting).rejects.toThrow(/^DATABASE_URL: .*/)
  await expect(waiting).rejects.toThrow(reason)
})

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { server } from '../../scripts/build/server-process.ts'
import { freePort } from '../stand-ins/free-port.ts'

const count = 2
const session = `session_1763676000000_${crypto.randomUUID()}`

let folder: string
let port: number
let shop: ChildProcess

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'russpatcher-processes-'))
  port = Number(await freePort())
  shop = spawn(process.execPath, [server], {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      PORT: String(port),
      DATA_DIR: folder,
      WEB_PROCESSES: String(count),
      LOG_LEVEL: 'error',
    },
  })
  let output = ''
  for (const stream of [shop.stdout, shop.stderr])
    stream?.on('data', (chunk: Buffer) => {
      output += chunk
    })
  while ((await status('/readyz')) !== 200) {
    if (hasEnded())
      throw new Error(`The shop ended (${shop.exitCode ?? shop.signalCode}): ${output}`)
    await pause(100)
  }
})
afterAll(async () => {
  if (!hasEnded()) {
    shop.kill('SIGTERM')
    await once(shop, 'exit')
  }
  await rm(folder, { recursive: true, force: true })
})

const hasEnded = () => shop.exitCode !== null || shop.signalCode !== null

/** The status of an answer over a new connection; undefined when the connection is reset. */
function status(path: string): Promise<number | undefined> {
  return new Promise((done) => {
    const headers = { 'x-session-id': session }
    get({ port, path, headers, agent: new Agent({ keepAlive: false }) }, (answer) => {
      answer.resume().once('end', () => done(answer.statusCode))
    }).once('error', () => done(undefined))
  })
}

/** The ids of the processes that answer. */
async function children(): Promise<string[]> {
  const { pid } = shop
  const ids = (await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8')).trim().split(' ')
  const commands = await Promise.all(
    ids.map((id) => readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')),
  )
  return ids.filter((_id, at) => commands[at]?.includes(server))
}

test('several web processes answer on one port, and see each other’s carts and pages', async () => {
  expect(await children()).toHaveLength(count)
  const body = JSON.stringify({ productId: 1, quantity: 1 })
  const headers = { 'content-type': 'application/json', 'x-session-id': session }
  await fetch(`http://127.0.0.1:${port}/api/cart`, { method: 'POST', headers, body })
  for (let turn = 0; turn < 2 * count; turn++) {
    const cart = await fetch(`http://127.0.0.1:${port}/api/cart`, {
      headers: { 'x-session-id': session, connection: 'close' },
    })
    expect(await cart.json()).toHaveLength(1)
    expect(await status('/products')).toBe(200)
  }
})

test('a killed web process is replaced, and the other one goes on answering', async () => {
  const [killed = '', ...others] = await children()
  process.kill(Number(killed), 'SIGKILL')
  await expect.poll(children).not.toContain(killed)
  await expect.poll(() => status('/')).toBe(200)
  await expect.poll(async () => (await children()).length).toBe(count)
  expect(await children()).toEqual(expect.arrayContaining(others))
  await expect
    .poll(async () => (await Promise.all([status('/'), status('/')])).join())
    .toBe('200,200')
})

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pino from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { freePort } from '../stand-ins/free-port.ts'
import { checkPort, startWebProcesses } from './web-processes.ts'

const log = pino({ level: 'silent' })

/** Lets a script run in place of a web process. */
function runAsWebProcess(script: string): void {
  const folder = mkdtempSync(join(tmpdir(), 'russpatcher-processes-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const exec = join(folder, 'web.mjs')
  writeFileSync(exec, script)
  cluster.setupPrimary({ exec, execArgv: [] })
}

const children = () => Object.values(cluster.workers ?? {}) as Worker[]

test('processes that cannot start are not replaced', async () => {
  runAsWebProcess('process.exit(1)')
  const processes = startWebProcesses(2, log)
  await expect(processes.listening).rejects.toThrow('A web process ended before it listened (1)')
  await processes.stop()
  expect(children()).toEqual([])
})

test('a process that dies before it listens is replaced beside one that listens, and all stop', async () => {
  runAsWebProcess(`
    process.on('message', () => process.send('listening'))
    setInterval(() => undefined, 60_000)
  `)
  const processes = startWebProcesses(2, log)
  onTestFinished(processes.stop)
  const [first, second] = children()
  first?.send('listen')
  if (first) await once(first, 'message')
  second?.process.kill('SIGKILL')
  const [third] = (await once(cluster, 'fork')) as [Worker]
  third.send('listen')
  await processes.listening
  await processes.stop()
  expect(children()).toEqual([])
})

test('web processes share the connections evenly', async () => {
  const port = await freePort()
  const module = (path: string) => JSON.stringify(new URL(path, import.meta.url))
  runAsWebProcess(`
    import { listen } from ${module('../edge/listening/http-server.ts')}
    import { noteListening } from ${module('./web-processes.ts')}
    const answers = { fetch: () => new Response(String(process.pid)), answerDirectly: () => false }
    await listen(answers, { port: ${port}, host: '127.0.0.1' }, console)
    noteListening()
  `)
  const processes = startWebProcesses(2, log)
  onTestFinished(processes.stop)
  await Promise.all(children().map((child) => once(child, 'message')))
  const connections = 200
  const answered = new Map<string, number>()
  for (let connection = 0; connection < connections; connection++) {
    const answer = await fetch(`http://127.0.0.1:${port}`, { headers: { connection: 'close' } })
    const pid = await answer.text()
    answered.set(pid, (answered.get(pid) ?? 0) + 1)
  }
  expect(answered.size).toBe(2)
  expect(Math.min(...answered.values())).toBeGreaterThan(connections / 4)
})

test('a port on which something listens is refused', async () => {
  const server = createServer()
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  await expect(checkPort({ port, host: '127.0.0.1' })).rejects.toThrow(
    `PORT: ${port} is taken at 127.0.0.1: set another one`,
  )
})

import cluster, { type Worker } from 'node:cluster'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { within } from '../../modules/shared/promises/within.ts'
import { listenOn } from '../edge/listening/listen-on.ts'
import type { Config } from '../platform/settings/config.ts'

/**
 * Ms after a death before a process is replaced, and the longest: each process that dies before it listens doubles the
 * pause, so that those that cannot start do not take the whole machine.
 */
const restart = 500
const longestRestart = 30_000
/** The message of a process once it answers on the port. */
const isListening = 'listening'
/** Ms for which processes may finish their requests when the shop stops. */
const patience = 25_000

/** Tells the parent process, if there is one, that this process answers. */
export function noteListening(): void {
  if (cluster.isWorker) process.send?.(isListening)
}

/** Throws ConfigError when something listens on the port. The web processes themselves would share it silently. */
export async function checkPort({ port, host }: Pick<Config, 'port' | 'host'>): Promise<void> {
  const probe = createServer()
  await listenOn(probe, { port, host })
  probe.close()
  await once(probe, 'close')
}

/** Several processes that answer on one port. */
export type WebProcesses = {
  /** Resolves when the first listens. Throws when one dies before that: the next one would too. */
  listening: Promise<void>
  stop(): Promise<void>
}

/** Starts web processes that share the port. After that, a process that dies is replaced. */
export function startWebProcesses(count: number, log: Logger): WebProcesses {
  const running = new Set<Worker>()
  const listeners = new Set<Worker>()
  const { promise: listening, resolve, reject } = Promise.withResolvers<void>()
  let hasListened = false
  let failures = 0
  let stopping = false

  function start(): void {
    const worker = cluster.fork({ SHOP_ROLE: 'web' })
    running.add(worker)
    worker.on('message', (message) => {
      if (message !== isListening) return
      listeners.add(worker)
      hasListened = true
      failures = 0
      resolve()
    })
    worker.once('exit', async (code, signal) => {
      running.delete(worker)
      if (!listeners.delete(worker)) failures++
      if (stopping) return
      if (!hasListened)
        return reject(new Error(`A web process ended before it listened (${signal ?? code})`))
      log.error({ pid: worker.process.pid, code, signal }, 'A web process died and is replaced')
      await pause(Math.min(restart * 2 ** failures, longestRestart), undefined, { ref: false })
      if (!stopping) start()
    })
  }

  for (let started = 0; started < count; started++) start()
  return {
    listening,
    async stop() {
      stopping = true
      const ended = [...running].map(
        (worker) => new Promise<void>((exited) => worker.once('exit', () => exited())),
      )
      for (const worker of running) worker.process.kill('SIGTERM')
      const late = () => new Error('A web process goes on')
      await within(patience, Promise.all(ended), late).catch(() => undefined)
      for (const worker of running) worker.process.kill('SIGKILL')
    },
  }
}

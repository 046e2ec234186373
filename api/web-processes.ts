import cluster, { type Worker } from 'node:cluster'
import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'

/** Ms after a death before a process is replaced, so that one that cannot start does not take the whole machine. */
const restart = 500
/** What a process sends once it answers on the port. */
const listening = 'listening'
/** Ms for which processes may finish their requests when the shop stops. */
const patience = 20_000

/**
 * How a web process listens. On Linux the kernel spreads the connections evenly over the processes that listen, and
 * resets those of a process that dies. Elsewhere the parent process hands the connections on: then a connection that is
 * handed to a dying process hangs.
 */
export const listenOptions = () =>
  cluster.isWorker && process.platform === 'linux' ? { exclusive: true, reusePort: true } : {}

/** Tells the parent process, if there is one, that this process answers. */
export function noteListening(): void {
  if (cluster.isWorker) process.send?.(listening)
}

/** Several processes that answer on one port. */
export type WebProcesses = { stop(): Promise<void> }

/**
 * Starts web processes that share the port. Resolves when all listen. A process that dies is replaced.
 */
export async function startWebProcesses(count: number, log: Logger): Promise<WebProcesses> {
  const running = new Set<Worker>()
  let stopping = false

  function start(): Promise<void> {
    const worker = cluster.fork({ SHOP_ROLE: 'web' })
    running.add(worker)
    worker.once('exit', async (code, signal) => {
      running.delete(worker)
      if (stopping) return
      log.error({ pid: worker.process.pid, code, signal }, 'A web process died and is replaced')
      await pause(restart)
      if (!stopping) void start()
    })
    return new Promise((listens) => worker.once('message', () => listens()))
  }

  await Promise.all(Array.from({ length: count }, start))
  return {
    async stop() {
      stopping = true
      const ended = [...running].map(
        (worker) => new Promise<void>((exited) => worker.once('exit', () => exited())),
      )
      for (const worker of running) worker.process.kill('SIGTERM')
      const late = new AbortController()
      await Promise.race([
        Promise.all(ended),
        pause(patience, undefined, { ref: false, signal: late.signal }).catch(() => undefined),
      ])
      late.abort()
      for (const worker of running) worker.process.kill('SIGKILL')
    },
  }
}

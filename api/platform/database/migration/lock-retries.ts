import { setTimeout as pause } from 'node:timers/promises'
import { codeOf } from '../database.ts'

/** Ms of the first pause, and of the longest. Each is twice the one before, more or less by a half. */
const firstPause = 500
const longestPause = 15_000

/** PostgreSQL's codes for lock timeout and deadlock. */
const lockFailures = new Set(['55P03', '40P01'])

type Options = {
  /** Ms after which nothing is tried again. */
  patience: number
  /** Receives one line per retry. */
  report(line: string): void
  signal: AbortSignal
}

/** Repeats the work, which must be rolled back by then, as long as it fails to get a lock, or until the signal aborts. */
export async function retriedForLocks(
  name: string,
  work: () => Promise<void>,
  { patience, report, signal }: Options,
): Promise<void> {
  const end = performance.now() + patience
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (!lockFailures.has(codeOf(error) ?? '')) throw error
      const wait = pauseAfter(attempt)
      if (performance.now() + wait > end)
        throw new Error(`another session held a lock in each of ${attempt} attempts`)
      const seconds = (wait / 1000).toFixed(1)
      report(`${name} met a lock of another session: attempt ${attempt + 1} in ${seconds} s`)
      await pause(wait, undefined, { signal })
    }
  }
}

const pauseAfter = (attempt: number) =>
  Math.min(firstPause * 2 ** (attempt - 1), longestPause) * (0.5 + Math.random())

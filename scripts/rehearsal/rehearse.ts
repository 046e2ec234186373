import { constants } from 'node:os'
import { stopAll } from './stop-at-end.ts'

/**
 * Does the work of a script and ends its process: with 1 and the reason when the work throws, with 128 and more after a
 * signal, otherwise with 0. Stops before what was started.
 */
export async function rehearse(work: () => Promise<void>): Promise<never> {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => stopAll().then(() => process.exit(128 + constants.signals[signal])))
  try {
    await work()
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  } finally {
    await stopAll()
  }
  process.exit()
}

import type { Logger } from 'pino'

/** Ms after which a hanging shutdown is forced with process.exit. */
const patience = 35_000

/** The shop was told to stop before it had started. */
class Stopped extends Error {}

/** Whether a start failed because the process was told to stop. */
export const isStopped = (error: unknown): boolean =>
  error instanceof Stopped || (error instanceof Error && error.cause instanceof Stopped)

/**
 * Stops the shop on SIGTERM or SIGINT, also while it starts: otherwise the embedded database would be left running.
 * `giveUp` ends a start that waits for the database or migrates it; whoever awaits it then ends the process.
 */
export function stopOnSignals(
  starting: Promise<{ stop(): Promise<void> }>,
  giveUp: AbortController,
  log: Pick<Logger, 'info' | 'error'>,
): void {
  let stopping = false
  const stop = async (signal: string) => {
    if (stopping) return
    stopping = true
    log.info({ signal }, 'The shop is shutting down')
    setTimeout(() => {
      log.error({ seconds: patience / 1000 }, 'The shop did not shut down in time, and is ended')
      process.exit(1)
    }, patience).unref()
    giveUp.abort(new Stopped())
    const shop = await starting.catch(() => undefined)
    if (!shop) return
    shop.stop().then(
      () => process.exit(0),
      (error) => {
        log.error({ err: error }, 'The shop did not shut down cleanly')
        process.exit(1)
      },
    )
  }
  process.once('SIGTERM', () => stop('SIGTERM'))
  process.once('SIGINT', () => stop('SIGINT'))
}

import type { Logger } from 'pino'

/** Ms between two lines: an overloaded shop refuses thousands of requests a second. */
const interval = 10_000

/** Counts refused requests by reason, and logs the counts at most once per interval. */
export function createRefusalLog(log: Logger) {
  let refused: Record<string, number> | undefined
  return (reason: string): void => {
    if (!refused) setTimeout(logCounts, interval).unref()
    refused ??= {}
    refused[reason] = (refused[reason] ?? 0) + 1
  }

  function logCounts(): void {
    log.warn({ refused }, 'Requests were refused')
    refused = undefined
  }
}

/**
 * Minimum wait in seconds. The reconciliation runs each minute. Its first run after the expiry frees the units, unless
 * the provider does not answer in time or a payment is under way.
 */
const leastWait = 15

/** Seconds until a hold ends, at least `leastWait`: an expired hold lasts until the reconciliation. */
export const secondsUntil = (end: Date | null, now: Date): number =>
  Math.max(leastWait, Math.ceil(((end?.getTime() ?? 0) - now.getTime()) / 1000))

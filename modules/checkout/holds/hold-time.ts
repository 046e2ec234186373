/** Minimum wait in seconds. The reconciliation runs each minute and frees the units of expired holds. */
const leastWait = 15

/** Seconds until a hold ends, at least `leastWait`: an expired hold lasts until the next reconciliation. */
export const secondsUntil = (end: Date | null, now: Date): number =>
  Math.max(leastWait, Math.ceil(((end?.getTime() ?? 0) - now.getTime()) / 1000))

/** Seconds by which the reconciliation, which runs each minute, has freed what a hold that is over had. */
const leastWait = 15

/** Seconds until a hold is over, and at least a moment, as one that is over waits for the reconciliation. */
export const secondsUntil = (end: Date | null, now: Date): number =>
  Math.max(leastWait, Math.ceil(((end?.getTime() ?? 0) - now.getTime()) / 1000))

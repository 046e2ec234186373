/** The order in which calls that wait are let through: those of customers who wait before those of background jobs. */
export type Rank = 'first' | 'background'

/** Ms that a call waits at most. A job is tried again later. */
const longestWait = { first: 5_000, background: 30_000 } satisfies Record<Rank, number>

/** The part of a second's calls that may come at once. */
const atOnce = 1 / 8

export type CallLimiter = ReturnType<typeof createCallLimiter>

/**
 * Limits the calls of this process to `quota()` in any second: some at once, the others spread evenly. The quota may
 * change at any time.
 */
export function createCallLimiter(quota: () => number) {
  const waiting: Record<Rank, (() => void)[]> = { first: [], background: [] }
  /** Calls that may begin at once, when they were last counted, in ms. */
  let left = Number.POSITIVE_INFINITY
  let countedAt = performance.now()
  let timer: NodeJS.Timeout | undefined

  /** Resolves when a call may begin: true, or false after the longest wait. */
  function slot(rank: Rank): Promise<boolean> {
    return new Promise((resolve) => {
      const begin = () => {
        clearTimeout(patience)
        resolve(true)
      }
      const patience = setTimeout(() => {
        waiting[rank] = waiting[rank].filter((one) => one !== begin)
        resolve(false)
      }, longestWait[rank])
      waiting[rank].push(begin)
      letThrough()
    })
  }

  function letThrough(): void {
    const { burst, perMs } = ratesOf(quota())
    const now = performance.now()
    left = Math.min(burst, left + (now - countedAt) * perMs)
    countedAt = now
    while (left >= 1) {
      const begin = waiting.first.shift() ?? waiting.background.shift()
      if (!begin) return
      left -= 1
      begin()
    }
    clearTimeout(timer)
    if (waiting.first.length + waiting.background.length > 0)
      timer = setTimeout(letThrough, Math.ceil((1 - left) / perMs))
  }

  return { slot }
}

/** Of so many calls a second, those that may begin at once, and those that follow each ms: no second has more in all. */
function ratesOf(perSecond: number): { burst: number; perMs: number } {
  const whole = perSecond >= 1 ? Math.floor(perSecond) : perSecond
  const burst = Math.max(1, Math.floor(whole * atOnce))
  return { burst, perMs: (whole - burst + 1) / 1000 }
}

/** Ms after which hydration waits for neither pictures nor an idle thread: a slow phone may never have one. */
export const longestWait = 3000

/** Calls `then` when the thread is idle, at the latest after `longestWait`. */
export function whenIdle(then: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(then, { timeout: longestWait })
  else setTimeout(then, 200)
}

import { atom } from 'nanostores'
import { $cart } from '../../cart/index.ts'
import { $discount } from '../../discount/index.ts'
import type { Refusal } from '../form/validate.ts'
import { checkoutTexts as texts } from '../text.ts'

/** The reason for waiting, and the time of the next attempt (ms since 1970). */
export type Waiting = { refusal: Refusal; nextAt: number }

/** The current wait; null without one. */
export const $waiting = atom<Waiting | null>(null)

/** 'held': the shop holds it for this customer. A refusal with `retryAfter` is worth another attempt. */
export type Attempt = 'held' | Refusal

/** Timeout of the wait, and bounds of a pause, in ms: the shop accepts 30 such calls in ten minutes. */
const longest = 20 * 60_000
const pauses = { least: 10_000, most: 45_000 }

// Not `latestWins`: ending a wait also clears its timer and its listeners.
let running: AbortController | undefined

/**
 * Polls for stock or a code that another order holds, while the page is visible. Calls `onEnd` when it is held for this
 * customer, when waiting no longer helps, or after 20 minutes. Ends silently when the cart changes or the code is
 * removed.
 */
export async function waitForHold(
  first: Refusal,
  attempt: () => Promise<Attempt>,
  onEnd: (end: Attempt) => void,
): Promise<void> {
  stopWaiting()
  const { signal } = startWaiting()
  const until = Date.now() + longest
  for (let refusal = first; ; ) {
    const nextAt = Date.now() + pauseAfter(refusal)
    $waiting.set({ refusal, nextAt })
    await dueAndVisible(nextAt, signal)
    if (signal.aborted) return
    const end: Attempt = Date.now() < until ? await attempt() : texts.stillHeld
    if (signal.aborted) return
    if (end === 'held' || end.retryAfter === undefined) {
      stopWaiting()
      return onEnd(end)
    }
    refusal = end
  }
}

/** Ends the current wait silently. */
export function stopWaiting(): void {
  running?.abort()
  running = undefined
  $waiting.set(null)
}

function startWaiting(): AbortController {
  const control = new AbortController()
  running = control
  const lines = () => JSON.stringify($cart.get()?.map(({ id, quantity }) => [id, quantity]))
  const before = lines()
  const unlisten = [
    $cart.listen(() => lines() !== before && stopWaiting()),
    $discount.listen((discount) => discount === null && stopWaiting()),
  ]
  control.signal.addEventListener('abort', () => {
    for (const stop of unlisten) stop()
  })
  return control
}

const pauseAfter = ({ retryAfter = 0 }: Refusal): number =>
  Math.min(pauses.most, Math.max(pauses.least, retryAfter * 1000))

/** Resolves at the time, or when the page becomes visible after it, or at once when the wait is aborted. */
function dueAndVisible(time: number, signal: AbortSignal): Promise<void> {
  const page = globalThis.document
  return new Promise((resolve) => {
    const check = () => {
      if (!signal.aborted && (Date.now() < time || page?.hidden)) return
      clearTimeout(timer)
      page?.removeEventListener('visibilitychange', check)
      resolve()
    }
    const timer = setTimeout(check, time - Date.now())
    page?.addEventListener('visibilitychange', check)
    signal.addEventListener('abort', check)
  })
}

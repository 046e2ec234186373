import { setImmediate as nextTurn } from 'node:timers/promises'
import { Problem } from '../../problem.ts'
import { createFairQueue } from './fair-queue.ts'

/** How many run at once and how many wait; `longestWait` is in ms. */
export type Slots = { atOnce: number; mostWaiting: number; longestWait: number }

/** The work leaves the queue when `signal` is aborted. */
type Options = { signal?: AbortSignal | undefined }

/** Work that waits: `begin` ends the wait, `refuse` fails it. */
type Waiting = { begin(): void; refuse(): void }

/**
 * A fair semaphore for work that keeps the processor busy: it has `atOnce` slots, work without a slot waits, and other
 * requests are served in between. Visitors get slots in turn. Work is refused, by default with Problem unavailable,
 * when there is no room for a visitor among the `mostWaiting`, when it gives way to another visitor's, after
 * `longestWait`, and once its signal is aborted. `refuseIfFull` refuses in advance.
 */
export function createFairSemaphore(
  { atOnce, mostWaiting, longestWait }: Slots,
  refusal: () => Error = () => new Problem('unavailable'),
) {
  const queue = createFairQueue<Waiting>(mostWaiting)
  let running = 0

  const withSlot = async <Result>(
    visitor: string,
    work: () => Promise<Result>,
    options: Options = {},
  ): Promise<Result> => {
    if (options.signal?.aborted) throw refusal()
    if (running < atOnce) running++
    else await waited(visitor, options)
    try {
      await nextTurn()
      return await work()
    } finally {
      passOn(visitor)
    }
  }
  return Object.assign(withSlot, { refuseIfFull })

  /** Waits for a slot, which the work that ends hands on. */
  function waited(visitor: string, { signal }: Options): Promise<void> {
    refuseIfFull(visitor)
    return new Promise((begin, fail) => {
      const settle = () => {
        clearTimeout(patience)
        signal?.removeEventListener('abort', waiting.refuse)
      }
      const waiting: Waiting = {
        begin() {
          settle()
          begin()
        },
        refuse() {
          settle()
          queue.remove(waiting)
          fail(refusal())
        },
      }
      const patience = setTimeout(waiting.refuse, longestWait)
      signal?.addEventListener('abort', waiting.refuse)
      queue.add(visitor, waiting)?.refuse()
    })
  }

  function passOn(last: string): void {
    const next = queue.take(last)
    if (next) next.begin()
    else running--
  }

  function refuseIfFull(visitor: string): void {
    if (!queue.hasRoomFor(visitor)) throw refusal()
  }
}

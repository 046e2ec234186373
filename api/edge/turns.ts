import { setImmediate as turn } from 'node:timers/promises'
import pLimit from 'p-limit'
import { Problem } from '../../modules/shared/problem.ts'

/** `longestWait` is in ms. */
export type Turns = { atOnce: number; mostWaiting: number; longestWait: number }

/**
 * Bounds work that keeps the processor busy: `atOnce` run, others wait in order, and other requests are served in
 * between. Problem unavailable when `mostWaiting` wait, and after `longestWait`. `refuseIfFull` throws it in advance.
 */
export function createTurns({ atOnce, mostWaiting, longestWait }: Turns) {
  const limit = pLimit(atOnce)
  const refuseIfFull = () => {
    if (limit.pendingCount >= mostWaiting) throw unavailable()
  }
  const inTurn = async <Result>(work: () => Promise<Result>): Promise<Result> => {
    refuseIfFull()
    const over = Promise.withResolvers<never>()
    let isOver = false
    const patience = setTimeout(() => {
      isOver = true
      over.reject(unavailable())
    }, longestWait)
    const result = limit(async () => {
      if (isOver) return over.promise
      clearTimeout(patience)
      await turn()
      return work()
    })
    return Promise.race([result, over.promise])
  }
  return Object.assign(inTurn, { refuseIfFull })
}

const unavailable = () => new Problem('unavailable')

import type { Logger } from 'pino'
import type { RouteOf } from '../route-of.ts'

/** A direct answer: the target as it was sent, and when the request came, in ms of `performance.now()`. */
type Direct = { requestId: string; method: string; target: string; status: number; began: number }

export type NoteDirect = (answer: Direct) => void

/** Logs direct answers at level debug only: a line takes half as much processor time as the answer. */
export function createNoteDirect(log: Logger, routeOf: RouteOf): NoteDirect | undefined {
  if (!log.isLevelEnabled('debug')) return undefined
  return ({ target, began, ...about }) => {
    const route = routeOf(target.split('?', 1)[0] ?? '/')
    const ms = Math.round((performance.now() - began) * 10) / 10
    log.debug({ ...about, route, ms }, 'Answered')
  }
}

import type { RouteOf } from '../route-of.ts'

/** The number of direct answers by method and status: plain numbers, because there are tens of thousands a second. */
export const nothing = { 'GET 200': 0, 'GET 304': 0, 'HEAD 200': 0, 'HEAD 304': 0 }
export type DirectCount = typeof nothing

/** Counts the direct answers of each route. */
export function createDirectCounts(routeOf: RouteOf) {
  const counts = new Map<string, DirectCount>()
  return {
    /** The count of the route that has a request's target. It is looked up once for each direct answer. */
    of(target: string): DirectCount {
      const route = routeOf(target.split('?', 1)[0] ?? '/')
      const count = counts.get(route) ?? { ...nothing }
      counts.set(route, count)
      return count
    },
    all: (): ReadonlyMap<string, DirectCount> => counts,
  }
}

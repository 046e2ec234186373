import type { RouteOf } from './route-of.ts'

/** The number of kept answers by method and status: plain numbers, because there are tens of thousands a second. */
export const nothing = { 'GET 200': 0, 'GET 304': 0, 'HEAD 200': 0, 'HEAD 304': 0 }
export type KeptCount = typeof nothing

/** Counts the kept answers of each route. */
export function createKeptCounts(routeOf: RouteOf) {
  const counts = new Map<string, KeptCount>()
  return {
    /** The count of the route that has a request's target. It is looked up once for each kept answer. */
    of(target: string): KeptCount {
      const route = routeOf(target.split('?', 1)[0] ?? '/')
      const count = counts.get(route) ?? { ...nothing }
      counts.set(route, count)
      return count
    },
    all: (): ReadonlyMap<string, KeptCount> => counts,
  }
}

import { firstRows } from '../../../shared/lists/first-rows.ts'
import type { Sql } from '../../../shared/transaction.ts'
import { countedUp, foundPage, type Page, type PartQuery } from './found-orders-queries.ts'
import { firstPerOrder, readPage } from './read-orders-queries.ts'
import {
  firstStretch,
  type SampledStretch,
  type Stretches,
  sampledStretches,
} from './stretch-queries.ts'

/** Sampled orders that match: fewer stand for so few orders that all of them are sorted. */
const leastSampled = 4

/**
 * Finds matching orders of a list by name, stretch by stretch of the alphabet, unless they are few. A first name has many
 * orders side by side; where a sample tells of such, they are read in the order of the list.
 */
export async function pageByName(
  sql: Sql,
  query: PartQuery,
  now: Date,
  indexed: readonly string[],
): Promise<Page> {
  const sampled = await sampledStretches(sql, query, now)
  if (sampled.reduce((sum, { matching }) => sum + matching, 0) < leastSampled)
    return foundPage(sql, query, now, { indexed })
  const dense = new Set(sampled.filter(isDense(query)).map(({ stretch }) => stretch))
  const parts = partsOfStretches(await firstStretch(sql, query), sampled, dense)
  const ids = await firstRows(parts, query.limit + 1, async ({ isDense, ...stretches }) => {
    if (isDense) {
      const read = await readPage(sql, query, now, { stretch: stretches.from })
      if (read.length > query.limit) return read
    }
    const { ids } = await foundPage(sql, query, now, { indexed, stretches })
    return ids
  })
  return { ids, counted: () => countedUp(sql, query, now, dense.size > 0 ? [] : indexed) }
}

/** All stretches from the first one on, in parts that end where orders match. Dense stretches are parts of their own. */
function* partsOfStretches(
  first: number,
  sampled: readonly SampledStretch[],
  dense: ReadonlySet<number>,
): Generator<Stretches & { isDense?: true }> {
  let from = first
  for (const { stretch } of sampled) {
    if (!dense.has(stretch)) yield { from, to: stretch }
    else {
      if (from < stretch) yield { from, to: stretch - 1 }
      yield { from: stretch, to: stretch, isDense: true }
    }
    from = stretch + 1
  }
  yield { from }
}

/** Whether so many of a stretch's orders match that a part is found by reading them in order. */
const isDense =
  (query: PartQuery) =>
  ({ orders, matching }: SampledStretch): boolean =>
    matching >= leastSampled && matching * (firstPerOrder(query) / 2) >= orders

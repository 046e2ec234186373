import type { Fragment, Sql } from '../transaction.ts'

/** Weeks that a search by age reads at once: at first, and at most. */
const width = { first: 4, most: 32 }

/** SQL for the number of a time's week. Those in UTC never change, so the index of a searched text has them. */
export const weekOf = (sql: Sql, time: Fragment) =>
  sql`((${time} at time zone 'UTC')::date - date '2020-01-06') / 7`

/** The condition for rows of these weeks, which the index of a searched text serves together with the text. */
export const isInWeeks = (sql: Sql, time: Fragment, weeks: readonly number[]) =>
  sql`array[${weekOf(sql, time)}] && ${[...weeks]}::int[]`

/** The same for rows of the weeks from one time to another. */
export const isInWeeksBetween = (sql: Sql, time: Fragment, from: Fragment, to: Fragment) => sql`
  array[${weekOf(sql, time)}] && array(select generate_series(${weekOf(sql, from)}, ${weekOf(sql, to)}))
`

/** The weeks from the first one to the last one, which may be earlier, in parts that grow. */
export function* partsOfWeeks({ first, last }: { first: number; last: number }) {
  const step = first < last ? 1 : -1
  let weeks = width.first
  for (
    let from = first;
    (last - from) * step >= 0;
    from += weeks * step, weeks = Math.min(2 * weeks, width.most)
  )
    yield Array.from({ length: weeks }, (_none, index) => from + index * step)
}

import { firstRows } from '../../shared/lists/first-rows.ts'
import { groupedNumbers } from '../../shared/lists/grouped-numbers.ts'
import { rarestText, sampledRows } from '../../shared/lists/sample-queries.ts'
import {
  indexedParts,
  scannedTextContains,
  textContainsAll,
} from '../../shared/lists/text-search-queries.ts'
import type { Fragment, Sql } from '../../shared/transaction.ts'

/** The list is sampled at most at 100 times, about 10,000 subscribers apart, by 5 subscribers each. */
const samples = { most: 100, apart: 10_000, size: 5 }

/** Days since 1970 (`newsletter.days_of`) from one to another, both included. */
type Days = { from: number; to: number }

/** A step of days, with the number of matches in the sample of its newest subscribers. */
export type Step = Days & { matching: number }

/** Days in whose samples matches were found, or in which there are few. */
export type Run = Days & { isDense: boolean }

/** A search, and the subscriber before the first one wanted; default: before the newest. */
export type Search = { text: string; most: number; last: number | undefined }

/**
 * The first matching subscribers, newest first. The index of the text finds all matches before they can be sorted, so it
 * is used for the days with few; where samples have matches, subscribers are read one after the other.
 */
export async function foundIds(sql: Sql, search: Search): Promise<number[]> {
  const sample = sampledRows(sql, 'newsletter.subscribers')
  const indexed = await rarestText(sql, sample, indexedParts(search.text))
  const runs = runsOf(await sampledSteps(sql, search))
  if (!runs.some(({ isDense }) => isDense)) return indexedIds(sql, search, indexed)
  return firstRows(runs, search.most, (run) =>
    run.isDense ? readIds(sql, search, run) : indexedIds(sql, search, indexed, run),
  )
}

/**
 * Joins consecutive steps, newest first. Matches in the sample of a step may begin in the newer step before it.
 */
export function runsOf(steps: readonly Step[]): Run[] {
  const runs: Run[] = []
  for (const [index, { from, to, matching }] of steps.entries()) {
    const isDense = matching > 0 || (steps[index + 1]?.matching ?? 0) > 0
    const run = runs.at(-1)
    if (run?.isDense === isDense) run.from = from
    else runs.push({ from, to, isDense })
  }
  return runs
}

/** Samples the newest subscribers of each step, from the day of the first one wanted back to the oldest one's. */
const sampledSteps = (sql: Sql, { text, last }: Search) => sql<Step[]>`
  with span as (
    select start, ${dayOf(sql, sql`start`)} as newest, ${dayOf(sql, sql`oldest`)} as oldest
    from (
      select
        ${last === undefined ? sql`max(subscribed_at)` : timeOf(sql, last)} as start,
        min(subscribed_at) as oldest
      from newsletter.subscribers
    ) times
  ), width as (
    select 1 + (newest - oldest) / least(1 + subscribers / ${samples.apart}::int, ${samples.most}::int) as days
    from span
    cross join (
      select sum(subscribers)::int as subscribers
      from newsletter.subscriber_sums
    ) sums
  )
  select greatest("to" - days + 1, oldest) as "from", "to", matching
  from span
  cross join width
  cross join lateral generate_series(newest, oldest, -days) "to"
  cross join lateral (
    select (count(*) filter (where ${scannedTextContains(sql, text)}))::int as matching
    from (
      select search_text
      from newsletter.subscribers
      where subscribed_at <= least(start, ${startOf(sql, sql`"to" + 1`)})
      order by subscribed_at desc
      limit ${samples.size}
    ) newest
  ) sample
  order by "to" desc
`

/** Matches of these days by reading all of them, newest first, until there are enough. */
async function readIds(sql: Sql, { text, most, last }: Search, { from, to }: Days) {
  const rows = await sql<{ id: number }[]>`
    select id
    from newsletter.subscribers
    where subscribed_at >= ${startOf(sql, sql`${from}::int`)}
      and subscribed_at < ${startOf(sql, sql`${to}::int + 1`)}
      and ${isAfter(sql, last)}
      and ${scannedTextContains(sql, text)}
    order by subscribed_at desc, id desc
    limit ${most}
  `
  return rows.map(({ id }) => id)
}

/**
 * Matches of these days (default: of all) by the index of the text. With the offset, PostgreSQL finds all of them before
 * it sorts them, whatever it expects.
 */
async function indexedIds(
  sql: Sql,
  { text, most, last }: Search,
  indexed: string,
  days?: Days,
): Promise<number[]> {
  const isOfDays = days
    ? sql`newsletter.days_of(subscribed_at) && ${groupedNumbers(days)}::int[]`
    : sql`true`
  const rows = await sql<{ id: number }[]>`
    select id
    from (
      select id, subscribed_at
      from newsletter.subscribers
      where ${textContainsAll(sql, [text], [indexed])}
        and ${isOfDays}
        and ${isAfter(sql, last)}
      offset 0
    ) found
    order by subscribed_at desc, id desc
    limit ${most}
  `
  return rows.map(({ id }) => id)
}

const dayOf = (sql: Sql, time: Fragment) => sql`(newsletter.days_of(${time}))[1]`

/** When a day since 1970 begins. */
const startOf = (sql: Sql, day: Fragment) => sql`to_timestamp(86400 * (${day})::float)`

const timeOf = (sql: Sql, id: number) =>
  sql`(select subscribed_at from newsletter.subscribers where id = ${id})`

/** The condition for subscribers after this one in the list; default: for all. */
export const isAfter = (sql: Sql, id: number | undefined) =>
  id === undefined
    ? sql`true`
    : sql`
        (subscribed_at, id) < (
          select subscribed_at, id
          from newsletter.subscribers
          where id = ${id}
        )
      `

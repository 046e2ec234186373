import type { operations, Subscriber } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../shared/lists/cursor.ts'
import { scannedTextContains } from '../../shared/lists/text-search-queries.ts'
import type { Sql } from '../../shared/transaction.ts'
import { foundIds, isAfter } from './found-subscribers-queries.ts'

/** The filter and page of the list. */
export type SubscriberQuery = NonNullable<operations['listSubscribers']['parameters']['query']>

export type SubscriberPart = {
  subscribers: Subscriber[]
  /** The number of all subscribers, whatever the search, and the number of active ones. */
  total: number
  active: number
  /** The cursor of the next part; undefined after the last. */
  nextCursor: string | undefined
}

const list = 'subscribers'

/**
 * Subscribers read in the order of the list, per one wanted, before a search turns to the index of the text: more when
 * `enough` of the wanted ones were among the first. The index finds as many as match, which takes longer.
 */
const readPerSubscriber = { first: 40, more: 640, enough: 0.25 }

type SubscriberRow = Omit<Subscriber, 'name' | 'subscribedAt'> & {
  name: string | null
  subscribedAt: Date
}

type PartQuery = SubscriberQuery & { limit: number }

/** A page of subscribers after the cursor, newest first. Problem malformed_request for an unknown cursor. */
export async function subscriberPart(sql: Sql, query: PartQuery): Promise<SubscriberPart> {
  const { cursor } = query
  const last = cursor === undefined ? undefined : idOfCursor(cursor, list)
  if (last !== undefined && !(await isSubscriber(sql, last))) throw unknownCursor()
  const { rows, hasNext } = await subscriberRows(sql, query, last)
  const end = rows.at(-1)
  return {
    subscribers: rows.map(({ name, subscribedAt, ...row }) => ({
      ...row,
      ...(name && { name }),
      subscribedAt: subscribedAt.toISOString(),
    })),
    ...(await subscriberCounts(sql)),
    nextCursor: end && hasNext ? cursorAfter(end.id, list) : undefined,
  }
}

/**
 * The subscribers of a part, and whether another one follows. A search reads the first ones of the list for a common
 * text, and turns to the index of the text for a rare one.
 */
async function subscriberRows(
  sql: Sql,
  { limit, search = '' }: PartQuery,
  last: number | undefined,
): Promise<{ rows: SubscriberRow[]; hasNext: boolean }> {
  const text = search.trim()
  const most = limit + 1
  const part = (rows: SubscriberRow[]) => ({
    rows: rows.slice(0, limit),
    hasNext: rows.length === most,
  })
  if (!text)
    return part(
      await sql`
      select ${columns(sql)}
      from newsletter.subscribers
      where ${isAfter(sql, last)}
      order by subscribed_at desc, id desc
      limit ${most}
    `,
    )
  const readRows = (perSubscriber: number) => sql<SubscriberRow[]>`
    select ${columns(sql)}
    from (
      select *
      from newsletter.subscribers
      where ${isAfter(sql, last)}
      order by subscribed_at desc, id desc
      limit ${limit * perSubscriber}
    ) read
    where ${scannedTextContains(sql, text)}
    order by subscribed_at desc, id desc
    limit ${most}
  `
  const read = await readRows(readPerSubscriber.first)
  if (read.length === most) return part(read)
  if (read.length >= limit * readPerSubscriber.enough) {
    const more = await readRows(readPerSubscriber.more)
    if (more.length === most) return part(more)
  }
  const ids = await foundIds(sql, { text, most, last })
  // Some may be deleted by now.
  const rows = await sql<SubscriberRow[]>`
    select ${columns(sql)}
    from newsletter.subscribers
    where id = any(${ids.slice(0, limit)}::int[])
    order by subscribed_at desc, id desc
  `
  return { rows, hasNext: ids.length === most }
}

const columns = (sql: Sql) =>
  sql`id, email, name, is_active as "isActive", subscribed_at as "subscribedAt"`

async function isSubscriber(sql: Sql, id: number): Promise<boolean> {
  const [row] = await sql`
    select
    from newsletter.subscribers
    where id = ${id}
  `
  return row !== undefined
}

async function subscriberCounts(sql: Sql): Promise<{ total: number; active: number }> {
  const [counts] = await sql<{ total: number; active: number }[]>`
    select coalesce(sum(subscribers), 0)::int as total, coalesce(sum(active), 0)::int as active
    from newsletter.subscriber_sums
  `
  return counts ?? { total: 0, active: 0 }
}

/** Merges the rows of the subscribers' number into one. Concurrent changes of subscribers only add rows. */
export async function mergeSubscriberSums(sql: Sql): Promise<void> {
  await sql`
    with merged as (
      delete from newsletter.subscriber_sums
      where (select count(*) from newsletter.subscriber_sums) > 1
      returning subscribers, active
    )
    insert into newsletter.subscriber_sums (subscribers, active)
    select sum(subscribers), sum(active)
    from merged
    having count(*) > 0
  `
}

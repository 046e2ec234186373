import type { operations, Subscriber } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../shared/lists/cursor.ts'
import { idsOfPart } from '../../shared/lists/ids-of-part-queries.ts'
import { plannedForValues } from '../../shared/lists/planned-for-values-queries.ts'
import { hasText } from '../../shared/lists/text-search-queries.ts'
import { hasRow, type Pool, type Sql } from '../../shared/transaction.ts'

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

type SubscriberRow = Omit<Subscriber, 'name' | 'subscribedAt'> & {
  name: string | null
  subscribedAt: Date
}

/** A page of subscribers after the cursor, newest first. Problem malformed_request for an unknown cursor. */
export async function subscriberPart(
  sql: Pool,
  { limit, cursor, search = '' }: SubscriberQuery & { limit: number },
): Promise<SubscriberPart> {
  const last = cursor === undefined ? undefined : idOfCursor(cursor, list)
  if (last !== undefined && !(await isSubscriber(sql, last))) throw unknownCursor()
  const text = search.trim()
  const { ids } = await plannedForValues(sql, (tx) =>
    idsOfPart(
      tx,
      {
        table: tx`newsletter.subscribers`,
        filter: tx`true`,
        matches: text ? hasText(tx, text) : undefined,
        isAfter: isAfter(tx, last),
        column: 'subscribed_at',
        order: tx`subscribed_at desc, id desc`,
      },
      limit + 1,
    ),
  )
  const subscribers = await subscribersWithIds(sql, ids.slice(0, limit))
  const end = subscribers.at(-1)
  return {
    subscribers,
    ...(await subscriberCounts(sql)),
    nextCursor: end && ids.length > limit ? cursorAfter(end.id, list) : undefined,
  }
}

/** The condition for subscribers after this one in the list; default: for all. */
const isAfter = (sql: Sql, id: number | undefined) =>
  id === undefined
    ? sql`true`
    : sql`
        (subscribed_at, id) < (
          select subscribed_at, id
          from newsletter.subscribers
          where id = ${id}
        )
      `

/** The subscribers with these ids, newest first. Some may be deleted by now. */
async function subscribersWithIds(sql: Sql, ids: readonly number[]): Promise<Subscriber[]> {
  const rows = await sql<SubscriberRow[]>`
    select id, email, name, is_active as "isActive", subscribed_at as "subscribedAt"
    from newsletter.subscribers
    where id = any(${[...ids]}::int[])
    order by subscribed_at desc, id desc
  `
  return rows.map(({ name, subscribedAt, ...row }) => ({
    ...row,
    ...(name && { name }),
    subscribedAt: subscribedAt.toISOString(),
  }))
}

const isSubscriber = (sql: Sql, id: number) =>
  hasRow(sql`
    select
    from newsletter.subscribers
    where id = ${id}
  `)

async function subscriberCounts(sql: Sql): Promise<{ total: number; active: number }> {
  const [counts] = await sql<{ total: number; active: number }[]>`
    select count(*)::int as total, (count(*) filter (where is_active))::int as active
    from newsletter.subscribers
  `
  return counts ?? { total: 0, active: 0 }
}

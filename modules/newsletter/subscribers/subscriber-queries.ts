import type { operations, Subscriber } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor, unknownCursor } from '../../shared/cursor.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Makes the address an active subscriber. Its earlier bounces no longer count; a given name replaces an older one. */
export async function activate(
  sql: Sql,
  email: string,
  name: string | null,
  now: Date,
): Promise<void> {
  await sql`
    insert into newsletter.subscribers as known (email, name, signed_up_at)
    values (${email}, ${name}, ${now})
    on conflict (lower(email)) do update
      set is_active = true,
          name = coalesce(excluded.name, known.name),
          signed_up_at = greatest(excluded.signed_up_at, known.signed_up_at)
  `
}

/** Unsubscribes the address, in any letter case; an unknown one is ignored. */
export async function deactivate(sql: Sql, email: string): Promise<void> {
  await sql`
    update newsletter.subscribers
    set is_active = false
    where lower(email) = lower(${email})
  `
}

/** Unsubscribes a subscriber; an unknown id is ignored. */
export async function deactivateWithId(sql: Sql, id: number): Promise<void> {
  await sql`
    update newsletter.subscribers
    set is_active = false
    where id = ${id}
  `
}

/** The subscriber's address; undefined for an unknown id. */
export async function addressOf(sql: Sql, id: number): Promise<string | undefined> {
  const [row] = await sql<{ email: string }[]>`
    select email
    from newsletter.subscribers
    where id = ${id}
  `
  return row?.email
}

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

type Counts = { total: number; active: number; hasCursor: boolean | null }
type SubscriberRow = Omit<Subscriber, 'name' | 'subscribedAt'> & {
  name: string | null
  subscribedAt: Date
}

/** A page of subscribers after the cursor, newest first; without a limit, all. Problem malformed_request. */
export async function subscriberPart(
  sql: Sql,
  { limit, cursor, search = '' }: SubscriberQuery,
): Promise<SubscriberPart> {
  const last = cursor === undefined ? null : idOfCursor(cursor, list)
  const [counts] = await sql<Counts[]>`
    select
      count(*)::int as total,
      count(*) filter (where is_active)::int as active,
      bool_or(id = ${last}::int) as "hasCursor"
    from newsletter.subscribers
  `
  if (last !== null && !counts?.hasCursor) throw unknownCursor()
  const rows = await sql<SubscriberRow[]>`
    select id, email, name, is_active as "isActive", subscribed_at as "subscribedAt"
    from newsletter.subscribers
    where ${last === null ? sql`true` : isAfter(sql, last)}
      and ${search.trim() ? contains(sql, search.trim()) : sql`true`}
    order by subscribed_at desc, id desc
    limit ${limit === undefined ? null : limit + 1}
  `
  const shown = rows.slice(0, limit)
  const end = shown.at(-1)
  return {
    subscribers: shown.map(({ name, subscribedAt, ...row }) => ({
      ...row,
      ...(name && { name }),
      subscribedAt: subscribedAt.toISOString(),
    })),
    total: counts?.total ?? 0,
    active: counts?.active ?? 0,
    nextCursor: end && shown.length < rows.length ? cursorAfter(end.id, list) : undefined,
  }
}

const isAfter = (sql: Sql, id: number) => sql`
  (subscribed_at, id) < (
    select subscribed_at, id
    from newsletter.subscribers
    where id = ${id}
  )
`

/** The subquery normalises the search text once, not for every subscriber. */
const contains = (sql: Sql, search: string) =>
  sql`position((select lower(normalize(${search}) collate "nb-x-icu") collate "C") in search_text) > 0`

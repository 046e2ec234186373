import { isOldest } from '../shared/lists/oldest-queries.ts'
import { countOf, type Fragment, type Sql } from '../shared/transaction.ts'
import type { EventKind, ShopEvent } from './event.ts'

/** Records events. Call it in the transaction that causes them, so that neither exists without the other. */
export async function recordEvents(
  sql: Sql,
  at: Date,
  events: readonly ShopEvent[],
): Promise<void> {
  if (events.length === 0) return
  await sql`
    insert into events.events ${sql(
      events.map((event) => {
        const { kind, orderId, productId = null, ...data } = { productId: null, ...event }
        return { at, kind, order_id: orderId, product_id: productId, data: sql.json(data) }
      }),
    )}
  `
}

/** Records an event for each row of a relation with `kind`, `order_id`, `product_id` and `data`, in the caller's statement. */
export const recordedEvents = (sql: Sql, at: Date, rows: Fragment) => sql`
  insert into events.events (at, kind, order_id, product_id, data)
  select ${at}, kind, order_id, product_id, data
  from ${rows}
`

type OrderEvent<Kind> = { id: number; at: Date; kind: Kind; data: Record<string, unknown> }

/** The latest `most` events of these kinds about the order, latest first. */
export const eventsOfOrder = <Kind extends EventKind>(
  sql: Sql,
  orderId: number,
  kinds: readonly Kind[],
  most: number,
): Promise<OrderEvent<Kind>[]> => sql<OrderEvent<Kind>[]>`
  select id, at, kind, data
  from events.events
  where order_id = ${orderId}
    and kind = any(${[...kinds]})
  order by id desc
  limit ${most}
`

/** Deletes up to `most` events from before the time; returns their number. */
export const deleteEventsBefore = (sql: Sql, before: Date, most: number) =>
  countOf(sql`
    delete from events.events
    where ${isOldest(sql, 'events.events', 'at', before, most)}
  `)

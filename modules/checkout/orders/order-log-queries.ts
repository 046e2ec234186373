import type { OrderLogEntry } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** An action of an administrator on an order; `from` and `to` for a status or tracking number. */
export type LogEntry = Pick<OrderLogEntry, 'administrator' | 'event'> & {
  orderId: number
  at: Date
  from?: string | null
  to?: string | null
}

/** Appends entries to the orders' logs. */
export async function writeLog(sql: Sql, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return
  await sql`
    insert into checkout.order_log ${sql(
      entries.map(({ orderId, at, administrator, event, from = null, to = null }) => ({
        order_id: orderId,
        at,
        administrator,
        event,
        was: from,
        became: to,
      })),
    )}
  `
}

/** The latest `most` entries, latest first; undefined for an order that was never paid. */
export async function logOfOrder(
  sql: Sql,
  id: number,
  most: number,
): Promise<OrderLogEntry[] | undefined> {
  const [order] = await sql`
    select 1
    from checkout.orders
    where id = ${id}
      and paid_at is not null
  `
  if (!order) return undefined
  const rows = await sql<(Omit<OrderLogEntry, 'at'> & { at: Date })[]>`
    select id, at, administrator, event, was as "from", became as "to"
    from checkout.order_log
    where order_id = ${id}
    order by id desc
    limit ${most}
  `
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }))
}

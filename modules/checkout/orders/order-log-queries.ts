import type { OrderLogEntry } from '../../shared/contract/api.d.ts'
import { actionsOn, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

/** An action of an administrator on an order; `from` and `to` for a status or tracking number. */
export type LogEntry = Pick<OrderLogEntry, 'administrator' | 'event'> & {
  orderId: number
  at: Date
  from?: string | null
  to?: string | null
}

/** Appends entries about orders to the staff log, where the field has the name of its event. */
export async function writeLog(sql: Sql, entries: readonly LogEntry[]): Promise<void> {
  if (entries.length === 0) return
  const numbers = await orderNumbers(
    sql,
    entries.map(({ orderId }) => orderId),
  )
  await logActions(
    sql,
    entries.map(({ orderId, at, administrator, event, from = null, to = null }) => ({
      at,
      administrator,
      kind: 'order',
      subjectId: orderId,
      subject: numbers.get(orderId) ?? '',
      event,
      before: { [event]: from },
      after: { [event]: to },
    })),
  )
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
  const actions = await actionsOn(sql, 'order', id, most)
  return actions.map(({ id, at, administrator, event, before, after }) => ({
    id,
    at,
    administrator,
    event: event as OrderLogEntry['event'],
    from: textIn(before, event),
    to: textIn(after, event),
  }))
}

const textIn = (fields: Record<string, unknown> | null, name: string): string | null => {
  const value = fields?.[name]
  return typeof value === 'string' ? value : null
}

async function orderNumbers(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; number: string }[]>`
    select id, order_number as number
    from checkout.orders
    where id = any(${[...ids]})
  `
  return new Map(rows.map(({ id, number }) => [id, number]))
}

import { type EventKind, eventsOfOrder } from '../../events/index.ts'
import type { OrderLogEntry } from '../../shared/contract/api.d.ts'
import { actionsOn, logActions } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql } from '../../shared/transaction.ts'

/** The events that an order's log shows. What it sold and returned is of interest product by product. */
const shownEvents = [
  'order_paid',
  'order_unfulfilled',
  'receipt_issued',
  'credit_note_issued',
  'refund_made',
  'refund_failed',
  'dispute_changed',
  'proof_approved',
  'proof_commented',
] as const satisfies EventKind[]

/** An action of an administrator on an order; `from` and `to` for a status or tracking number. */
export type LogEntry = {
  administrator: string
  event: Exclude<OrderLogEntry['event'], (typeof shownEvents)[number]>
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

/** The latest `most` actions of staff and events, latest first; undefined for an order that was never paid. */
export async function logOfOrder(
  sql: Sql,
  id: number,
  most: number,
): Promise<OrderLogEntry[] | undefined> {
  const [order] = await sql`
    select 1
    from orders.orders
    where id = ${id}
      and paid_at is not null
  `
  if (!order) return undefined
  const actions = await actionsOn(sql, 'order', id, most)
  const events = await eventsOfOrder(sql, id, shownEvents, most)
  return [
    ...actions.map(({ id, at, administrator, event, before, after }) => ({
      id,
      at,
      administrator,
      event: event as LogEntry['event'],
      from: textIn(before, event),
      to: textIn(after, event),
    })),
    ...events.map(({ id, at, kind, data: { amount } }) => ({
      id,
      at: at.toISOString(),
      administrator: null,
      event: kind,
      from: null,
      to: typeof amount === 'number' ? String(amount) : null,
    })),
  ]
    .sort((a, b) => b.at.localeCompare(a.at))
    .slice(0, most)
}

const textIn = (fields: Record<string, unknown> | null, name: string): string | null => {
  const value = fields?.[name]
  return typeof value === 'string' ? value : null
}

async function orderNumbers(sql: Sql, ids: readonly number[]): Promise<Map<number, string>> {
  const rows = await sql<{ id: number; number: string }[]>`
    select id, order_number as number
    from orders.orders
    where id = any(${[...ids]})
  `
  return new Map(rows.map(({ id, number }) => [id, number]))
}

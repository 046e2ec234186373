import type { Sql } from '../../shared/transaction.ts'
import { type OrderRow, orderColumns } from '../orders/order-queries.ts'

type Payer = { session: string; clientAddress: string | null }

/** Refused payments by payer. */
export type Refusals = { ofSession: number; ofAddress: number }

/** Stores a refused payment, once per event of the provider. */
export async function noteFailedPayment(
  sql: Sql,
  { eventId, session, clientAddress, at }: Payer & { eventId: string; at: Date },
): Promise<void> {
  await sql`
    insert into checkout.failed_payments (event_id, session_id, client_address, failed_at)
    values (${eventId}, ${session}, ${clientAddress}, ${at})
    on conflict do nothing
  `
}

const refusals = (sql: Sql, since: Date, { session, clientAddress }: Payer) => sql`
  (
    select count(*)::int
    from checkout.failed_payments
    where session_id = ${session}
      and failed_at > ${since}
  ) as "ofSession",
  (
    select count(*)::int
    from checkout.failed_payments
    where client_address = ${clientAddress}
      and failed_at > ${since}
  ) as "ofAddress"
`

/** Refused payments of the session and of the network address since the time. */
export async function refusalsSince(sql: Sql, since: Date, payer: Payer): Promise<Refusals> {
  const [row] = await sql<Refusals[]>`select ${refusals(sql, since, payer)}`
  return row ?? { ofSession: 0, ofAddress: 0 }
}

/** An open order, and whether it was created too long ago to be renewed. */
export type OpenOrder = OrderRow & { isOverdue: boolean }

/** Refused payments since a time, as `refusalsSince`, and the session's open order. */
export async function standingOf(
  sql: Sql,
  payer: Payer,
  { refusedSince, begunBefore }: { refusedSince: Date; begunBefore: Date },
): Promise<{ refusals: Refusals; order: OpenOrder | undefined }> {
  type Row = Refusals & (OpenOrder | { id: null })
  const [row] = await sql<Row[]>`
    select
      ${refusals(sql, refusedSince, payer)},
      open.*
    from (values (0)) as one
    left join (
      select
        ${orderColumns(sql)},
        created_at <= ${begunBefore} as "isOverdue"
      from checkout.orders
      where session_id = ${payer.session}
        and payment = 'open'
    ) as open on true
  `
  if (!row) throw new Error('No standing was read')
  const { ofSession, ofAddress, ...order } = row
  return { refusals: { ofSession, ofAddress }, order: order.id === null ? undefined : order }
}

/** Deletes refused payments up to the time. */
export async function forgetFailedPayments(sql: Sql, before: Date): Promise<void> {
  await sql`
    delete from checkout.failed_payments
    where failed_at <= ${before}
  `
}

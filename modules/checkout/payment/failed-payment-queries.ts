import type { Sql } from '../../shared/transaction.ts'

type Payer = { session: string; clientAddress: string | null }

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

/** Refused payments of the session and of the network address since the time. */
export async function failedPaymentsSince(
  sql: Sql,
  since: Date,
  { session, clientAddress }: Payer,
): Promise<{ ofSession: number; ofAddress: number }> {
  const [row] = await sql<{ ofSession: number; ofAddress: number }[]>`
    select
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
  return row ?? { ofSession: 0, ofAddress: 0 }
}

/** Deletes refused payments up to the time. */
export async function forgetFailedPayments(sql: Sql, before: Date): Promise<void> {
  await sql`
    delete from checkout.failed_payments
    where failed_at <= ${before}
  `
}

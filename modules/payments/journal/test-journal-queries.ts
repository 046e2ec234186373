import type { Sql } from '../../shared/transaction.ts'

/** Moves the disputes' moves that were made today, by the clock of the stand-in, to another time. */
export async function dateMoves(sql: Sql, at: Date): Promise<void> {
  await sql`
    update payments.dispute_moves
    set at = ${at}
    where at > now() - interval '1 hour'
  `
}

/** Forgets the provider's fee of an order, as if it had not known it when the receipt was sent. */
export async function forgetFee(sql: Sql, orderId: number): Promise<void> {
  await sql`
    update orders.orders
    set provider_fee = null
    where id = ${orderId}
  `
}

/** Dates the charge of a payment in the provider's list, which has the clock of the stand-in. */
export async function datePayment(sql: Sql, intentId: string, at: Date): Promise<void> {
  await sql`
    update test_payments.objects
    set body = jsonb_set(body, '{created}', to_jsonb(${at.getTime() / 1000}::bigint))
    where kind = 'charge'
      and body ->> 'payment_intent' = ${intentId}
  `
}

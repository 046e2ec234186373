import type { Sql } from '../../shared/transaction.ts'

/** The id of the refund that was stored last. */
export async function lastRefund(sql: Sql): Promise<{ id: number } | undefined> {
  const [refund] = await sql<{ id: number }[]>`
    select id
    from payments.refunds
    order by id desc
    limit 1
  `
  return refund
}

/** Gives a paid order an intent that the provider does not know. */
export async function loseIntent(sql: Sql, orderNumber: string): Promise<void> {
  await sql`
    update orders.orders
    set payment_intent_id = ${`pi_of_${orderNumber}`}
    where order_number = ${orderNumber}
  `
}

/** Makes a refund fail at the built-in provider, without an event. Its charge can be refunded again. */
export async function failAtProvider(sql: Sql, providerId: string): Promise<void> {
  await sql`
    with failed as (
      update test_payments.objects
      set body = body || '{"status": "failed"}'
      where id = ${providerId}
      returning body
    )
    update test_payments.objects charge
    set body = charge.body || jsonb_build_object(
      'refunded', false,
      'amount_refunded', (charge.body ->> 'amount_refunded')::int - (failed.body ->> 'amount')::int
    )
    from failed
    where charge.id = failed.body ->> 'charge'
  `
}

/** Adds so many refunds of another shop's payment to the account, later than all others. */
export async function addOtherRefunds(sql: Sql, count: number): Promise<void> {
  await sql`
    insert into test_payments.objects (id, kind, body)
    select id, 'refund', jsonb_build_object(
      'id', id,
      'object', 'refund',
      'created', extract(epoch from now())::bigint,
      'payment_intent', 'pi_other',
      'status', 'succeeded'
    )
    from generate_series(1, ${count}) n
    cross join lateral (select 're_other_' || n as id) other
  `
}

/** Lets a day pass at the built-in provider: it knows no idempotency key any more. */
export async function forgetKeys(sql: Sql): Promise<void> {
  await sql`
    delete from test_payments.answers
  `
}

import type { StuckPayment } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** Records a payment whose attempts have all failed; the first time counts. */
export async function noteStuck(
  sql: Sql,
  { intentId, kind, at }: { intentId: string; kind: StuckPayment['kind']; at: Date },
): Promise<void> {
  await sql`
    insert into payments.stuck_payments (payment_intent_id, kind, since)
    values (${intentId}, ${kind}, ${at})
    on conflict do nothing
  `
}

/** The payment was settled after all, or paid back. */
export async function noteUnstuck(
  sql: Sql,
  { intentId, kind }: { intentId: string; kind: StuckPayment['kind'] },
): Promise<void> {
  await sql`
    delete from payments.stuck_payments
    where payment_intent_id = ${intentId}
      and kind = ${kind}
  `
}

/** The payments that are tried in vain, the oldest first. */
export async function stuckPayments(sql: Sql, most: number): Promise<StuckPayment[]> {
  const rows = await sql<(Omit<StuckPayment, 'since'> & { since: Date })[]>`
    select
      payment_intent_id as "paymentIntentId",
      kind,
      since
    from payments.stuck_payments
    order by since, payment_intent_id, kind
    limit ${most}
  `
  return rows.map(({ since, ...row }) => ({ ...row, since: since.toISOString() }))
}

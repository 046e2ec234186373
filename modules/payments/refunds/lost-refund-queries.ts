import type { Sql } from '../../shared/transaction.ts'
import type { ListedRefund } from '../provider/refunds.ts'

/** Intents of orders for which the provider has one of these refunds, or its failure, and the shop does not. */
export async function unknownRefunds(
  sql: Sql,
  refunds: readonly ListedRefund[],
): Promise<string[]> {
  const failed = refunds.filter(({ hasFailed }) => hasFailed).map(({ id }) => id)
  const rows = await sql<{ id: string }[]>`
    select distinct o.payment_intent_id as id
    from unnest(
      ${refunds.map(({ id }) => id)}::text[],
      ${refunds.map(({ intentId }) => intentId)}::text[]
    ) as their (id, intent_id)
    join orders.orders o on o.payment_intent_id = their.intent_id
    left join payments.refunds f on f.order_id = o.id and f.provider_id = their.id
    where o.paid_at is not null
      and case when their.id = any(${failed}::text[]) then f.state = 'made' else f.id is null end
  `
  return rows.map(({ id }) => id)
}

import type { Sql } from '../../shared/transaction.ts'
import type { ProvidersDispute } from '../provider/refunds.ts'

/** Those of the provider's disputes of paid orders that the shop does not have, or not as they are now. */
export const changedDisputes = (sql: Sql, disputes: readonly ProvidersDispute[]) => sql<
  Pick<ProvidersDispute, 'id' | 'status'>[]
>`
  select their.id, their.status
  from jsonb_to_recordset(${sql.json(disputes.map(comparable))}) as their (
    id text,
    intent_id text,
    amount int,
    withdrawn int,
    status text,
    answer_by timestamptz,
    moves int
  )
  join orders.orders o on o.payment_intent_id = their.intent_id
  left join payments.disputes d on d.id = their.id
  where o.payment = 'paid'
    and (
      (d.amount, d.withdrawn, d.status, d.answer_by)
        is distinct from (their.amount, their.withdrawn, their.status, their.answer_by)
      or their.moves > (select count(*) from payments.dispute_moves where dispute_id = their.id)
    )
`

const comparable = (dispute: ProvidersDispute) => ({
  id: dispute.id,
  intent_id: dispute.intentId ?? null,
  amount: dispute.amount,
  withdrawn: dispute.withdrawn,
  status: dispute.status,
  answer_by: dispute.answerBy?.toISOString() ?? null,
  moves: dispute.moves.length,
})

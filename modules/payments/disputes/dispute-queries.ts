import type { Sql, Transaction } from '../../shared/transaction.ts'
import type { ProvidersDispute } from '../provider/refunds.ts'

/** Whether a complaint `d` to the bank is open, or lost for the shop; statuses in the provider's terms. */
export const isAgainstShop = (sql: Sql) =>
  sql`d.status not in ('won', 'warning_closed', 'prevented')`

/** Whether the order `o` has such a complaint. */
export const isDisputed = (sql: Sql) => sql`
  exists (
    select
    from payments.disputes d
    where d.order_id = o.id
      and ${isAgainstShop(sql)}
  )
`

/** Inserts or updates a dispute of the order, and adds its moves that are new. False when it is stored like this already. */
export async function saveDispute(
  tx: Transaction,
  orderId: number,
  dispute: Omit<ProvidersDispute, 'intentId'>,
): Promise<boolean> {
  const { id, withdrawn, amount, reason, status, openedAt, answerBy, moves } = dispute
  const { count } = await tx`
    insert into payments.disputes (id, order_id, withdrawn, amount, reason, status, opened_at, answer_by)
    values (${id}, ${orderId}, ${withdrawn}, ${amount}, ${reason}, ${status}, ${openedAt}, ${answerBy})
    on conflict (id) do update
    set withdrawn = excluded.withdrawn,
        amount = excluded.amount,
        reason = excluded.reason,
        status = excluded.status,
        answer_by = excluded.answer_by
    where (disputes.withdrawn, disputes.amount, disputes.reason, disputes.status, disputes.answer_by)
      is distinct from (excluded.withdrawn, excluded.amount, excluded.reason, excluded.status, excluded.answer_by)
  `
  await tx`
    insert into payments.dispute_moves (id, dispute_id, amount, fee, at)
    select move.id, ${id}, move.amount, move.fee, move.at
    from jsonb_to_recordset(${tx.json(moves)}) as move (id text, amount int, fee int, at timestamptz)
    on conflict do nothing
  `
  return count === 1
}

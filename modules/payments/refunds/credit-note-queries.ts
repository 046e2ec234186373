import type { PaidWith } from '../../../emails/render.ts'
import type { Refund } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

type CreditedRefund = Pick<Refund, 'number' | 'amount' | 'reason' | 'units'> & {
  orderId: number
  paidWith: PaidWith | null
}

/** A refund that the provider has made; undefined for any other. */
export async function creditedRefund(sql: Sql, id: number): Promise<CreditedRefund | undefined> {
  const [refund] = await sql<CreditedRefund[]>`
    select
      f.order_id as "orderId",
      f.number,
      f.amount,
      f.reason,
      o.paid_with as "paidWith",
      (
        select coalesce(json_agg(json_build_object('itemId', item_id, 'quantity', quantity) order by item_id), '[]')
        from payments.refunded_units
        where refund_id = f.id
      ) as units
    from payments.refunds f
    join orders.orders o on o.id = f.order_id
    where f.id = ${id}
      and f.state = 'made'
  `
  return refund
}

/** The ids of the orders' refunds. */
export async function refundIds(sql: Sql, orderIds: readonly number[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select id
    from payments.refunds
    where order_id = any(${[...orderIds]})
  `
  return rows.map(({ id }) => id)
}

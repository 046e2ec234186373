import type { Fragment, Sql } from '../../shared/transaction.ts'

/**
 * SQL for the units of an order's line that are to be sent: those that no refund took back. None of an order whose whole
 * total was refunded, also by refunds that name no units, as those of the provider's dashboard. A part of the total
 * without units takes nothing out of the parcel.
 */
export const unitsToSend = (sql: Sql, order: Fragment, line: Fragment) => sql`
  case
    when ${order}.refunded_amount is null then ${line}.quantity
    when ${order}.refunded_amount >= ${order}.total then 0
    else ${line}.quantity - (
      select coalesce(sum(u.quantity), 0)::int
      from payments.refunds f
      join payments.refunded_units u on u.refund_id = f.id
      where f.order_id = ${line}.order_id
        and f.state <> 'failed'
        and u.item_id = ${line}.item_id
    )
  end
`

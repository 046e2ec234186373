import type { operations, Payment } from '../../shared/contract/api.d.ts'
import { cursorAfter, idOfCursor } from '../../shared/lists/cursor.ts'
import type { Sql } from '../../shared/transaction.ts'

type Query = NonNullable<operations['listPayments']['parameters']['query']>
type PaymentRow = Omit<Payment, 'at'> & { at: Date }

/** The payments of a state after the cursor, the latest order first. Problem malformed_request for another's cursor. */
export async function paymentPart(
  sql: Sql,
  { state, limit = 50, cursor }: Query,
): Promise<{ payments: Payment[]; nextCursor: string | undefined }> {
  const last = cursor === undefined ? null : idOfCursor(cursor, state)
  const rows = await sql<PaymentRow[]>`
    select
      o.id as "orderId",
      o.order_number as "orderNumber",
      r.customer_name as "customerName",
      r.customer_email as "customerEmail",
      r.total,
      case
        when o.payment in ('refund_due', 'refunded') then coalesce(o.refunded_amount, r.total)
        else coalesce(o.refunded_amount, 0) + coalesce(o.disputed_amount, 0)
      end as back,
      o.payment = 'paid' as "isDelivered",
      o.created_at as at
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    where ${isOfState(sql, state)}
      and (${last}::int is null or o.id < ${last})
    order by o.id desc
    limit ${limit + 1}
  `
  const shown = rows.slice(0, limit)
  const end = shown.at(-1)
  return {
    payments: shown.map(({ at, ...row }) => ({ ...row, at: at.toISOString() })),
    nextCursor: end && rows.length > limit ? cursorAfter(end.orderId, state) : undefined,
  }
}

const isOfState = (sql: Sql, state: Query['state']) =>
  ({
    refunded: sql`(
      o.payment in ('refund_due', 'refunded')
      or (o.payment = 'paid' and o.refunded_amount is not null)
    )`,
    disputed: sql`o.id in (select order_id from payments.disputes)`,
    waiting: sql`o.payment = 'open'`,
    failed: sql`o.payment = 'abandoned'`,
  })[state]

import { addressOnEnvelope } from '../../orders/index.ts'
import type { LinkedOrder } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** The part of an order that its link shows, with its keys. */
type LinkedRow = Omit<LinkedOrder, 'orderedAt' | 'lines' | 'proofs'> & {
  id: number
  revision: number
  link: number
  orderedAt: Date
}

/** An order that was paid; undefined for any other number. */
export async function orderWithNumber(
  sql: Sql,
  orderNumber: string,
): Promise<LinkedRow | undefined> {
  const [row] = await sql<LinkedRow[]>`
    select
      o.id,
      o.revision,
      o.link,
      o.order_number as "orderNumber",
      o.paid_at as "orderedAt",
      o.status,
      o.payment,
      nullif(o.refunded_amount - due.amount, 0) as "refundedAmount",
      due.amount as "dueAmount",
      o.tracking_number as "trackingNumber",
      ${addressOnEnvelope(sql)} as "shippingAddress",
      r.subtotal,
      r.discount,
      r.discount_code as "discountCode",
      r.shipping,
      r.total,
      case when d.vat_rate is not null then d.vat end as vat,
      d.number as receipt,
      (
        select coalesce(json_agg(json_build_object('refund', f.number, 'number', n.number) order by f.number), '[]')
        from payments.refunds f
        join payments.documents n on n.refund_id = f.id
        where f.order_id = o.id
          and f.state = 'made'
      ) as "creditNotes"
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    cross join lateral (
      select coalesce(sum(amount), 0)::int as amount
      from payments.refunds
      where order_id = o.id
        and state = 'due'
    ) due
    left join payments.documents d on d.order_id = o.id and d.kind = 'receipt'
    where o.order_number = ${orderNumber}
      and o.paid_at is not null
  `
  return row
}

import { formOfDesign } from '../../artwork/index.ts'
import { addressOnEnvelope } from '../../orders/index.ts'
import { isDisputed, unitsToSend } from '../../payments/index.ts'
import { mailState } from '../../post/index.ts'
import type { Order } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'
import { sewnPicture } from '../sewing/sewn-line-queries.ts'
import { isUnapproved } from '../sewing/unapproved-queries.ts'

/** An order as `paidOrderColumns` reads it. */
export type PaidOrderRow = Omit<Order, 'createdAt' | 'customerPhone'> & {
  createdAt: Date
  customerPhone: string
}

/** The columns that staff see of an order `o` and its revision `r`. */
export const paidOrderColumns = (sql: Sql) => sql`
  o.id,
  o.order_number as "orderNumber",
  r.customer_name as "customerName",
  r.customer_email as "customerEmail",
  r.phone as "customerPhone",
  o.status,
  o.created_at as "createdAt",
  ${addressOnEnvelope(sql)} as "shippingAddress",
  r.subtotal,
  r.discount,
  r.discount_code as "discountCode",
  r.shipping,
  r.total,
  coalesce(o.refunded_amount, 0) as refunded,
  coalesce(o.disputed_amount, 0) as disputed,
  ${isDisputed(sql)} as "isDisputed",
  coalesce(${mailState(sql, 'receipt', sql`o.id`)}, 'queued') as receipt,
  coalesce(${mailState(sql, 'notice', sql`o.id`)}, 'none') as notice,
  o.tracking_number as "trackingNumber",
  o.link,
  o.version,
  (
    select json_agg(
      json_strip_nulls(json_build_object(
        'itemId', l.item_id,
        'productId', l.product_id,
        'product', json_build_object('name', l.name, 'image', l.image, 'price', l.unit_price / 100.0),
        'quantity', l.quantity,
        'toSend', ${unitsToSend(sql, sql`o`, sql`l`)},
        'isUnapproved', exists (
          select
          from workshop.proofs p
          where p.order_id = l.order_id
            and p.item_id = l.item_id
            and ${isUnapproved(sql)}
        ),
        'customImageId', ${sewnPicture(sql, sql`l`)},
        'form', ${formOfDesign(sql, sewnPicture(sql, sql`l`))}
      ))
      order by l.item_id
    )
    from orders.lines l
    where l.order_id = o.id
      and l.revision = o.revision
  ) as items
`

/** The contract's order from a row. */
export const orderOfRow = ({ createdAt, ...row }: PaidOrderRow): Order => ({
  ...row,
  createdAt: createdAt.toISOString(),
})

/** The paid order; undefined for one that is unknown or not paid. */
export async function paidOrder(sql: Sql, id: number): Promise<Order | undefined> {
  const [row] = await sql<PaidOrderRow[]>`
    select ${paidOrderColumns(sql)}
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    where o.id = ${id}
      and o.payment = 'paid'
  `
  return row && orderOfRow(row)
}

/** The orders with these ids, in the order of the ids. */
export async function ordersWithIds(sql: Sql, ids: readonly number[]): Promise<Order[]> {
  const rows = await sql<PaidOrderRow[]>`
    select ${paidOrderColumns(sql)}
    from unnest(${[...ids]}::int[]) with ordinality as wanted (id, place)
    join orders.orders o on o.id = wanted.id
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    order by wanted.place
  `
  return rows.map(orderOfRow)
}

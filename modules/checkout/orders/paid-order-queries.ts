import type { PaidWith } from '../../../emails/render.ts'
import { formOfDesign } from '../../artwork/index.ts'
import { mailState } from '../../post/index.ts'
import type { Order, OrderStatus } from '../../shared/contract/api.d.ts'
import type { Pool, Sql } from '../../shared/transaction.ts'
import { isDisputed } from './dispute-queries.ts'
import type { Payment } from './order-queries.ts'
import { sewnPicture } from './revision-queries.ts'
import { isAwaited, isUnapproved } from './unapproved-queries.ts'
import { unitsToSend } from './units-to-send-queries.ts'

/** An order as `paidOrderColumns` reads it. */
export type PaidOrderRow = Omit<Order, 'createdAt' | 'customerPhone'> & {
  createdAt: Date
  customerPhone: string
}

/** The lines of a revision `r`'s address, as on an envelope. */
export const addressOnEnvelope = (sql: Sql) => sql`
  concat_ws(E'\n', r.first_name || ' ' || r.last_name, r.address, r.postal_code || ' ' || r.city)
`

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
          from checkout.proofs p
          where p.order_id = l.order_id
            and p.item_id = l.item_id
            and ${isUnapproved(sql)}
        ),
        'customImageId', ${sewnPicture(sql, sql`l`)},
        'form', ${formOfDesign(sql, sewnPicture(sql, sql`l`))}
      ))
      order by l.item_id
    )
    from checkout.order_lines l
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
    from checkout.orders o
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
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
    join checkout.orders o on o.id = wanted.id
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    order by wanted.place
  `
  return rows.map(orderOfRow)
}

/** The part of an order that mails and refunds need; amounts in øre. */
export type SettledOrder = {
  id: number
  orderNumber: string
  paymentIntentId: string
  payment: Payment
  paidAt: Date
  status: OrderStatus
  revision: number
  customerName: string
  customerEmail: string
  shippingAddress: string
  subtotal: number
  discount: number
  discountCode: string | null
  shipping: number
  total: number
  refundedAmount: number | null
  /** Null while the shop does not know it. */
  paidWith: PaidWith | null
  trackingNumber: string | null
  /** Number of the customer's link to the order. */
  link: number
  /** Whether a design waits for the customer. */
  isAwaited: boolean
}

/** The order with its current revision, without lines. Throws for an unknown id or an order without a revision. */
export async function settledOrder(sql: Sql, id: number): Promise<SettledOrder> {
  const [row] = await sql<SettledOrder[]>`
    select
      o.id,
      o.order_number as "orderNumber",
      o.payment_intent_id as "paymentIntentId",
      o.payment,
      o.paid_at as "paidAt",
      o.status,
      o.revision,
      r.customer_name as "customerName",
      r.customer_email as "customerEmail",
      ${addressOnEnvelope(sql)} as "shippingAddress",
      r.subtotal,
      r.discount,
      r.discount_code as "discountCode",
      r.shipping,
      r.total,
      o.refunded_amount as "refundedAmount",
      o.paid_with as "paidWith",
      o.tracking_number as "trackingNumber",
      o.link,
      ${isAwaited(sql)} as "isAwaited"
    from checkout.orders o
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    where o.id = ${id}
  `
  if (!row) throw new Error(`There is no order ${id}`)
  return row
}

/** Facts about a payment: its method in the provider's terms, and the provider's fee in øre. */
export type Charge = { paidWith: PaidWith | null; fee: number | null }

/** Stores what was not known yet of the payments of paid orders, each by its intent. */
export async function keepCharges(
  sql: Pool,
  charges: readonly (Charge & { intentId: string })[],
): Promise<void> {
  await sql`
    update checkout.orders o
    set paid_with = coalesce(o.paid_with, charge."paidWith"),
        provider_fee = coalesce(o.provider_fee, charge.fee)
    from jsonb_to_recordset(${sql.json(charges)}) as charge ("intentId" text, "paidWith" jsonb, fee int)
    where o.payment_intent_id = charge."intentId"
      and o.payment = 'paid'
      and (o.paid_with is null or o.provider_fee is null)
  `
}

import type { PaidWith } from '../../../emails/render.ts'
import type { OrderStatus } from '../../shared/contract/api.d.ts'
import type { Pool, Sql } from '../../shared/transaction.ts'
import { addressOnEnvelope } from '../revisions/revision-queries.ts'
import type { Payment } from './order-queries.ts'

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
}

/** The columns of a `SettledOrder`, of an order `o` and its revision `r`. */
export const settledOrderColumns = (sql: Sql) => sql`
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
  o.link
`

/** The order with its current revision, without lines. Throws for an unknown id or an order without a revision. */
export async function settledOrder(sql: Sql, id: number): Promise<SettledOrder> {
  const [row] = await sql<SettledOrder[]>`
    select ${settledOrderColumns(sql)}
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
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
    update orders.orders o
    set paid_with = coalesce(o.paid_with, charge."paidWith"),
        provider_fee = coalesce(o.provider_fee, charge.fee)
    from jsonb_to_recordset(${sql.json(charges)}) as charge ("intentId" text, "paidWith" jsonb, fee int)
    where o.payment_intent_id = charge."intentId"
      and o.payment = 'paid'
      and (o.paid_with is null or o.provider_fee is null)
  `
}

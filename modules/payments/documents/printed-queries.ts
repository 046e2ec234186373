import type { IssuedDocument, PaidWith } from '../../../emails/render.ts'
import { addressOnEnvelope, anonymous, linesAsJson, type RevisionLine } from '../../orders/index.ts'
import type { Refund } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

/** A document with all that its PDF shows; amounts in øre. */
export type PrintedDocument = IssuedDocument & {
  orderNumber: string
  /** Multi-line. */
  buyer: string
  /** Null once the customer is forgotten. */
  buyerEmail: string | null
  lines: RevisionLine[]
  subtotal: number
  discount: number
  discountCode: string | null
  shipping: number
  total: number
  paidWith: PaidWith | null
  delivery: string | null
  /** Of a refund. */
  reason: string | null
  units: Refund['units']
  /** The number of the order's receipt, which a credit note names. */
  receiptNumber: number
}

/**
 * The order's receipt, or the credit note of its refund with this number; undefined when it was not issued. Of what it
 * says, only the buyer's e-mail ends when the customer is forgotten.
 */
export async function printedDocument(
  sql: Sql,
  orderId: number,
  refund: number | null = null,
): Promise<PrintedDocument | undefined> {
  const [document] = await sql<PrintedDocument[]>`
    select
      d.kind,
      d.number,
      d.issued_at as "issuedAt",
      d.gross,
      d.vat_rate as "vatRate",
      d.vat,
      d.seller,
      d.delivery,
      o.order_number as "orderNumber",
      ${addressOnEnvelope(sql)} as buyer,
      nullif(r.customer_email, ${anonymous.email}) as "buyerEmail",
      ${linesAsJson(sql)} as lines,
      r.subtotal,
      r.discount,
      r.discount_code as "discountCode",
      r.shipping,
      r.total,
      o.paid_with as "paidWith",
      f.reason,
      (
        select coalesce(json_agg(json_build_object('itemId', item_id, 'quantity', quantity) order by item_id), '[]')
        from payments.refunded_units
        where refund_id = f.id
      ) as units,
      (
        select number
        from payments.documents
        where order_id = o.id
          and kind = 'receipt'
      ) as "receiptNumber"
    from payments.documents d
    join orders.orders o on o.id = d.order_id
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    left join payments.refunds f on f.id = d.refund_id
    where d.order_id = ${orderId}
      and f.number is not distinct from ${refund}::smallint
  `
  return document
}

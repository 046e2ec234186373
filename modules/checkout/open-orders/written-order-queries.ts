import type { Sql, Transaction } from '../../shared/transaction.ts'
import { countUse } from '../discounts/use-queries.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import type { RevisionContents } from '../orders/revision-queries.ts'

/** The end of an open order's hold, and the network address of its shopper. */
export type Hold = { until: Date; clientAddress: string }

/**
 * Writes a revision of a locked order, the one after its latest, and extends its hold. The order then counts as a use of
 * the revision's discount code. The transaction has locked that code, which has a use left, and the previous code.
 */
export async function addRevision(
  tx: Transaction,
  { id, revision, discountCodeId }: Pick<OrderRow, 'id' | 'revision' | 'discountCodeId'>,
  { customer, lines, ...contents }: RevisionContents,
  { until, clientAddress }: Hold,
): Promise<void> {
  await tx`
    with used as (
      ${countUse(tx, { from: discountCodeId, to: contents.discountCodeId })}
    ), kept as (
      update checkout.orders
      set revision = ${revision + 1},
          discount_code_id = ${contents.discountCodeId},
          held_until = ${until},
          client_address = ${clientAddress},
          looks = 0
      where id = ${id}
      returning id, revision
    ), contents as (
      insert into checkout.order_revisions (
        order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone,
        discount_code, discount_code_id, subtotal, discount, shipping, total
      )
      select
        id, revision, ${customer.name}, ${customer.email}, ${customer.firstName}, ${customer.lastName},
        ${customer.address}, ${customer.postalCode}, ${customer.city}, ${customer.phone}, ${contents.discountCode},
        ${contents.discountCodeId}::int, ${contents.subtotal}::int, ${contents.discount}::int,
        ${contents.shipping}::int, ${contents.total}::int
      from kept
    )
    insert into checkout.order_lines (
      order_id, revision, item_id, product_id, name, image, unit_price, quantity, custom_image_id
    )
    select id, revision, line.*
    from kept
    cross join unnest(
      ${lines.map(({ itemId }) => itemId)}::int[],
      ${lines.map(({ productId }) => productId)}::int[],
      ${lines.map(({ name }) => name)}::text[],
      ${lines.map(({ image }) => image)}::text[],
      ${lines.map(({ unitPrice }) => unitPrice)}::int[],
      ${lines.map(({ quantity }) => quantity)}::int[],
      ${lines.map(({ customImageId }) => customImageId)}::uuid[]
    ) as line
  `
}

/** Extends the hold of a locked order. The reconciliation begins again at short intervals. */
export async function extendHold(
  sql: Sql,
  orderId: number,
  { until, clientAddress }: Hold,
): Promise<void> {
  await sql`
    update checkout.orders
    set held_until = ${until},
        client_address = ${clientAddress},
        looks = 0
    where id = ${orderId}
  `
}

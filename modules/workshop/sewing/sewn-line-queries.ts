import { formOfDesign } from '../../artwork/index.ts'
import type { RevisionLine } from '../../orders/index.ts'
import { unitsToSend } from '../../payments/index.ts'
import type { DesignForm } from '../../shared/contract/api.d.ts'
import type { Fragment, Sql } from '../../shared/transaction.ts'

/** A line as it is to be sewn and sent. */
export type SewnLine = RevisionLine & {
  /** Of its design; null without one. */
  form: DesignForm | null
  /** The units that were not refunded. */
  toSend: number
}

/**
 * The picture of a line: of one whose design staff changed on the customer's word, the design of the latest round of its
 * proof.
 */
export const sewnPicture = (sql: Sql, line: Fragment) => sql`
  coalesce(
    (
      select p.image_id
      from workshop.proofs p
      where p.order_id = ${line}.order_id
        and p.item_id = ${line}.item_id
        and p.replaced_at is null
    ),
    ${line}.custom_image_id
  )
`

/** The lines of a revision, sorted by id, each with the picture and the form that are to be sewn, and the units to send. */
export const linesOfRevision = (sql: Sql, orderId: number, revision: number): Promise<SewnLine[]> =>
  sql<SewnLine[]>`
    select
      line.item_id as "itemId",
      line.product_id as "productId",
      line.name,
      line.image,
      line.unit_price as "unitPrice",
      line.quantity,
      ${unitsToSend(sql, sql`o`, sql`line`)} as "toSend",
      coalesce(proof.image_id, line.custom_image_id) as "customImageId",
      ${formOfDesign(sql, sql`coalesce(proof.image_id, line.custom_image_id)`)} as form
    from orders.lines line
    join orders.orders o on o.id = line.order_id
    left join workshop.proofs proof
      on proof.order_id = line.order_id
      and proof.item_id = line.item_id
      and proof.replaced_at is null
    where line.order_id = ${orderId}
      and line.revision = ${revision}
    order by line.item_id
  `

import type { Sql } from '../../shared/transaction.ts'
import type { OrderRow } from '../order/order-queries.ts'
import { type NewRevision, revisionRows } from '../revisions/revision-queries.ts'

/** The end of an open order's hold, and the network address of its shopper. */
export type Hold = { until: Date; clientAddress: string }

/**
 * The end of a statement that writes a revision of a locked order, the one after its latest, and extends its hold. The
 * order then counts as a use of the revision's discount code.
 */
export const nextRevision = (
  sql: Sql,
  { id, revision }: Pick<OrderRow, 'id' | 'revision'>,
  contents: NewRevision,
  { until, clientAddress }: Hold,
) => sql`
  kept as (
    update orders.orders
    set revision = ${revision + 1},
        discount_code_id = ${contents.discountCodeId},
        held_until = ${until},
        client_address = ${clientAddress},
        reconcile_attempts = 0
    where id = ${id}
    returning id, revision
  ), ${revisionRows(sql, contents)}
`

/** Extends the hold of a locked order. The reconciliation begins again at short intervals. */
export async function extendHold(
  sql: Sql,
  orderId: number,
  { until, clientAddress }: Hold,
): Promise<void> {
  await sql`
    update orders.orders
    set held_until = ${until},
        client_address = ${clientAddress},
        reconcile_attempts = 0
    where id = ${orderId}
  `
}

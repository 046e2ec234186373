import type { Sql, Transaction } from '../../shared/transaction.ts'
import { countUse } from '../discounts/use-queries.ts'
import type { OrderRow } from '../orders/order-queries.ts'
import { type RevisionContents, revisionRows } from '../orders/revision-queries.ts'

/** The end of an open order's hold, and the network address of its shopper. */
export type Hold = { until: Date; clientAddress: string }

/**
 * Writes a revision of a locked order, the one after its latest, and extends its hold. The order then counts as a use of
 * the revision's discount code. The transaction has locked that code, which has a use left, and the previous code.
 */
export async function addRevision(
  tx: Transaction,
  { id, revision, discountCodeId }: Pick<OrderRow, 'id' | 'revision' | 'discountCodeId'>,
  contents: RevisionContents,
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
          reconcile_attempts = 0
      where id = ${id}
      returning id, revision
    ), ${revisionRows(tx, contents)}
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
        reconcile_attempts = 0
    where id = ${orderId}
  `
}

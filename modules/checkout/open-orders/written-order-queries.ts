import {
  type Hold,
  nextRevision,
  type OrderRow,
  type RevisionContents,
} from '../../orders/index.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { countUse, excludesCustom } from '../discounts/use-queries.ts'

/**
 * Writes a revision of a locked order, the one after its latest, and extends its hold. The order then counts as a use of
 * the revision's discount code. The transaction has locked that code, which has a use left, and the previous code.
 */
export async function addRevision(
  tx: Transaction,
  order: Pick<OrderRow, 'id' | 'revision' | 'discountCodeId'>,
  contents: RevisionContents,
  hold: Hold,
): Promise<void> {
  const { discountCode: code, discountCodeId: codeId } = contents
  const revision = { ...contents, excludesCustom: excludesCustom(tx, { code, codeId }) }
  await tx`
    with used as (
      ${countUse(tx, { from: order.discountCodeId, to: codeId })}
    ), ${nextRevision(tx, order, revision, hold)}
  `
}

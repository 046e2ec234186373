import type { Artwork } from '../../artwork/index.ts'
import type { RevisionLine } from '../../orders/index.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { addFirstRounds } from '../sewing/proof-queries.ts'

/**
 * Begins the proofs of an order that is being paid: one for each line with a design or a picture. The proof of a
 * picture waits until staff have made a design of it, because the customer approves a design and not the picture.
 */
export async function beginProofs(
  tx: Transaction,
  artwork: Pick<Artwork, 'designsAmong'>,
  { orderId, lines, at }: { orderId: number; lines: readonly RevisionLine[]; at: Date },
): Promise<void> {
  const pictured = lines.flatMap(({ itemId, customImageId }) =>
    customImageId ? [{ itemId, imageId: customImageId }] : [],
  )
  if (pictured.length === 0) return
  const ids = pictured.map(({ imageId }) => imageId)
  const designs = new Set(await artwork.designsAmong(tx, ids))
  const shown = pictured.map((line) => ({
    ...line,
    state: designs.has(line.imageId) ? ('waiting' as const) : ('undesigned' as const),
  }))
  await addFirstRounds(tx, orderId, shown, at)
}

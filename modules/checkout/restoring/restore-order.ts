import { isDeepStrictEqual } from 'node:util'
import type { Logger } from 'pino'
import type { Artwork } from '../../artwork/index.ts'
import type { Catalogue } from '../../catalogue/index.ts'
import {
  contentsOfRevision,
  linkAgain,
  orderAgain,
  picturesOf,
  type RevisionContents,
  writeRevisionAgain,
} from '../../orders/index.ts'
import {
  fieldsOfIntent,
  type Intent,
  isPaidBack,
  type OrderInIntent,
  type SealedSessions,
} from '../../payments/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Transaction } from '../../shared/transaction.ts'
import { excludesCustom, idOfCode } from '../discounts/use-queries.ts'

export type Restoring = {
  artwork: Artwork
  catalogue: Catalogue
  publicUrl: string
  sessions: Pick<SealedSessions, 'open'>
  clock: Clock
  log: Logger
}

/** The revision that the intent pays, and whether the shop still has its products and pictures. */
export type Restored = { revision: number; isDeliverable: boolean }

/** The greatest integer of the database. */
const greatest = 2 ** 31 - 1

/**
 * Writes again what the database has lost of the order of a paid intent that it does not know: the order, its revision
 * or its link to the intent. A failover to a standby that missed the last commits loses these, and so does the restore
 * of a backup. The order stays unpaid and locked, for the settlement. Undefined, with nothing changed, for an intent of
 * another shop, one that was paid back or tells nothing, and when the order belongs to another session or was settled
 * with another intent.
 */
export async function restoreOrder(
  tx: Transaction,
  dependencies: Restoring,
  intent: Intent,
): Promise<Restored | undefined> {
  const { orderNumber, order: recorded } = intent
  if (!isLost(intent, dependencies) || !recorded || !orderNumber) return undefined
  const session = await dependencies.sessions.open(tx, recorded.sealedSession)
  if (session === undefined) return undefined
  const at = dependencies.clock()
  const order = await orderAgain(tx, { orderNumber, session, at })
  // A concurrent call has restored it.
  if (order.paymentIntentId === intent.id) return { revision: order.revision, isDeliverable: true }
  const isUnpaid = order.payment === 'open' || order.payment === 'abandoned'
  if (order.sessionId !== session || !isUnpaid) return undefined

  dependencies.log.warn({ orderNumber }, 'A paid order that the database had lost was restored')
  await linkAgain(tx, order.id, intent.id)
  const present = await contentsOfRevision(tx, order.id, intent.revision)
  if (present && isSame(present, recorded))
    return { revision: intent.revision, isDeliverable: true }
  // A lost revision's number may have been given to another one since.
  const revision = Math.max(intent.revision, order.revision + 1)
  const { contents, isDeliverable } = await contentsOf(tx, dependencies, intent, {
    ...recorded,
    session,
  })
  const { discountCode: code, discountCodeId: codeId } = contents
  await writeRevisionAgain(tx, order.id, revision, {
    ...contents,
    excludesCustom: excludesCustom(tx, { code, codeId }),
  })
  return { revision, isDeliverable }
}

const isLost = (intent: Intent, { publicUrl }: Restoring): boolean =>
  intent.status === 'succeeded' &&
  intent.shop === publicUrl &&
  !isPaidBack(intent) &&
  Number.isInteger(intent.revision) &&
  intent.revision > 0 &&
  intent.revision < greatest

const isSame = (present: RevisionContents, recorded: OrderInIntent): boolean =>
  isDeepStrictEqual(
    fieldsOfIntent(recorded.sealedSession, present),
    fieldsOfIntent(recorded.sealedSession, recorded),
  )

/** The contents with the names and pictures of the products, and whether the shop still has what the lines need. */
async function contentsOf(
  tx: Transaction,
  { artwork, catalogue }: Restoring,
  { created }: Intent,
  { session, sealedSession: _, lines, ...recorded }: OrderInIntent & { session: string },
): Promise<{ contents: RevisionContents; isDeliverable: boolean }> {
  const ids = [...new Set(lines.map(({ productId }) => productId))]
  const products = new Map(
    (await catalogue.productsSeenBy(tx, ids)).map((product) => [product.id, product]),
  )
  // The id of a lost product may have been given to another one since.
  const isOlder = (id: number) =>
    Date.parse(products.get(id)?.createdAt ?? '') < (created + 1) * 1000
  const hasPictures = await artwork.has(tx, session, picturesOf(lines))
  return {
    isDeliverable: hasPictures && ids.every(isOlder),
    contents: {
      ...recorded,
      discountCodeId: await idOfCode(tx, recorded.discountCode),
      lines: lines.map((line) => {
        const { name = `Patch ${line.productId}`, image = '' } = products.get(line.productId) ?? {}
        return { ...line, name, image }
      }),
    },
  }
}

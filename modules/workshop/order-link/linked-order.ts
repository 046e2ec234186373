import type { Artwork } from '../../artwork/index.ts'
import {
  isOnItsWay,
  lockedLink,
  type OrderLinks,
  orderNumberOf,
  picturesOf,
  setLink,
  writeLog,
} from '../../orders/index.ts'
import { fetchedDocument } from '../../payments/index.ts'
import type { Post } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { LinkedOrder } from '../../shared/contract/api.d.ts'
import type { MailDocument } from '../../shared/mail.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { picturesOfProofs, proofsOfOrder } from '../sewing/proof-queries.ts'
import { linesOfRevision } from '../sewing/sewn-line-queries.ts'
import * as queries from './link-queries.ts'

export type Linking = {
  sql: Pool
  orderLinks: OrderLinks
  artwork: Pick<Artwork, 'forStaff'>
  post: Post
  clock: Clock
}
type Reading = Pick<Linking, 'sql' | 'orderLinks'>

/**
 * The order of a link, as its customer sees it. Undefined for a forged, an incomplete and a withdrawn link alike, which
 * does not reveal whether an order number exists.
 */
export async function linkedOrder(
  dependencies: Reading,
  token: string,
): Promise<LinkedOrder | undefined> {
  const row = await rowOf(dependencies, token)
  if (!row) return undefined
  const { id, revision, link: _, orderedAt, trackingNumber, ...order } = row
  const lines = await linesOfRevision(dependencies.sql, id, revision)
  return {
    ...order,
    orderedAt: orderedAt.toISOString(),
    trackingNumber: isOnItsWay(order.status) ? trackingNumber : null,
    lines: lines.map(({ productId, name, image, unitPrice, quantity, customImageId, form }) => ({
      productId,
      name,
      image,
      unitPrice,
      quantity,
      ...(customImageId && { customImageId }),
      ...(form && { form }),
    })),
    proofs: await proofsOfOrder(dependencies.sql, id, { forStaff: false }),
  }
}

/** A customer's picture on the order of a link. Problems: order_link_unknown, custom_image_not_found. */
export async function linkedImage(dependencies: Linking, token: string, imageId: string) {
  const { id, revision } = await orderOfLink(dependencies, token)
  const { sql } = dependencies
  const pictures = [
    ...picturesOf(await linesOfRevision(sql, id, revision)),
    ...(await picturesOfProofs(sql, [id])),
  ]
  if (!pictures.includes(imageId)) throw new Problem('custom_image_not_found', { field: 'id' })
  return dependencies.artwork.forStaff(imageId, 'preview')
}

/**
 * The PDF of the receipt of a link's order, or of the credit note of a refund by its number. Problems:
 * order_link_unknown, document_not_found.
 */
export async function linkedDocument(
  dependencies: Reading,
  token: string,
  refund?: number,
): Promise<MailDocument> {
  const { id } = await orderOfLink(dependencies, token)
  return fetchedDocument(dependencies.sql, id, refund)
}

/**
 * Mails the receipt of a link's order again, to the order's own address. Does nothing while one is waiting. Problems:
 * order_link_unknown; payment_refunded for an order that is no longer paid.
 */
export async function resendLinkedReceipt(dependencies: Linking, token: string): Promise<void> {
  const { sql, post } = dependencies
  const order = await orderOfLink(dependencies, token)
  if (order.payment !== 'paid') throw new Problem('payment_refunded')
  await inTransaction(sql, async (tx) => {
    await lockedLink(tx, order.id)
    await post.queueAgain(tx, { kind: 'receipt', about: order.id })
  })
}

/**
 * Ends a link of the order on behalf of an administrator; the order's next mails have another one. Does nothing when the
 * link has ended before. Problem order_not_found, for a link that there has not been too.
 */
export const endOrderLink = (
  { sql, clock }: Pick<Linking, 'sql' | 'clock'>,
  { id, link }: { id: number; link: number },
  administrator: string,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const current = await lockedLink(tx, id)
    if (current === undefined || current < link) throw new Problem('order_not_found')
    if (current > link) return
    await setLink(tx, id, link + 1)
    await writeLog(tx, [{ orderId: id, at: clock(), administrator, event: 'link' }])
  })

/** The order of a link. Problem order_link_unknown. */
export async function orderOfLink(dependencies: Reading, token: string) {
  const row = await rowOf(dependencies, token)
  if (!row) throw unknownLink()
  return row
}

async function rowOf({ sql, orderLinks }: Reading, token: string) {
  const orderNumber = orderNumberOf(token)
  const row = orderNumber && (await queries.orderWithNumber(sql, orderNumber))
  return row && (await orderLinks.isOf(token, row)) ? row : undefined
}

export const unknownLink = () => new Problem('order_link_unknown', { field: 'token' })

import type { Artwork } from '../../artwork/index.ts'
import { wasPaid, writeLog } from '../../orders/index.ts'
import { type Post, withdrawMails } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Proof } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import * as queries from '../sewing/proof-queries.ts'

export type Proofing = {
  sql: Pool
  artwork: Pick<Artwork, 'designsAmong' | 'forSession' | 'keep'>
  post: Post
  clock: Clock
}

/** An answer of staff, with the round that they saw and the number of the customer's answers to it. */
export type StaffAnswer = {
  round: number
  answers: number
  note: string
  designId?: string | undefined
}

/** The proofs of an order for staff. Problem order_not_found. */
export async function orderProofs({ sql }: { sql: Pool }, orderId: number): Promise<Proof[]> {
  if (!(await wasPaid(sql, orderId))) throw new Problem('order_not_found', { field: 'id' })
  return queries.proofsOfOrder(sql, orderId, { forStaff: true })
}

/**
 * Begins the next round of a proof with a note of staff and optionally another design, and mails it to the customer.
 * Idempotent: the same answer again adds no round. Problems: proof_not_found; custom_image_not_found when `designId`
 * is not a recorded design, or is missing while the proof has only a picture; changed_meanwhile when the proof is no
 * longer in the round that staff saw, the customer has answered since, or its line no longer needs sewing.
 */
export const answerProof = (
  dependencies: Proofing,
  line: { orderId: number; itemId: number },
  { round, answers, note: text, designId }: StaffAnswer,
  administrator: string,
): Promise<Proof> =>
  inTransaction(dependencies.sql, async (tx) => {
    const { post, clock } = dependencies
    const { orderId, itemId } = line
    const latest = await queries.lockedRound(tx, orderId, itemId)
    if (!latest) throw new Problem('proof_not_found', { field: 'itemId' })
    const note = text.trim()
    const imageId = designId
      ? await keptDesign(tx, dependencies.artwork, latest.sessionId, designId)
      : latest.imageId
    const isRepeated =
      latest.round === round + 1 &&
      latest.note === note &&
      latest.imageId === imageId &&
      latest.administrator === administrator
    if (!isRepeated) {
      if (latest.round !== round || latest.answers !== answers || !latest.isNeeded)
        throw new Problem('changed_meanwhile')
      if (latest.state === 'undesigned' && !designId)
        throw new Problem('custom_image_not_found', { field: 'designId' })
      const at = clock()
      await queries.addRound(tx, { orderId, itemId, imageId, note, administrator }, at)
      await writeLog(tx, [{ orderId, at, administrator, event: 'proof' }])
      await withdrawMails(tx, { kinds: ['reminder'], abouts: [orderId] }, at)
      await post.queueNext(tx, { kind: 'proof', abouts: [orderId] })
    }
    return queries.proofOfLine(tx, line, { forStaff: true })
  })

/** Copies a recorded design into the order's session, so that it is kept as long as the order's other pictures. */
async function keptDesign(
  tx: Transaction,
  artwork: Proofing['artwork'],
  session: string,
  designId: string,
): Promise<string> {
  const isDesign = (await artwork.designsAmong(tx, [designId])).length === 1
  const own = isDesign && (await artwork.forSession(tx, session, [designId])).get(designId)
  if (!own) throw new Problem('custom_image_not_found', { field: 'designId' })
  await artwork.keep(tx, [own], { paid: true })
  return own
}

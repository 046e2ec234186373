import type { Cart } from '../../cart/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Proof, ProofState } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { withdrawMails } from '../follow-up/order-mail-queries.ts'
import { queueMails } from '../follow-up/queue-mails.ts'
import { wasPaid } from '../notes/note-queries.ts'
import { writeLog } from '../orders/order-log-queries.ts'
import * as queries from '../orders/proof-queries.ts'

export type Proofing = {
  sql: Pool
  cart: { customImages: Pick<Cart['customImages'], 'designsAmong' | 'forSession' | 'keep'> }
  enqueue: Enqueue
  clock: Clock
}

/** The answer of staff to the round and state that they saw, in the words of the contract. */
export type StaffAnswer = {
  round: number
  state: ProofState
  note: string
  designId?: string | undefined
}

/** The proofs of an order for staff. Problem order_not_found. */
export async function orderProofs({ sql }: { sql: Pool }, orderId: number): Promise<Proof[]> {
  if (!(await wasPaid(sql, orderId))) throw new Problem('order_not_found', { field: 'id' })
  return queries.proofsOfOrder(sql, orderId, { forStaff: true })
}

/**
 * Shows the customer a design again, with a note and possibly changed: begins the next round, and mails it. The same
 * answer again is one round. Problems: proof_not_found; custom_image_not_found for what is no recorded design, and
 * without one for a picture that has none yet;
 * changed_meanwhile when the proof is in another round or state than `answer` has, or nothing is to be sewn any more.
 */
export const answerProof = (
  dependencies: Proofing,
  line: { orderId: number; itemId: number },
  { round, state, note: text, designId }: StaffAnswer,
  administrator: string,
): Promise<Proof> =>
  inTransaction(dependencies.sql, async (tx) => {
    const { enqueue, clock } = dependencies
    const { orderId, itemId } = line
    const latest = await queries.lockedRound(tx, orderId, itemId)
    if (!latest) throw new Problem('proof_not_found', { field: 'itemId' })
    const note = text.trim()
    const imageId = designId
      ? await keptDesign(tx, dependencies.cart, latest.sessionId, designId)
      : latest.imageId
    const isRepeated =
      latest.round === round + 1 &&
      latest.note === note &&
      latest.imageId === imageId &&
      latest.administrator === administrator
    if (!isRepeated) {
      if (latest.round !== round || latest.state !== state || !latest.isNeeded)
        throw new Problem('changed_meanwhile')
      if (latest.state === 'undesigned' && !designId)
        throw new Problem('custom_image_not_found', { field: 'designId' })
      const at = clock()
      await queries.addRound(tx, { orderId, itemId, imageId, note, administrator }, at)
      await writeLog(tx, [{ orderId, at, administrator, event: 'proof' }])
      await withdrawMails(tx, [orderId], ['reminder'], at)
      await queueMails(tx, enqueue, { orderIds: [orderId], kind: 'proof', at })
    }
    return queries.proofOfLine(tx, line, { forStaff: true })
  })

/** The order's own copy of a recorded design, which stays as long as the order's pictures do. */
async function keptDesign(
  tx: Transaction,
  { customImages }: Proofing['cart'],
  session: string,
  designId: string,
): Promise<string> {
  const isDesign = (await customImages.designsAmong(tx, [designId])).length === 1
  const own = isDesign && (await customImages.forSession(tx, session, [designId])).get(designId)
  if (!own) throw new Problem('custom_image_not_found', { field: 'designId' })
  await customImages.keep(tx, [own], { paid: true })
  return own
}

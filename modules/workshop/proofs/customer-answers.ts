import { recordEvents } from '../../events/index.ts'
import type { OrderLinks } from '../../orders/index.ts'
import { withdrawMails } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Proof } from '../../shared/contract/api.d.ts'
import { Problem } from '../../shared/problem.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { orderOfLink } from '../order-link/linked-order.ts'
import * as queries from '../sewing/proof-queries.ts'
import { awaitedDesigns } from '../sewing/unapproved-queries.ts'

type Answering = { sql: Pool; orderLinks: OrderLinks; clock: Clock }

/** The round that the customer answers, as they saw it: it may no longer be the latest, or have another answer. */
export type SeenRound = { itemId: number; round: number; answers: number }

/**
 * Approves a design of a link's order. Idempotent, and final for the customer: only staff reopen the design, with
 * another round. Problems: order_link_unknown, proof_not_found; changed_meanwhile when the round is not the latest, has
 * an answer that the customer has not seen, has no design yet, or belongs to a line that no longer needs sewing.
 */
export const approveProof = (
  dependencies: Answering,
  token: string,
  seen: SeenRound,
): Promise<Proof> =>
  answered(dependencies, token, seen, (latest) =>
    latest.state === 'approved' ? undefined : { state: 'approved' },
  )

/**
 * Stores what the customer wants changed in a design of a link's order. Idempotent for the same comment. Problems:
 * order_link_unknown, proof_not_found; changed_meanwhile as for `approveProof`, and when the round is approved.
 */
export const commentOnProof = (
  dependencies: Answering,
  token: string,
  seen: SeenRound,
  text: string,
): Promise<Proof> =>
  answered(dependencies, token, seen, (latest) => {
    if (latest.state === 'approved') throw new Problem('changed_meanwhile')
    const comment = text.trim()
    return latest.comment === comment ? undefined : { state: 'commented', comment }
  })

type Answer = Parameters<typeof queries.answerRound>[2]

async function answered(
  { sql, orderLinks, clock }: Answering,
  token: string,
  { itemId, round, answers }: SeenRound,
  answerTo: (latest: queries.LatestRound) => Answer | undefined,
): Promise<Proof> {
  const { id: orderId } = await orderOfLink({ sql, orderLinks }, token)
  return inTransaction(sql, async (tx) => {
    const latest = await queries.lockedRound(tx, orderId, itemId)
    if (!latest) throw new Problem('proof_not_found', { field: 'itemId' })
    if (latest.round !== round || latest.state === 'undesigned')
      throw new Problem('changed_meanwhile')
    const answer = answerTo(latest)
    if (answer) {
      if (latest.answers !== answers || !latest.isNeeded) throw new Problem('changed_meanwhile')
      const at = clock()
      await queries.answerRound(tx, { orderId, itemId }, answer, at)
      const kind = `proof_${answer.state}` as const
      await recordEvents(tx, at, [{ kind, orderId, itemId, round }])
      await endRequests(tx, orderId, at)
    }
    return queries.proofOfLine(tx, { orderId, itemId }, { forStaff: false })
  })
}

/** Withdraws unsent mails that ask for an approval, once no design waits for the customer. */
async function endRequests(tx: Transaction, orderId: number, at: Date): Promise<void> {
  if ((await awaitedDesigns(tx, orderId)).length > 0) return
  await withdrawMails(tx, { kinds: ['proof', 'reminder'], abouts: [orderId] }, at)
}

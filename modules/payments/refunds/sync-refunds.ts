import type { Logger } from 'pino'
import { recordEvents } from '../../events/index.ts'
import type { Post } from '../../post/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { vatOf } from '../../shared/money.ts'
import type { TaxedSeller } from '../../shared/terms.ts'
import { inTransaction, type Pool, type Transaction } from '../../shared/transaction.ts'
import { addCreditNote, taxedSoFar } from '../documents/document-queries.ts'
import type { Payments } from '../provider/payments.ts'
import type { ProvidersRefund } from '../provider/refunds.ts'
import { creditNoteKind } from './credit-note-mail.ts'
import type { Failure } from './refund-queries.ts'
import * as queries from './refund-queries.ts'
import * as states from './refund-state-queries.ts'
import { refundUndelivered } from './refund-undelivered.ts'

export type PayingBack = {
  sql: Pool
  payments: Payments
  enqueue: Enqueue
  post: Post
  taxed: TaxedSeller
  clock: Clock
  log: Logger
}

/**
 * Brings the refunds of an order up to date with the provider, which also has those of its own dashboard. Safe to repeat,
 * in any order of the provider's events. Each refund of a sale that was made gets its credit note, once.
 */
export async function noteProvidersRefunds(
  dependencies: PayingBack,
  intentId: string,
): Promise<void> {
  const theirs = await dependencies.payments.refundsOf(intentId)
  await noteRefunds(dependencies, intentId, theirs)
}

/**
 * The same with some of the provider's refunds. The due refunds of a paid order are held back when the provider had made
 * one that staff could not know of: they may have asked for the same money twice, and decide. Of an order that could not
 * be delivered, what is left is due instead.
 */
export async function noteRefunds(
  dependencies: PayingBack,
  intentId: string,
  theirs: readonly ProvidersRefund[],
): Promise<void> {
  const { sql, post, taxed, clock, log } = dependencies
  await inTransaction(sql, async (tx) => {
    const order = await queries.lockedSettledOrder(tx, { intentId })
    if (!order) return
    const isSale = order.payment === 'paid'
    let isUnexpected = false
    const ours = await queries.refundsOfOrder(tx, order.id)
    const at = clock()
    for (const their of [...theirs].sort((a, b) => a.created - b.created)) {
      const our = ours.find(
        ({ id, providerId }) => providerId === their.id || (!providerId && id === their.refundId),
      )
      if (their.hasFailed && our && our.state !== 'failed')
        log.error({ orderNumber: order.orderNumber }, 'A refund failed')
      const made = await note(tx, order.id, { our, their, at })
      if (made === undefined) continue
      const { id, number: refund } = made
      const { amount } = their
      await recordEvents(tx, at, [{ kind: 'refund_made', orderId: order.id, refund, amount }])
      if (!isExpected(our)) isUnexpected = true
      if (!isSale) continue
      await issueCreditNote(tx, taxed, { orderId: order.id, refundId: id, gross: amount, at })
      await recordEvents(tx, at, [
        { kind: 'credit_note_issued', orderId: order.id, refund, amount },
      ])
      await post.queueOnce(tx, { kind: creditNoteKind, about: id })
    }
    const heldBack = isUnexpected ? await states.heldBackDue(tx, order.id, at) : []
    for (const refund of heldBack) await recordFailed(tx, refund, at)
    await states.sumUp(tx, order.id)
    if (!isSale)
      return settleUndelivered(tx, dependencies, {
        orderId: order.id,
        at,
        heldBack: heldBack.length,
      })
    if (heldBack.length > 0)
      log.error(
        { orderNumber: order.orderNumber },
        'Refunds are held back: the provider had made another one',
      )
  })
}

/** Mails the customer once all is back. A refund that was held back is followed up by one of what is left. */
async function settleUndelivered(
  tx: Transaction,
  { enqueue, post }: Pick<PayingBack, 'enqueue' | 'post'>,
  { orderId, at, heldBack }: { orderId: number; at: Date; heldBack: number },
): Promise<void> {
  if (heldBack > 0) {
    await states.followedUp(tx, orderId, at)
    await refundUndelivered(tx, enqueue, { orderId, at })
  }
  if (!(await states.becomesRefunded(tx, orderId))) return
  await states.followedUp(tx, orderId, at)
  await post.queueUnlessSent(tx, { kind: 'refunded', about: orderId })
}

/** Whether staff knew that the provider may make the refund: they asked for it, and were not told that it failed. */
const isExpected = (our: queries.StoredRefund | undefined): boolean =>
  our?.state === 'due' && our.failedAt === null

type Pair = { our: queries.StoredRefund | undefined; their: ProvidersRefund; at: Date }

/** Stores the state of one refund. The refund that is made by this, and so needs a credit note. */
async function note(
  tx: Transaction,
  orderId: number,
  { our, their, at }: Pair,
): Promise<Pick<queries.StoredRefund, 'id' | 'number'> | undefined> {
  const { id: providerId, amount, hasFailed } = their
  if (hasFailed) {
    if (our && (our.state !== 'failed' || !our.providerId))
      await states.setRefundsFailed(tx, [our.id], { providerId, at })
    if (our && our.state !== 'failed') await recordFailed(tx, our, at)
    return undefined
  }
  // One that the provider made and that failed is never made again: the list was read before.
  const isKnown =
    our?.state === 'made' || (our?.state === 'failed' && our.providerId === providerId)
  if (isKnown) return undefined
  if (our) {
    await states.setRefundMade(tx, our.id, { providerId, at })
    return our
  }
  const refund = { orderId, providerId, amount, reason: null, at } as const
  const added = { ...refund, state: 'made', isRestocked: false, administrator: null } as const
  return queries.addRefund(tx, added)
}

const recordFailed = (
  tx: Transaction,
  { orderId, number: refund, amount }: queries.StoredRefund,
  at: Date,
) => recordEvents(tx, at, [{ kind: 'refund_failed', orderId, refund, amount }])

/**
 * Issues the credit note of a refund, with the VAT rate of the sale. The VAT of all of an order's credit notes is
 * rounded as one amount, so that it is the order's VAT once everything is refunded; only a note of few øre, after a
 * failed one, can have less or more than that.
 */
async function issueCreditNote(
  tx: Transaction,
  { seller }: TaxedSeller,
  refund: { orderId: number; refundId: number; gross: number; at: Date },
): Promise<void> {
  const { orderId, refundId, gross, at } = refund
  const before = await taxedSoFar(tx, orderId, refundId)
  const { vatRate } = before
  const rest = vatOf(before.credited + gross, vatRate) - before.creditedVat
  const vat = Math.min(gross, Math.max(0, rest))
  await addCreditNote(
    tx,
    { orderId, refundId },
    {
      ...{ issuedAt: at, gross, vatRate, vat, seller },
      delivery: null,
    },
  )
}

/** Records that a due refund failed: its amount is left to refund again, and staff see it as an alert. */
export const giveUpRefund = (
  sql: Pool,
  id: number,
  failed: { failure?: Failure; at: Date },
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const refund = await queries.refundWithId(tx, id)
    const order = refund && (await queries.lockedSettledOrder(tx, { id: refund.orderId }))
    if (!order) return
    const { state } = (await queries.refundWithId(tx, id)) ?? refund
    if (state !== 'due') return
    await states.setRefundsFailed(tx, [id], failed)
    await recordFailed(tx, refund, failed.at)
    await states.sumUp(tx, order.id)
  })

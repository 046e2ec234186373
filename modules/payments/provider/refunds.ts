import type Stripe from 'stripe'
import type { Dispute } from '../../shared/contract/api.d.ts'
import { feeOf } from './charge.ts'
import { listed } from './listed.ts'
import { asked, found } from './stripe-errors.ts'

/** A refund as the provider knows it; `amount` in øre, `created` in seconds since 1970. */
export type ProvidersRefund = {
  id: string
  amount: number
  created: number
  hasFailed: boolean
  /** The shop's own id of it; undefined for one of the provider's dashboard. */
  refundId: number | undefined
}

/** A dispute as the provider knows it, and the intent whose payment is disputed. */
export type ProvidersDispute = Omit<Dispute, 'openedAt' | 'answerBy'> & {
  intentId: string | undefined
  openedAt: Date
  answerBy: Date | null
  moves: DisputeMove[]
}

/** Øre that a dispute took off the shop's balance (negative) or put back, and the provider's fee in øre. */
type DisputeMove = { id: string; amount: number; fee: number | null; at: Date }

/** A refund in the provider's list of its account. */
export type ListedRefund = { id: string; intentId: string; hasFailed: boolean }

/** Limit of the provider on one page of a list; it makes no more refunds than this of a payment either. */
const pageSize = 100

/** The calls to Stripe about money that goes back. A failure of Stripe is Problem payment_provider_error. */
export const refundCalls = (stripe: Stripe) => ({
  /**
   * Refunds `amount` øre of a payment as the shop's refund `refundId`, and returns the provider's. The provider makes one
   * within a day, however often it is asked.
   */
  async refundPart(
    intentId: string,
    { refundId, amount }: { refundId: number; amount: number },
  ): Promise<ProvidersRefund> {
    const params = { payment_intent: intentId, amount, metadata: { refundId } }
    const options = { idempotencyKey: `refund-${intentId}-${refundId}` }
    return toRefund(await asked(() => stripe.refunds.create(params, options)))
  },

  /** All refunds of a payment, also those of the provider's dashboard. */
  async refundsOf(intentId: string): Promise<ProvidersRefund[]> {
    const params = { payment_intent: intentId, limit: pageSize }
    const { data } = await asked(() => stripe.refunds.list(params))
    return data.map(toRefund)
  },

  /** The account's refunds since then, as many as `listed` gives. */
  async refundsSince(time: Date): Promise<ListedRefund[]> {
    const list = () => stripe.refunds.list({ created: since(time), limit: pageSize })
    return (await asked(() => listed(list()))).flatMap(({ id, payment_intent: intent, status }) => {
      const intentId = intentIdOf(intent)
      return intentId ? { id, intentId, hasFailed: isFailed(status) } : []
    })
  },

  /** The account's disputes since then, as many as `listed` gives. */
  async disputesSince(time: Date): Promise<ProvidersDispute[]> {
    const list = () => stripe.disputes.list({ created: since(time), limit: pageSize })
    return (await asked(() => listed(list()))).map(toDispute)
  },

  /** The dispute; undefined when the provider does not know it. */
  async dispute(id: string): Promise<ProvidersDispute | undefined> {
    const dispute = await found(() => stripe.disputes.retrieve(id))
    return dispute && toDispute(dispute)
  },
})

const toRefund = ({ id, amount, created, status, metadata }: Stripe.Refund): ProvidersRefund => ({
  id,
  amount,
  created,
  hasFailed: isFailed(status),
  refundId: metadata?.refundId === undefined ? undefined : Number(metadata.refundId),
})

function toDispute(dispute: Stripe.Dispute): ProvidersDispute {
  const { id, payment_intent: intent, amount, reason, status, created, evidence_details } = dispute
  const answerBy = isOpen(status) ? evidence_details?.due_by : undefined
  return {
    id,
    intentId: intentIdOf(intent),
    amount,
    withdrawn: withdrawnBy(dispute),
    reason,
    status,
    openedAt: new Date(created * 1000),
    answerBy: answerBy ? new Date(answerBy * 1000) : null,
    moves: dispute.balance_transactions.map((move) => ({
      id: move.id,
      amount: move.amount,
      fee: feeOf(move),
      at: new Date(move.created * 1000),
    })),
  }
}

const since = (time: Date) => ({ gte: secondsOf(time) })

/** Whole seconds since 1970. */
export const secondsOf = (time: Date): number => Math.floor(time.getTime() / 1000)

/** The id of an object's intent; undefined for an object without. */
export const intentIdOf = (intent: string | Stripe.PaymentIntent | null): string | undefined =>
  typeof intent === 'string' ? intent : intent?.id

/** The amount that the dispute has taken off the shop's balance, in øre. It is put back when the shop wins. */
const withdrawnBy = ({ balance_transactions: moves, amount }: Stripe.Dispute): number => {
  const net = moves.reduce((sum, move) => sum + move.amount, 0)
  return Math.min(amount, Math.max(0, -net))
}

const isFailed = (status: string | null): boolean => status === 'failed' || status === 'canceled'

const isOpen = (status: string): boolean => status.endsWith('needs_response')

import type { Transaction } from '../../../../modules/shared/transaction.ts'
import type { Keep } from '../events/events.ts'
import { invalid, missing } from '../fault.ts'
import { type Form, formOf, refuseUnknown, textOf } from '../form.ts'
import { type Charge, type Dispute, newId, secondsOf } from '../objects.ts'
import * as queries from '../queries.ts'

type Dependencies = { now: () => Date; keep: Keep }

/** Seconds that Stripe gives a shop for its answer. */
const timeToAnswer = 9 * 24 * 3600
/** Stripe's fee for a dispute, in øre. */
const fee = 150_00

/** Evidence that decides a dispute (Stripe's documentation, "Testing"). */
const decisive: Record<string, 'won' | 'lost'> = {
  winning_evidence: 'won',
  losing_evidence: 'lost',
}

export type Disputes = ReturnType<typeof createDisputes>

/** The customer's bank takes a payment back, and the shop answers. */
export function createDisputes({ now, keep }: Dependencies) {
  const move = (dispute: Dispute, sign: 1 | -1) => ({
    id: newId('txn'),
    object: 'balance_transaction',
    amount: sign * dispute.amount,
    fee: sign === -1 ? fee : 0,
    net: sign * dispute.amount - (sign === -1 ? fee : 0),
    currency: dispute.currency,
    created: secondsOf(now()),
    source: dispute.id,
    type: 'adjustment',
  })

  function decide(tx: Transaction, dispute: Dispute, status: 'won' | 'lost') {
    const back = status === 'won' ? [move(dispute, 1)] : []
    const balance_transactions = [...dispute.balance_transactions, ...back]
    const closed: Dispute = { ...dispute, status, balance_transactions }
    return status === 'won'
      ? keep(tx, closed, 'charge.dispute.closed', 'charge.dispute.funds_reinstated')
      : keep(tx, closed, 'charge.dispute.closed')
  }

  return {
    /** The customer disputes a whole charge; the money is withdrawn at once. */
    async open(tx: Transaction, charge: Charge): Promise<void> {
      const at = secondsOf(now())
      const dispute: Dispute = {
        id: newId('dp'),
        object: 'dispute',
        created: at,
        amount: charge.amount,
        charge: charge.id,
        currency: charge.currency,
        payment_intent: charge.payment_intent,
        reason: 'fraudulent',
        status: 'needs_response',
        evidence_details: { due_by: at + timeToAnswer, has_evidence: false, past_due: false },
        balance_transactions: [],
      }
      const withdrawn = { ...dispute, balance_transactions: [move(dispute, -1)] }
      await keep(tx, { ...charge, disputed: true })
      await keep(tx, withdrawn, 'charge.dispute.created', 'charge.dispute.funds_withdrawn')
    },

    /** The shop's evidence: Stripe's words for tests decide the dispute at once. */
    async answer(tx: Transaction, id: string, form: Form): Promise<Dispute> {
      refuseUnknown(form, ['evidence', 'submit', 'metadata'])
      const dispute = await openDispute(tx, id)
      const evidence = textOf(formOf(form, 'evidence'), 'uncategorized_text') ?? ''
      const status = decisive[evidence]
      if (status) return decide(tx, dispute, status)
      return keep<Dispute>(tx, { ...dispute, status: 'under_review' }, 'charge.dispute.updated')
    },

    /** The shop accepts the dispute as lost. */
    close: async (tx: Transaction, id: string): Promise<Dispute> =>
      decide(tx, await openDispute(tx, id), 'lost'),
  }
}

async function openDispute(tx: Transaction, id: string): Promise<Dispute> {
  const dispute = await queries.find(tx, 'dispute', id)
  if (!dispute) throw missing('dispute', id)
  if (dispute.status === 'won' || dispute.status === 'lost')
    throw invalid('This dispute is already closed.', { code: 'charge_disputed' })
  return dispute
}

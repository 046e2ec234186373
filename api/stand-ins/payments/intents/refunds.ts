import type { Transaction } from '../../../../modules/shared/transaction.ts'
import type { Keep } from '../events/events.ts'
import { type Fault, invalid } from '../fault.ts'
import { choiceOf, type Form, refuseUnknown, textOf } from '../form.ts'
import { newId, type Stored, secondsOf } from '../objects.ts'
import * as queries from '../queries.ts'
import { metadataOf, wholeNumber } from './intent-fields.ts'
import { lockIntent } from './intents.ts'

type Dependencies = { now: () => Date; keep: Keep }

const reasons = ['duplicate', 'fraudulent', 'requested_by_customer']

export type Refund = (tx: Transaction, form: Form) => Promise<Stored | Fault>

/** Refunds a succeeded intent, by default in full, else an `amount` in øre, never beyond the amount paid. */
export const createRefund =
  ({ now, keep }: Dependencies): Refund =>
  async (tx, form) => {
    refuseUnknown(form, ['payment_intent', 'amount', 'reason', 'metadata'])
    const id = textOf(form, 'payment_intent')
    if (!id)
      throw invalid('One of the following params should be provided: payment_intent.', {
        code: 'parameter_missing',
        param: 'payment_intent',
      })
    const intent = await lockIntent(tx, id)
    const charge = await queries.find(tx, 'charge', intent.latest_charge ?? '')
    if (!charge)
      return invalid(`This PaymentIntent (${id}) does not have a successful charge to refund.`)
    if (charge.disputed)
      return invalid(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
        code: 'charge_disputed',
      })
    const left = charge.amount - charge.amount_refunded
    if (left === 0)
      return invalid(`Charge ${charge.id} has already been refunded.`, {
        code: 'charge_already_refunded',
      })
    const amount = textOf(form, 'amount') === undefined ? left : wholeNumber(form, 'amount')
    if (amount < 1 || amount > left)
      throw invalid(`Refund amount (${amount}) is greater than unrefunded amount (${left})`, {
        param: 'amount',
      })
    const refund: Stored = {
      id: newId('re'),
      object: 'refund',
      created: secondsOf(now()),
      amount,
      charge: charge.id,
      currency: charge.currency,
      metadata: metadataOf(form, {}),
      payment_intent: id,
      reason: choiceOf(form, 'reason', reasons) ?? null,
      status: 'succeeded',
    }
    const after = { ...charge, amount_refunded: charge.amount_refunded + amount }
    const refunded = { ...after, refunded: amount === left }
    await keep(tx, refund, 'refund.created')
    await keep(tx, refunded, 'charge.refunded')
    return refund
  }

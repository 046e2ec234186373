import { inTransaction, type Pool } from '../../../modules/shared/transaction.ts'
import { invalid, missing } from './fault.ts'
import { type Form, textOf } from './form.ts'
import { type Announce, type Intent, newId } from './intents.ts'
import * as queries from './queries.ts'

type Dependencies = { sql: Pool; now: () => Date; announce: Announce }

/** Pays a succeeded intent back, wholly or an `amount` in øre of it, and never more than was paid. */
export function createRefund({ sql, now, announce }: Dependencies) {
  return (form: Form) =>
    inTransaction(sql, async (tx) => {
      const id = textOf(form, 'payment_intent') ?? ''
      const intent = (await queries.findLocked(tx, 'payment_intent', id)) as Intent | undefined
      if (!intent) throw missing('payment_intent', id)
      const charge = await queries.find(tx, 'charge', intent.latest_charge ?? '')
      if (!charge) throw invalid('This PaymentIntent does not have a successful charge to refund.')
      const before = (await queries.refundsOf(tx, id)).reduce(
        (sum, refund) => sum + Number(refund['amount']),
        0,
      )
      const left = intent.amount_received - before
      if (left === 0)
        throw invalid(`Charge ${charge.id} has already been refunded.`, {
          code: 'charge_already_refunded',
        })
      const amount = Number(textOf(form, 'amount') ?? left)
      if (!Number.isInteger(amount) || amount < 1 || amount > left)
        throw invalid(`Refund amount is greater than unrefunded amount on charge`, {
          param: 'amount',
        })
      const refund = {
        id: newId('re'),
        object: 'refund',
        created: Math.floor(now().getTime() / 1000),
        amount,
        charge: charge.id,
        currency: intent.currency,
        metadata: {},
        payment_intent: id,
        reason: textOf(form, 'reason') ?? null,
        status: 'succeeded',
      }
      await queries.save(tx, 'refund', refund)
      const refunded = { ...charge, amount_refunded: before + amount, refunded: amount === left }
      await queries.save(tx, 'charge', refunded)
      await announce(tx, 'charge.refunded', refunded)
      return refund
    })
}

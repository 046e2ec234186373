import type Stripe from 'stripe'
import type { PaidWith } from '../../../emails/render.ts'
import type { Charge } from '../../orders/index.ts'
import { currency } from './currency.ts'

/** The charge of Stripe's object; Stripe may know its fee only minutes after the payment. */
export const toCharge = ({
  payment_method_details: details,
  balance_transaction: move,
}: Pick<Stripe.Charge, 'payment_method_details' | 'balance_transaction'>): Charge => ({
  paidWith: details && methodOf(details),
  fee: feeOf(move),
})

/** The provider's fee in øre; null while it is not known, and for an account that is kept in another currency. */
export const feeOf = (
  move: Pick<Stripe.BalanceTransaction, 'fee' | 'currency'> | string | null,
): number | null => (typeof move === 'object' && move?.currency === currency ? move.fee : null)

function methodOf({ type, card }: Stripe.Charge.PaymentMethodDetails): PaidWith {
  const { brand, last4, wallet } = card ?? {}
  return { type, brand: brand ?? undefined, last4: last4 ?? undefined, wallet: wallet?.type }
}

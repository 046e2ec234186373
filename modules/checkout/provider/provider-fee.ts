import type Stripe from 'stripe'
import { currency } from './currency.ts'

/** The provider's fee in øre; null while it is not known, and for an account that is kept in another currency. */
export const feeOf = (
  move: Pick<Stripe.BalanceTransaction, 'fee' | 'currency'> | string | null,
): number | null => (typeof move === 'object' && move?.currency === currency ? move.fee : null)

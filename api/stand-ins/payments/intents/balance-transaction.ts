import type { Charge } from '../objects.ts'

/** Stripe's price of a payment with a European card: per cent of it, and øre. */
const price = { percent: 2.4, fixed: 2_00 }

/** The charge with its balance transaction in place of the id, as Stripe expands it. */
export function withBalanceTransaction({ balance_transaction: id, ...charge }: Charge): object {
  const { amount, currency, created } = charge
  const fee = Math.round((amount * price.percent) / 100) + price.fixed
  return {
    ...charge,
    balance_transaction: {
      id,
      object: 'balance_transaction',
      amount,
      created,
      currency,
      fee,
      net: amount - fee,
      source: charge.id,
      status: 'pending',
      type: 'charge',
    },
  }
}

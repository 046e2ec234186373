import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useEffect, useState } from 'react'
import type { BrowserPayment } from '../../../../api/config.ts'
import type { Ore } from '../../../../modules/shared/money.ts'

/** The least amount that card fields can be made for, in øre. */
const leastAmount = 300

/** What the card fields are told of a total: while a cart loads it is 0, which they refuse. */
export const amountOf = (total: Ore): Ore => Math.max(leastAmount, total)

/** What the card fields are made for; a changed amount reaches them as an update. */
export const elementsOptions = (total: Ore): StripeElementsOptionsMode => ({
  mode: 'payment',
  amount: amountOf(total),
  currency: 'nok',
  locale: 'nb',
  appearance: {
    variables: {
      colorPrimary: '#0b1f4b',
      colorText: '#1c1a18',
      colorDanger: '#c8102e',
      borderRadius: '8px',
      fontFamily: 'Arial, sans-serif',
      spacingUnit: '4px',
    },
  },
})

let system: Promise<Stripe | null> | undefined

/** The payment provider's script, fetched once a page; null when it can't be had. */
function paymentSystem(payment: BrowserPayment): Promise<Stripe | null> {
  system ??= load(payment).catch(() => null)
  return system
}

/** The built-in provider comes from the shop itself; where it is missing, Stripe's own is no substitute. */
async function load({ publishableKey, scriptUrl }: BrowserPayment): Promise<Stripe | null> {
  if (scriptUrl) await import(/* @vite-ignore */ scriptUrl)
  return loadStripe(publishableKey)
}

/** The provider on its way; nothing on the server. */
export function usePaymentSystem(payment: BrowserPayment) {
  const [stripe] = useState(() => ('document' in globalThis ? paymentSystem(payment) : null))
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    void stripe?.then((loaded) => setIsMissing(loaded === null))
  }, [stripe])
  return { stripe, isMissing }
}

import type { Stripe, StripeElementsOptionsMode } from '@stripe/stripe-js'
import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useEffect, useState } from 'react'
import type { BrowserPayment } from '../../../../api/platform/settings/config.ts'
import type { Ore } from '../../../../modules/shared/money.ts'

/** The lowest amount that the card fields accept, in øre. */
const leastAmount = 300

/** The amount for the card fields: the total is 0 while the cart loads, which they refuse. */
export const amountOf = (total: Ore): Ore => Math.max(leastAmount, total)

/** The options of the card fields; a changed amount is passed as an update. */
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

/** The payment provider's script, loaded once per page; null after a failure. */
function paymentSystem(payment: BrowserPayment): Promise<Stripe | null> {
  system ??= load(payment).catch(() => null)
  return system
}

/** The built-in provider is served by the shop; Stripe's script is no fallback for it. */
async function load({ publishableKey, scriptUrl }: BrowserPayment): Promise<Stripe | null> {
  if (scriptUrl) await import(/* @vite-ignore */ scriptUrl)
  return loadStripe(publishableKey)
}

/** The promise of the provider's script; null on the server. */
export function usePaymentSystem(payment: BrowserPayment) {
  const [stripe] = useState(() => ('document' in globalThis ? paymentSystem(payment) : null))
  const [isMissing, setIsMissing] = useState(false)
  useEffect(() => {
    void stripe?.then((loaded) => setIsMissing(loaded === null))
  }, [stripe])
  return { stripe, isMissing }
}

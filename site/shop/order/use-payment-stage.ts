import { useEffect, useState } from 'react'
import { call } from '../../client/checkout.ts'
import { paymentOf } from '../checkout/index.ts'
import { awaitPayment } from './await-payment.ts'
import { endCheckout } from './end-checkout.ts'
import { type ConfirmationParameters, firstStage, type PaymentStage } from './order-confirmation.ts'

/** Ms between two questions: often at first, more seldom later. */
const pauseAfter = (attempt: number) => Math.min(1000 * attempt, 10_000)

export type Order = Pick<ConfirmationParameters, 'paymentIntentId' | 'redirect'> & {
  orderNumber: string
}

/** How the payment stands, as the shop tells it to the session that placed the order. */
export function usePaymentStage({ orderNumber, paymentIntentId, redirect }: Order) {
  const [start, setStart] = useState({ stage: firstStage({ paymentIntentId, redirect }) })
  const [stage, setStage] = useState(start.stage)

  useEffect(() => {
    let isLooking = true
    forgetSecret()
    void awaitPayment({
      paymentOf,
      confirm: (body) => call('sendOrderConfirmation', { body }),
      orderNumber,
      paymentIntentId,
      redirect,
      shown: start.stage,
      show: (next) => isLooking && setStage(next),
      settle: (told) => endCheckout(orderNumber, told),
      pause: (attempt) =>
        new Promise((resolve) => setTimeout(() => resolve(isLooking), pauseAfter(attempt))),
    })
    return () => {
      isLooking = false
    }
  }, [orderNumber, paymentIntentId, redirect, start])

  return {
    stage,
    /** Asks once more; a new object, so that it starts again each time. */
    checkAgain() {
      const again: PaymentStage = stage === 'late' ? 'waiting' : 'checking'
      setStage(again)
      setStart({ stage: again })
    },
  }
}

/** The intent's secret has no business in the address, from where it would be copied and shared. */
function forgetSecret(): void {
  const address = new URL(location.href)
  address.searchParams.delete('payment_intent_client_secret')
  history.replaceState(history.state, '', address)
}

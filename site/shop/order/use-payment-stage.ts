import { useEffect, useState } from 'react'
import { latestWins } from '../../browser/timing/latest-wins.ts'
import { call } from '../../client/generated/send-order-confirmation.ts'
import { paymentOf } from '../checkout/index.ts'
import { awaitPayment } from './await-payment.ts'
import { endCheckout } from './end-checkout.ts'
import { type ConfirmationParameters, firstStage, type PaymentStage } from './order-confirmation.ts'

/** Backoff between two queries in ms. */
const pauseAfter = (attempt: number) => Math.min(1000 * attempt, 10_000)

export type Order = Pick<ConfirmationParameters, 'paymentIntentId' | 'redirect'> & {
  orderNumber: string
}

/** The payment's stage, as the shop tells the session that placed the order. */
export function usePaymentStage({ orderNumber, paymentIntentId, redirect }: Order) {
  const [start, setStart] = useState({ stage: firstStage({ paymentIntentId, redirect }) })
  const [stage, setStage] = useState(start.stage)
  const [startPolling] = useState(latestWins)

  useEffect(() => {
    const isLatest = startPolling()
    forgetSecret()
    void awaitPayment({
      paymentOf,
      confirm: (body) => call('sendOrderConfirmation', { body }),
      orderNumber,
      paymentIntentId,
      redirect,
      shown: start.stage,
      show: (next) => isLatest() && setStage(next),
      settle: (confirmed) => endCheckout(orderNumber, confirmed),
      pause: (attempt) =>
        new Promise((resolve) => setTimeout(() => resolve(isLatest()), pauseAfter(attempt))),
    })
    return () => void startPolling()
  }, [orderNumber, paymentIntentId, redirect, start, startPolling])

  return {
    stage,
    /** Starts polling again; a new object restarts the effect each time. */
    checkAgain() {
      const again: PaymentStage = stage === 'late' ? 'waiting' : 'checking'
      setStage(again)
      setStart({ stage: again })
    },
  }
}

/** Removes the intent's secret from the address, from where it would be copied and shared. */
function forgetSecret(): void {
  const address = new URL(location.href)
  address.searchParams.delete('payment_intent_client_secret')
  history.replaceState(history.state, '', address)
}

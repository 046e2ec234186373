import { useEffect, useState } from 'react'
import { api } from '../../api-client.ts'
import type { ConfirmationParameters, PaymentStage } from '../../stores/order-confirmation.ts'
import { awaitPayment } from './await-payment.ts'
import { endCheckout } from './end-checkout.ts'

/** Ms between two questions: often at first, more seldom later. */
const pauseAfter = (attempt: number) => Math.min(1000 * attempt, 10_000)

export type Order = Pick<ConfirmationParameters, 'paymentIntentId' | 'stage'> & {
  orderNumber: string
}

/** How the payment stands: what the address says, until the shop says more to who placed the order. */
export function usePaymentStage({ orderNumber, paymentIntentId, stage: fromAddress }: Order) {
  const [told, setTold] = useState<{ stage: PaymentStage }>({ stage: fromAddress })
  const [stage, setStage] = useState(fromAddress)

  useEffect(() => {
    let isLooking = true
    forgetSecret()
    void awaitPayment({
      api,
      orderNumber,
      paymentIntentId,
      told: told.stage,
      show: (next) => {
        if (isLooking) setStage(next)
        endCheckout(orderNumber, next)
      },
      pause: (attempt) =>
        new Promise((resolve) => setTimeout(() => resolve(isLooking), pauseAfter(attempt))),
    })
    return () => {
      isLooking = false
    }
  }, [orderNumber, paymentIntentId, told])

  return {
    stage,
    /** Waits once more; a new object, so that it begins anew each time. */
    checkAgain() {
      setStage('waiting')
      setTold({ stage: 'waiting' })
    },
  }
}

/** The intent's secret has no business in the address, from where it would be copied and shared. */
function forgetSecret(): void {
  const address = new URL(location.href)
  address.searchParams.delete('payment_intent_client_secret')
  history.replaceState(history.state, '', address)
}

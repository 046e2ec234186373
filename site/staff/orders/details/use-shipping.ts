import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { askAndChange } from '../changes/held-back.ts'
import { $trackingDrafts, keepTrackingDraft } from '../state/tracking-drafts.ts'
import { orderDetailsTexts as texts } from '../text.ts'
import { shippingChange } from './shipping-change.ts'

/** The tracking number field, which keeps unsaved input. The number is saved together with the status 'shipped'. */
export function useShipping(order: Order) {
  const typed = useStore($trackingDrafts)[order.id]
  const keep = (text: string | undefined) => keepTrackingDraft(order.id, text)
  const [error, setError] = useState<string>()
  const isOnItsWay = order.status === 'shipped' || order.status === 'delivered'
  const current = order.trackingNumber ?? ''

  // Once the input is saved, the field follows the order again.
  useEffect(() => {
    if (typed === current) keepTrackingDraft(order.id, undefined)
  }, [order.id, typed, current])

  function setWithNumber(status?: OrderStatus) {
    const change = shippingChange(typed, status)
    setError(change ? undefined : texts.trackingMalformed)
    if (!change) return
    if (typed !== undefined) keep(typed.trim())
    void askAndChange(order, change)
  }

  return {
    number: typed ?? current,
    isNew: typed !== undefined && typed.trim() !== current,
    type(text: string) {
      keep(text)
      setError(undefined)
    },
    error,
    isOnItsWay,
    /** Saves the number only, for an order that is shipped already; otherwise marks it as shipped. */
    save: () => setWithNumber(isOnItsWay ? undefined : 'shipped'),
    setStatus(status: OrderStatus) {
      if (status === 'shipped') setWithNumber(status)
      else void askAndChange(order, { status })
    },
  }
}

export type Shipping = ReturnType<typeof useShipping>

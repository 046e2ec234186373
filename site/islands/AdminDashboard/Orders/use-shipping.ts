import { useState } from 'react'
import { isTrackingNumber } from '../../../../modules/checkout/rules.ts'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { changeOrder } from '../../../stores/admin-order-changes.ts'
import { orderDetailsTexts as texts } from '../../../text/admin/orders.ts'

/** The tracking number as it is typed; it is set together with the status that sends the parcel off. */
export function useShipping(order: Order) {
  const [typed, setTyped] = useState(order.trackingNumber ?? '')
  const [error, setError] = useState<string>()
  const isOnItsWay = order.status === 'shipped' || order.status === 'delivered'

  function setWithNumber(status: OrderStatus) {
    const trackingNumber = typed.trim()
    const isWrong = trackingNumber !== '' && !isTrackingNumber(trackingNumber)
    setError(isWrong ? texts.trackingMalformed : undefined)
    if (!isWrong) void changeOrder(order.id, { status, trackingNumber: trackingNumber || null })
  }

  return {
    typed,
    type: setTyped,
    error,
    isOnItsWay,
    /** Sets the number of a parcel that is on its way, or sends it off. */
    save: () => setWithNumber(isOnItsWay ? order.status : 'shipped'),
    setStatus(status: OrderStatus) {
      if (status === 'shipped') setWithNumber(status)
      else void changeOrder(order.id, { status })
    },
  }
}

export type Shipping = ReturnType<typeof useShipping>

import { useState } from 'react'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { changeOrder } from '../../../stores/admin-order-changes.ts'
import { orderDetailsTexts as texts } from '../../../text/admin/orders.ts'
import { shippingChange } from './shipping-change.ts'

/** The tracking number as it is typed; it is set together with the status that sends the parcel off. */
export function useShipping(order: Order) {
  const [typed, setTyped] = useState<string>()
  const [error, setError] = useState<string>()
  const isOnItsWay = order.status === 'shipped' || order.status === 'delivered'
  const current = order.trackingNumber ?? ''

  // Once the order has what was typed, the field follows the order again.
  if (typed === current) setTyped(undefined)

  function setWithNumber(status?: OrderStatus) {
    const change = shippingChange(typed, status)
    setError(change ? undefined : texts.trackingMalformed)
    if (!change) return
    setTyped(typed?.trim())
    void changeOrder(order.id, change)
  }

  return {
    number: typed ?? current,
    isNew: typed !== undefined && typed.trim() !== current,
    type(text: string) {
      setTyped(text)
      setError(undefined)
    },
    error,
    isOnItsWay,
    /** Sets the number of a parcel that is on its way, and that alone; or sends it off. */
    save: () => setWithNumber(isOnItsWay ? undefined : 'shipped'),
    setStatus(status: OrderStatus) {
      if (status === 'shipped') setWithNumber(status)
      else void changeOrder(order.id, { status })
    },
  }
}

export type Shipping = ReturnType<typeof useShipping>

import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { $openOrder, openOrder } from '../../../stores/admin-open-order.ts'

/** The order whose details are open; it stays while its dialog closes. */
export function useOpenOrder() {
  const [isOpen, setOpen] = useState(false)
  return {
    order: useStore($openOrder),
    isOpen,
    open(order: Order) {
      openOrder(order)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

import { useState } from 'react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'

/** The order whose details are open, as the list has it; it stays while its dialog closes. */
export function useOpenOrder(orders: readonly Order[] | null) {
  const [id, setId] = useState<number>()
  const [isOpen, setOpen] = useState(false)
  return {
    order: orders?.find((order) => order.id === id),
    isOpen,
    open(order: Order) {
      setId(order.id)
      setOpen(true)
    },
    close: () => setOpen(false),
  }
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $isOrderOpen, $openOrder, closeOrder, openOrder } from './open-order.ts'

/** The order whose details are open; it stays while its dialog closes. */
export function useOpenOrder() {
  useEffect(() => closeOrder, [])
  return {
    order: useStore($openOrder),
    isOpen: useStore($isOrderOpen),
    open: openOrder,
    close: closeOrder,
  }
}

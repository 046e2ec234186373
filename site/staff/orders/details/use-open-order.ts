import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { $isOrderOpen, $openOrder, closeOrder, openOrder } from './open-order.ts'

/** The order in the details dialog; it stays during the closing animation. */
export function useOpenOrder() {
  useEffect(() => closeOrder, [])
  return {
    order: useStore($openOrder),
    isOpen: useStore($isOrderOpen),
    open: openOrder,
    close: closeOrder,
  }
}

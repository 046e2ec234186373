import { atom } from 'nanostores'
import { $cart } from './cart.ts'

/** The order that another tab paid for, until something lies in the cart again. */
export const $paidElsewhere = atom<string | null>(null)

const channel =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('paid-order')
    : undefined

/** Tells the other open tabs that the cart was paid for, before they hear that it is empty. */
export function announcePayment(orderNumber: string): void {
  channel?.postMessage(orderNumber)
}

channel?.addEventListener('message', ({ data }) => $paidElsewhere.set(String(data)))

$cart.listen((items) => {
  if (items?.length) $paidElsewhere.set(null)
})

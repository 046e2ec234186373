import { atom } from 'nanostores'
import { $cart, $cartFailed, refetchCart } from '../../cart/index.ts'
import { paymentOf } from './payment-of.ts'

/** Number of the order that another tab paid; null once the cart has lines again. */
export const $paidElsewhere = atom<string | null>(null)

/** The cart's lines were added while another tab paid for the others. */
export const $isRestUnpaid = atom(false)

/** The order whose payment another tab began. That tab may be closed before it learns the outcome. */
let begunElsewhere: string | null = null

/** Message between tabs about the payment of an order. */
type News = { orderNumber: string; isPaid: boolean }

const channel =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('paid-order')
    : undefined

/** Announces to the other tabs that an order is about to be paid. */
export function announceAttempt(orderNumber: string): void {
  channel?.postMessage({ orderNumber, isPaid: false } satisfies News)
}

/** Announces to the other tabs that the cart was paid, before they learn that it is empty. */
export function announcePayment(orderNumber: string): void {
  channel?.postMessage({ orderNumber, isPaid: true } satisfies News)
}

/** Asks the shop about an order whose payment another tab announced without an outcome. */
export async function askAboutElsewhere(): Promise<void> {
  const orderNumber = begunElsewhere
  if (!orderNumber) return
  const payment = await paymentOf(orderNumber).catch(() => undefined)
  if (payment !== 'paid') return
  begunElsewhere = null
  $paidElsewhere.set(orderNumber)
}

channel?.addEventListener('message', ({ data }: MessageEvent<News>) => {
  begunElsewhere = data.orderNumber
  if (data.isPaid) void learnPayment(data.orderNumber)
})

/**
 * Once an order is booked as paid, the shop removes its lines from the cart: a cart read after that has only the rest.
 */
async function learnPayment(orderNumber: string): Promise<void> {
  $isRestUnpaid.set(false)
  $paidElsewhere.set(orderNumber)
  if ((await paymentOf(orderNumber).catch(() => undefined)) !== 'paid') return
  await refetchCart()
  if ($cartFailed.get()) return
  begunElsewhere = null
  $isRestUnpaid.set(($cart.get()?.length ?? 0) > 0)
}

$cart.listen((items) => {
  if (items?.length) $paidElsewhere.set(null)
})

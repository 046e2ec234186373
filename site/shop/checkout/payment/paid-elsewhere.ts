import { atom } from 'nanostores'
import { $cart, $cartFailed, refetchCart } from '../../cart/index.ts'
import { paymentOf } from './payment-of.ts'

/** The order that another tab paid for, until something lies in the cart again. */
export const $paidElsewhere = atom<string | null>(null)

/** What lies in the cart came into it while another tab paid for the rest. */
export const $isRestUnpaid = atom(false)

/** The order that another tab began to pay for. That tab may be closed before it learns how the payment ended. */
let begunElsewhere: string | null = null

type News = { orderNumber: string; isPaid: boolean }

const channel =
  'BroadcastChannel' in globalThis && 'document' in globalThis
    ? new BroadcastChannel('paid-order')
    : undefined

/** Tells the other open tabs that an order is about to be paid for. */
export function announceAttempt(orderNumber: string): void {
  channel?.postMessage({ orderNumber, isPaid: false } satisfies News)
}

/** Tells the other open tabs that the cart was paid for, before they hear that it is empty. */
export function announcePayment(orderNumber: string): void {
  channel?.postMessage({ orderNumber, isPaid: true } satisfies News)
}

/** Asks the shop about the order that another tab began to pay for and did not tell the end of. */
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

/** The shop empties the cart of what it books as paid: a cart that is read after that holds only the rest. */
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

import type Stripe from 'stripe'
import { expect } from 'vitest'
import type { CartItem } from '../../modules/shared/contract/api.d.ts'
import { testKeys } from '../stand-ins/payments/keys.ts'
import { payWithKlarna } from '../stand-ins/payments/test-klarna.ts'
import { successOf } from './test-event-queries.ts'
import type { TestShop } from './test-shop.ts'
import { ordersOf, stockOf } from './test-shop-queries.ts'

/** The shipping address of test orders. */
export const shippingAddress = {
  firstName: 'Kari',
  lastName: 'Nordmann',
  address: 'Storgata 1',
  postalCode: '0155',
  city: 'Oslo',
  phone: '40000000',
}

export type Payable = {
  clientSecret: string
  orderNumber: string
  total: number
  intentId: string
}

/** A random IPv6 address in a network that no other shopper has. */
const newAddress = () =>
  `2001:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}:${crypto.randomUUID().slice(0, 4)}::1`

/** A visitor of the test shop with a mail address, and by default a session and a network address, of their own. */
export function newShopper(
  shop: TestShop,
  networkAddress: string = newAddress(),
  { session = shop.newSession(), email = `${crypto.randomUUID()}@example.com` } = {},
) {
  const headers = { 'x-session-id': session, 'x-forwarded-for': networkAddress }
  const details = { customerEmail: email, customerName: 'Kari Nordmann', shippingAddress }
  const post = (path: string, body: object) => shop.call('POST', path, { headers, body })

  const shopper = {
    session,
    headers,
    email,
    details,
    put: (productId: number, quantity = 1) => post('/api/cart', { productId, quantity }),
    setQuantity: (productId: number, quantity: number) =>
      shop.call('PUT', `/api/cart/${productId}`, { headers, body: { quantity } }),
    async cart(): Promise<CartItem[]> {
      const response = await shop.call('GET', '/api/cart', { headers })
      return (await response.json()) as CartItem[]
    },
    checkDiscount: (code: string) => post('/api/check-discount', { code }),
    checkOut: (changes: object = {}) =>
      post('/api/create-payment-intent', { ...details, ...changes }),
    /** The answer of a successful checkout. */
    async payable(changes: object = {}): Promise<Payable> {
      const response = await shopper.checkOut(changes)
      if (response.status !== 200) throw new Error(await response.text())
      const made = (await response.json()) as Omit<Payable, 'intentId'>
      return { ...made, intentId: made.clientSecret.split('_secret_')[0] ?? '' }
    },
    /** Fills the cart, checks out and pays, without informing the shop. */
    async paid(productId: number, quantity = 1, changes: object = {}): Promise<Payable> {
      await shopper.put(productId, quantity)
      const payable = await shopper.payable(changes)
      await pay(shop, payable)
      return payable
    },
    /** The browser's call to the shop after the payment. */
    confirm: ({ intentId, orderNumber }: Pick<Payable, 'intentId' | 'orderNumber'>) =>
      post('/api/send-order-confirmation', { ...details, paymentIntentId: intentId, orderNumber }),
    /** Pays, and informs the shop. */
    async settle(payable: Payable): Promise<Response> {
      await pay(shop, payable)
      return shopper.confirm(payable)
    },
    /** Buys, with the shop informed; returns the order's id too. */
    async bought(
      productId: number,
      quantity = 1,
      changes: object = {},
    ): Promise<Payable & { id: number }> {
      const payable = await shopper.paid(productId, quantity, changes)
      expect((await shopper.confirm(payable)).status).toBe(200)
      return { ...payable, id: await shopper.orderId() }
    },
    /** The session's stored orders, oldest first. */
    orders: () => ordersOf(shop.sql, session),
    /** The payment states of the session's orders, oldest first. */
    payments: async (): Promise<string[]> => (await shopper.orders()).map(({ payment }) => payment),
    /** The id of the latest of them. */
    orderId: async (): Promise<number> => (await shopper.orders()).at(-1)?.id ?? 0,
    mails: () => shop.mails.filter(({ to }) => to === email),
  }
  return shopper
}

/** As `newShopper`, with this patch in the cart. */
export async function shopperWith(
  shop: TestShop,
  productId: number,
  quantity = 1,
  networkAddress?: string,
): Promise<Shopper> {
  const shopper = newShopper(shop, networkAddress)
  await shopper.put(productId, quantity)
  return shopper
}

/** A shopper of a test, with a session and a mail address of their own. */
export type Shopper = ReturnType<typeof newShopper>

/** Pays at the provider, without informing the shop. */
export const pay = (
  shop: TestShop,
  { intentId }: Pick<Payable, 'intentId'>,
  payment_method = 'pm_card_visa',
) => shop.stripe.paymentIntents.confirm(intentId, { payment_method })

/** Pays with Klarna, delayed: the intent is processing. */
export const delayPayment = (shop: TestShop, { clientSecret }: Pick<Payable, 'clientSecret'>) =>
  payWithKlarna(shop.provider.browser, clientSecret, 'delayed')

/** Expects that the order is paid, the stock reduced, the cart empty and one receipt sent. */
export async function expectPaidOnce(shop: TestShop, kari: Shopper, id: number, left: number) {
  await shop.work()
  expect(await kari.orders()).toMatchObject([{ payment: 'paid', status: 'pending' }])
  expect(await stockOf(shop.sql, id)).toBe(left)
  expect(await kari.cart()).toEqual([])
  expect(kari.mails()).toHaveLength(1)
}

/** Delivers the provider's event of a payment's success. */
export const notify = async (shop: TestShop, { intentId }: Pick<Payable, 'intentId'>) =>
  deliver(shop, await successOf(shop.sql, intentId))

type Delivery = {
  secret?: string
  /** The time of the signature, in seconds since 1970. */
  timestamp?: number
  /** A tampered body to send in place of the signed one. */
  body?: string
}

/** Delivers an event as Stripe does: indented JSON with a signature of exactly these bytes. */
export function deliver(
  shop: TestShop,
  event: Stripe.Event,
  { secret = testKeys.webhookSecret, timestamp, body }: Delivery = {},
): Promise<Response> {
  const payload = JSON.stringify(event, null, 2)
  const signature = shop.stripe.webhooks.generateTestHeaderString({
    payload,
    secret,
    ...(timestamp && { timestamp }),
  })
  return shop.call('POST', '/api/stripe/webhook', {
    raw: body ?? payload,
    headers: { 'stripe-signature': signature },
  })
}

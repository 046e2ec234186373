import type { Context } from 'hono'
import type { Handlers } from '../shared/contract/routes.ts'
import { networkOf } from '../shared/network/network.ts'
import { discountEffect } from './discounts/discount-effect.ts'
import type { Shopper } from './open-orders/write-order.ts'
import { completeOrder } from './payment/complete-order.ts'
import { type CreatingIntents, createPaymentIntent } from './payment/create-payment-intent.ts'
import { receiveEvent } from './payment/receive-event.ts'
import { upsellFor } from './pricing/upsell.ts'

type Dependencies = CreatingIntents & {
  webhookSecret: string
  /** The visitor's network address. */
  addressOf(c: Context): string
}

/** Calls of the checkout page, and the provider's webhook. */
export function checkoutRoutes(dependencies: Dependencies) {
  const { payments, webhookSecret, addressOf } = dependencies
  const shopperOf = (session: string, c: Context): Shopper => ({
    session,
    clientAddress: networkOf(addressOf(c)),
  })
  return {
    listUpsell: async (c) =>
      c.json(await upsellFor(dependencies, c.req.valid('query').inCart ?? []), 200),
    checkDiscount: async (c) => {
      const shopper = shopperOf(c.req.valid('header')['x-session-id'], c)
      return c.json(await discountEffect(dependencies, shopper, c.req.valid('json').code), 200)
    },
    createPaymentIntent: async (c) => {
      const shopper = shopperOf(c.req.valid('header')['x-session-id'], c)
      return c.json(await createPaymentIntent(dependencies, shopper, c.req.valid('json')), 200)
    },
    sendOrderConfirmation: async (c) => {
      const session = c.req.valid('header')['x-session-id']
      await completeOrder(dependencies, session, c.req.valid('json'))
      return c.json({ ok: true as const }, 200)
    },
    receiveStripeEvent: async (c) => {
      const signature = c.req.valid('header')['stripe-signature']
      const event = await payments.event(await c.req.text(), signature, webhookSecret)
      await receiveEvent(dependencies, event)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}

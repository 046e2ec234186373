import type { Handlers } from '../../shared/contract/routes.ts'
import { type Confirming, confirmSubscription } from './confirm-subscription.ts'
import { type Subscribing, subscribe } from './subscribe.ts'

/** Subscribing, and confirming it. Answers do not reveal whether an address subscribes. */
export function signUpRoutes(dependencies: Subscribing & Confirming) {
  return {
    subscribeNewsletter: async (c) => {
      const { email, name } = c.req.valid('json')
      await subscribe(dependencies, email, name)
      return c.json({ ok: true as const }, 200)
    },
    confirmNewsletter: async (c) => {
      await confirmSubscription(dependencies, c.req.valid('json').token)
      return c.json({ ok: true as const }, 200)
    },
  } satisfies Partial<Handlers>
}

import type { Context } from 'hono'
import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { RenderMail } from '../../emails/render.ts'
import type { Artwork } from '../artwork/index.ts'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Post } from '../post/index.ts'
import { bound } from '../shared/bound.ts'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { WithSlot } from '../shared/promises/with-slot.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { TaxedSeller } from '../shared/terms.ts'
import type { Pool } from '../shared/transaction.ts'
import { discountRoutes } from './discounts/routes.ts'
import { documentRoutes } from './documents/routes.ts'
import { registeredOrderMails } from './follow-up/order-mails.ts'
import { followUpRoutes } from './follow-up/routes.ts'
import { anonymiseOrders } from './forgetting/anonymise-orders.ts'
import { checkoutJobs } from './jobs.ts'
import { journalRoutes } from './journal/routes.ts'
import { noteRoutes } from './notes/routes.ts'
import { deleteAbandonedOrders } from './open-orders/open-order-queries.ts'
import { linkedOrder } from './order-link/linked-order.ts'
import { orderLinkRoutes } from './order-link/routes.ts'
import { createOrderLinks } from './orders/order-links.ts'
import { isPaidOrderOf } from './orders/order-queries.ts'
import { proofRoutes } from './proofs/routes.ts'
import { createIntentCache } from './provider/intent-cache.ts'
import { createPayments } from './provider/payments.ts'
import { createSealedSessions } from './provider/sealed-sessions.ts'
import { creditNoteMail } from './refunds/credit-note-mail.ts'
import { refundRoutes } from './refunds/routes.ts'
import { checkoutRoutes } from './routes.ts'
import { orderRoutes } from './staff-orders/routes.ts'

export { skipDocumentNumbers } from './documents/series-queries.ts'
export { type CheckoutFigures, checkoutFigures } from './figures/figure-queries.ts'
export { forgetCustomer, personalOrders } from './forgetting/personal-orders.ts'
export { heldUnits } from './holds/holds.ts'
export { newOrderNumber } from './open-orders/order-number.ts'

export type CheckoutDependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  catalogue: Catalogue
  artwork: Artwork
  cart: Cart
  stripe: Stripe
  /** For jobs that can wait: its calls come after those of `stripe`. */
  backgroundStripe: Stripe
  webhookSecret: string
  /** Hold time of an unpaid order, in ms. */
  holdTime: number
  renderMail: RenderMail
  post: Post
  enqueue: Enqueue
  /** The visitor's network address. */
  addressOf(c: Context): string
  /** Runs the transactions that write orders, by network. */
  withSlot: WithSlot
  publicUrl: string
  taxed: TaxedSeller
  clock: Clock
  log: Logger
}

/** Pricing, holds, orders with their payments, proofs, mails and refunds, and discount codes. */
export function createCheckout(given: CheckoutDependencies) {
  const orderLinks = createOrderLinks(given.sql, given.publicUrl)
  const intentCache = createIntentCache()
  const own = { ...given, orderLinks, sessions: createSealedSessions(given.sql) }
  const dependencies = { ...own, payments: createPayments({ ...own, intentCache }) }
  const ofJobs = { ...dependencies, sql: given.jobsSql }
  const inBackground = {
    ...ofJobs,
    payments: createPayments({ ...own, intentCache, stripe: given.backgroundStripe }),
  }
  given.post.register(...registeredOrderMails(ofJobs), creditNoteMail(ofJobs))
  return {
    checkout: { ...bound(dependencies, { linkedOrder }), isPaidOrderOf },
    routes: {
      ...checkoutRoutes(dependencies),
      ...orderRoutes(dependencies),
      ...noteRoutes(dependencies),
      ...followUpRoutes(dependencies),
      ...refundRoutes(dependencies),
      ...orderLinkRoutes(dependencies),
      ...proofRoutes(dependencies),
      ...documentRoutes(dependencies),
      ...journalRoutes(dependencies),
      ...discountRoutes(dependencies),
    },
    jobs: checkoutJobs(ofJobs, inBackground),
    expire: {
      unpaidOrders: (before, most) => deleteAbandonedOrders(given.jobsSql, before, most),
      orders: (before, most) => anonymiseOrders(ofJobs, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}

import type { Context } from 'hono'
import type { Logger } from 'pino'
import type { Artwork } from '../artwork/index.ts'
import type { Cart } from '../cart/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Payments, SealedSessions } from '../payments/index.ts'
import type { Post } from '../post/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { WithSlot } from '../shared/promises/with-slot.ts'
import type { TaxedSeller } from '../shared/terms.ts'
import type { Pool } from '../shared/transaction.ts'
import { discountRoutes } from './discounts/routes.ts'
import { checkoutJobs } from './jobs.ts'
import { checkoutRoutes } from './routes.ts'

export { type CheckoutFigures, checkoutFigures } from './figures/figure-queries.ts'
export { heldUnits } from './holds/holds.ts'

type Dependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  catalogue: Catalogue
  artwork: Artwork
  cart: Cart
  payments: Payments
  /** For jobs that can wait: its calls come after those of `payments`. */
  backgroundPayments: Payments
  sessions: SealedSessions
  webhookSecret: string
  /** Hold time of an unpaid order, in ms. */
  holdTime: number
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

/** The till: pricing, discount codes, holds, and orders until they are paid. */
export function createCheckout(dependencies: Dependencies) {
  const ofJobs = { ...dependencies, sql: dependencies.jobsSql }
  return {
    routes: { ...checkoutRoutes(dependencies), ...discountRoutes(dependencies) },
    jobs: checkoutJobs(ofJobs, { ...ofJobs, payments: dependencies.backgroundPayments }),
  }
}

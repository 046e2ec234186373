import type { Logger } from 'pino'
import type { RenderMail } from '../../emails/render.ts'
import type { Artwork } from '../artwork/index.ts'
import type { OrderLinks } from '../orders/index.ts'
import type { Payments } from '../payments/index.ts'
import type { Post } from '../post/index.ts'
import { bound } from '../shared/bound.ts'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { followUpRoutes } from './follow-up/routes.ts'
import { anonymiseOrders } from './forgetting/anonymise-orders.ts'
import { workshopJobs } from './jobs.ts'
import { registeredOrderMails } from './mails/order-mails.ts'
import { noteRoutes } from './notes/routes.ts'
import { linkedOrder } from './order-link/linked-order.ts'
import { orderLinkRoutes } from './order-link/routes.ts'
import { proofRoutes } from './proofs/routes.ts'
import { staffOrderRoutes } from './staff-orders/routes.ts'

export { forgetCustomer, personalOrders } from './forgetting/personal-orders.ts'
export { beginProofs } from './proofs/begin-proofs.ts'

type Dependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  artwork: Artwork
  payments: Payments
  orderLinks: OrderLinks
  renderMail: RenderMail
  post: Post
  enqueue: Enqueue
  publicUrl: string
  clock: Clock
  log: Logger
}

/** The work on paid orders: status, proofs, production, notes, mails, and the order's own page. */
export function createWorkshop(dependencies: Dependencies) {
  const ofJobs = { ...dependencies, sql: dependencies.jobsSql }
  dependencies.post.register(...registeredOrderMails(ofJobs))
  return {
    workshop: bound(dependencies, { linkedOrder }),
    routes: {
      ...staffOrderRoutes(dependencies),
      ...noteRoutes(dependencies),
      ...followUpRoutes(dependencies),
      ...orderLinkRoutes(dependencies),
      ...proofRoutes(dependencies),
    },
    jobs: workshopJobs(ofJobs),
    expire: {
      orders: (before, most) => anonymiseOrders(ofJobs, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}

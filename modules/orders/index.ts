import type { Clock } from '../shared/clock.ts'
import type { Expire, Expiring } from '../shared/retention.ts'
import type { Pool } from '../shared/transaction.ts'
import { createOrderLinks } from './links/order-links.ts'
import { deleteAbandonedOrders } from './open/open-order-queries.ts'
import { orderRoutes } from './routes.ts'

export {
  cutSessions,
  isOfPerson,
  removedPictures,
  replaceContact,
  replaceCustomer,
  replaceInOtherRevisions,
} from './forgetting/anonymise-queries.ts'
export { anonymous } from './forgetting/anonymous-customer.ts'
export { lockedLink, setLink } from './links/link-queries.ts'
export { linkSecret } from './links/link-secret-queries.ts'
export type { OrderLinks } from './links/order-links.ts'
export { orderNumberOf } from './links/order-token.ts'
export { writeLog } from './log/order-log-queries.ts'
export {
  beginAnotherIntent,
  isReplaced,
  linkedIntent,
  noteReplaced,
  unlinkIntent,
} from './open/intent-queries.ts'
export {
  clearAttempts,
  deleteOrders,
  type IdleOrder,
  idleOrders,
  isLapsed,
  noteAttempt,
  noteFailedAttempt,
  openOrder,
  openOrderOf,
  type PayableOrder,
  payableOrder,
} from './open/open-order-queries.ts'
export { newOrderNumber } from './open/order-number.ts'
export { linkAgain, orderAgain, writeRevisionAgain } from './open/restore-queries.ts'
export { extendHold, type Hold, nextRevision } from './open/written-order-queries.ts'
export { setOrders } from './order/change-queries.ts'
export {
  isPaidOrderOf,
  lockedOrder,
  type OrderRow,
  orderColumns,
  orderOfIntent,
  type Payment,
  setDiscountCode,
  setPayment,
  wasPaid,
} from './order/order-queries.ts'
export { isLeaving, isOnItsWay } from './order/order-status.ts'
export {
  type Charge,
  keepCharges,
  type SettledOrder,
  settledOrder,
  settledOrderColumns,
} from './order/settled-order-queries.ts'
export {
  hasSettled,
  type Settled,
  setMoneyBack,
  settle,
  settleRefunded,
} from './order/settlement-queries.ts'
export { trackingUrl } from './order/tracking.ts'
export {
  addressOnEnvelope,
  type Customer,
  contentsOfRevision,
  linesAsJson,
  picturesOf,
  type RevisionContents,
  type RevisionLine,
} from './revisions/revision-queries.ts'

type Dependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  publicUrl: string
  clock: Clock
}

/**
 * The book of orders: their revisions, payment states and links. Rooms above read its tables in their own statements, and
 * write to them with its functions and fragments alone.
 */
export function createOrders({ sql, jobsSql, publicUrl, clock }: Dependencies) {
  const orderLinks = createOrderLinks(sql, publicUrl)
  return {
    orderLinks,
    routes: orderRoutes({ sql, orderLinks, clock }),
    expire: {
      unpaidOrders: (before, most) => deleteAbandonedOrders(jobsSql, before, most),
    } satisfies Partial<Record<Expiring, Expire>>,
  }
}

import type { Logger } from 'pino'
import type Stripe from 'stripe'
import type { RenderMail } from '../../emails/render.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { OrderLinks } from '../orders/index.ts'
import type { Post } from '../post/index.ts'
import type { Clock } from '../shared/clock.ts'
import type { Enqueue } from '../shared/jobs.ts'
import type { TaxedSeller } from '../shared/terms.ts'
import type { Pool } from '../shared/transaction.ts'
import { documentRoutes } from './documents/routes.ts'
import { paymentJobs } from './jobs.ts'
import { journalRoutes } from './journal/routes.ts'
import { createIntentCache } from './provider/intent-cache.ts'
import { createProviderCalls } from './provider/payments.ts'
import { createSealedSessions } from './provider/sealed-sessions.ts'
import { creditNoteMail } from './refunds/credit-note-mail.ts'
import { refundRoutes } from './refunds/routes.ts'
import { stuckPaymentRoutes } from './stuck/routes.ts'

export { isAgainstShop, isDisputed } from './disputes/dispute-queries.ts'
export { noteDispute } from './disputes/note-dispute.ts'
export { documentFile, fetchedDocument, issuedDocument } from './documents/document-file.ts'
export { type DocumentContents, receiptRow } from './documents/document-queries.ts'
export { pdfAnswer } from './documents/pdf-answer.ts'
export { skipDocumentNumbers } from './documents/series-queries.ts'
export { currency } from './provider/currency.ts'
export { type Intent, isOpen, isPaidBack } from './provider/intent.ts'
export { fieldsOfIntent, type OrderInIntent } from './provider/order-in-intent.ts'
export { type Payments, refuseAmount } from './provider/payments.ts'
export type { SealedSessions } from './provider/sealed-sessions.ts'
export { isKeySpent, isProvidersFailure, isUnanswered } from './provider/stripe-errors.ts'
export { queues as refundQueues } from './queues.ts'
export { creditNoteKind } from './refunds/credit-note-mail.ts'
export { refundIds } from './refunds/credit-note-queries.ts'
export { lockedSettledOrder } from './refunds/refund-queries.ts'
export { eraseReasons, followedUp } from './refunds/refund-state-queries.ts'
export { refundUndelivered } from './refunds/refund-undelivered.ts'
export { repeatRefunds } from './refunds/repeat-refunds.ts'
export { noteProvidersRefunds } from './refunds/sync-refunds.ts'
export { unitsToSend } from './refunds/units-to-send-queries.ts'
export { noteUnstuck } from './stuck/stuck-queries.ts'
export { aboutIntent, tryAgain } from './stuck/try-again.ts'

type Dependencies = {
  sql: Pool
  /** Connections of background jobs. */
  jobsSql: Pool
  catalogue: Catalogue
  stripe: Stripe
  /** For jobs that can wait: its calls come after those of `stripe`. */
  backgroundStripe: Stripe
  orderLinks: OrderLinks
  renderMail: RenderMail
  post: Post
  enqueue: Enqueue
  publicUrl: string
  taxed: TaxedSeller
  clock: Clock
  log: Logger
}

/** The payment provider, and the money that goes back: refunds and disputes, with the papers of the bookkeeping. */
export function createPayments(given: Dependencies) {
  const sessions = createSealedSessions(given.sql)
  const own = { ...given, sessions, intentCache: createIntentCache() }
  const payments = createProviderCalls(own)
  const backgroundPayments = createProviderCalls({ ...own, stripe: given.backgroundStripe })
  const dependencies = { ...given, payments }
  const ofJobs = { ...dependencies, sql: given.jobsSql }
  given.post.register(creditNoteMail(ofJobs))
  return {
    payments,
    backgroundPayments,
    sessions,
    routes: {
      ...refundRoutes(dependencies),
      ...documentRoutes(dependencies),
      ...journalRoutes(dependencies),
      ...stuckPaymentRoutes(dependencies),
    },
    jobs: paymentJobs(ofJobs, { ...ofJobs, payments: backgroundPayments }),
  }
}

/** Renders typed data to html and plain text. Of the rest of the shop, it imports only shared code. */

import { type Mail, type RenderedMail, render, type ShopFacts } from './layout.ts'
import { campaign } from './templates/campaign.ts'
import { contactMessage } from './templates/contact-message.ts'
import { creditNote } from './templates/credit-note.ts'
import { lowStock } from './templates/low-stock.ts'
import { newsletterConfirmation } from './templates/newsletter-confirmation.ts'
import { orderConfirmation } from './templates/order-confirmation.ts'
import { orderProof, proofReminder } from './templates/order-proof.ts'
import { orderRefunded } from './templates/order-refunded.ts'
import { orderShipped } from './templates/order-shipped.ts'
import { withdrawalArrival, withdrawalNotice, withdrawalReceipt } from './templates/withdrawal.ts'

export { dayText } from './date.ts'
export { documentTitle, type IssuedDocument, vatLabel } from './document.ts'
export type { RenderedMail, ShopFacts } from './layout.ts'
export { receiptSums } from './order-parts/receipt-sums.ts'
export { type PaidWith, paidWithText } from './payment-method.ts'

const mails = {
  orderConfirmation,
  creditNote,
  orderProof,
  proofReminder,
  orderRefunded,
  orderShipped,
  campaign,
  newsletterConfirmation,
  contactMessage,
  lowStock,
  withdrawalNotice,
  withdrawalReceipt,
  withdrawalArrival,
}

/** The mails of the shop: a function per mail, from typed data to subject, html and text. */
export type Emails = {
  [Name in keyof typeof mails]: (data: Parameters<(typeof mails)[Name]>[0]) => Promise<RenderedMail>
}

/** The mails of one shop. */
export const createEmails = (shop: ShopFacts): Emails =>
  Object.fromEntries(
    Object.entries(mails).map(([name, mail]) => [
      name,
      (data: never) => render((mail as (data: never, shop: ShopFacts) => Mail)(data, shop), shop),
    ]),
  ) as Emails

/** Renders typed data to html and plain text. Of the rest of the shop, it imports only shared code. */
import { campaign } from './campaign.ts'
import { contactMessage } from './contact-message.ts'
import { creditNote } from './credit-note.ts'
import type { ShopFacts } from './layout.ts'
import { lowStock } from './low-stock.ts'
import { newsletterConfirmation } from './newsletter-confirmation.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderProof, proofReminder } from './order-proof.ts'
import { orderRefunded } from './order-refunded.ts'
import { orderShipped } from './order-shipped.ts'
import { withdrawalArrival, withdrawalNotice, withdrawalReceipt } from './withdrawal.ts'

export { dayText } from './date.ts'
export { documentTitle, type IssuedDocument, vatLabel } from './document.ts'
export type { ShopFacts } from './layout.ts'
export { receiptSums } from './order-parts/receipt-sums.ts'
export { type PaidWith, paidWithText } from './payment-method.ts'
export type RenderedMail = { subject: string; html: string; text: string }

type WithoutShop<Template extends (data: never) => unknown> = Omit<Parameters<Template>[0], 'shop'>

/** The mail templates of one shop. */
export function createEmails(shop: ShopFacts) {
  return {
    orderConfirmation: (data: WithoutShop<typeof orderConfirmation>): Promise<RenderedMail> =>
      orderConfirmation({ ...data, shop }),
    creditNote: (data: WithoutShop<typeof creditNote>): Promise<RenderedMail> =>
      creditNote({ ...data, shop }),
    orderProof: (data: WithoutShop<typeof orderProof>): Promise<RenderedMail> =>
      orderProof({ ...data, shop }),
    proofReminder: (data: WithoutShop<typeof proofReminder>): Promise<RenderedMail> =>
      proofReminder({ ...data, shop }),
    orderRefunded: (data: WithoutShop<typeof orderRefunded>): Promise<RenderedMail> =>
      orderRefunded({ ...data, shop }),
    orderShipped: (data: WithoutShop<typeof orderShipped>): Promise<RenderedMail> =>
      orderShipped({ ...data, shop }),
    campaign: (data: WithoutShop<typeof campaign>): Promise<RenderedMail> =>
      campaign({ ...data, shop }),
    newsletterConfirmation: (
      data: WithoutShop<typeof newsletterConfirmation>,
    ): Promise<RenderedMail> => newsletterConfirmation({ ...data, shop }),
    contactMessage: (data: WithoutShop<typeof contactMessage>): Promise<RenderedMail> =>
      contactMessage({ ...data, shop }),
    lowStock: (data: WithoutShop<typeof lowStock>): Promise<RenderedMail> =>
      lowStock({ ...data, shop }),
    withdrawalNotice: (data: WithoutShop<typeof withdrawalNotice>): Promise<RenderedMail> =>
      withdrawalNotice({ ...data, shop }),
    withdrawalReceipt: (data: WithoutShop<typeof withdrawalReceipt>): Promise<RenderedMail> =>
      withdrawalReceipt({ ...data, shop }),
    withdrawalArrival: (data: WithoutShop<typeof withdrawalArrival>): Promise<RenderedMail> =>
      withdrawalArrival({ ...data, shop }),
  }
}

/** The mails of the shop: a function per mail, from typed data to subject, html and text. */
export type Emails = ReturnType<typeof createEmails>

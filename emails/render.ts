/** Renders typed data to html and plain text. Of the rest of the shop, it imports only shared code. */
import { type RenderedMail, render, type ShopFacts, type Template } from './layout.ts'

export { dayText } from './date.ts'
export { documentTitle, type IssuedDocument, vatLabel } from './document.ts'
export type { RenderedMail, ShopFacts } from './layout.ts'
export { receiptSums } from './order-parts/receipt-sums.ts'
export { type PaidWith, paidWithText } from './payment-method.ts'

/** Renders a template with its data as a mail of the shop. */
export type RenderMail = <Data>(
  template: Template<Data>,
  data: NoInfer<Data>,
) => Promise<RenderedMail>

/** Renders the mails of one shop. */
export const createMailRenderer =
  (shop: ShopFacts): RenderMail =>
  (template, data) =>
    render(template(data, shop), shop)

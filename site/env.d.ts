/// <reference types="astro/client" />

declare namespace App {
  /** Data and functions that pages may use: handed in with each request, never imported. */
  interface Locals {
    catalogue: Awaited<ReturnType<import('../modules/catalogue/index.ts').Catalogue['forPage']>>
    /** Settings with which the browser reaches the payment provider. */
    payment: import('../api/platform/settings/config.ts').BrowserPayment
    /** Nothing that is ordered is sent, and pages say so: see `isDemo` of api/platform/settings/config.ts. */
    isDemo: boolean
    publicUrl: string
    /** The seller charges VAT: prices include it, and 'MVA' follows the organisation number. */
    isVatRegistered: boolean
    /** Messages of the contact form are delivered; otherwise the form makes no call. */
    takesMessages: boolean
    /** The order of a link in a mail; undefined for a link that is not, or no longer, an order's. */
    linkedOrder(
      token: string,
    ): Promise<import('../modules/shared/contract/api.d.ts').LinkedOrder | undefined>
    /** A recorded design of a custom patch; undefined for an unknown id. */
    customDesign(
      id: string,
    ): Promise<import('../modules/shared/contract/api.d.ts').PatchDesign | undefined>
    /** A made-up order under a number of its own, and the order confirmation of it. */
    sampleReceipt: {
      order(): ReturnType<typeof import('../emails/samples/order.ts').sampleOrder>
      html(orderNumber: string): Promise<string>
    }
  }
}

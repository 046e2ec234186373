/// <reference types="astro/client" />

declare namespace App {
  /** What pages may use: handed in with each request, never imported. */
  interface Locals {
    catalogue: Awaited<ReturnType<import('../modules/catalogue/index.ts').Catalogue['forPage']>>
    /** What the browser needs to reach the payment provider. */
    payment: import('../api/config.ts').BrowserPayment
    /** Nothing that is ordered is sent, and pages say so: see `isDemo` of api/config.ts. */
    isDemo: boolean
    publicUrl: string
    /** Messages of the contact form are delivered; otherwise the form makes no call. */
    takesMessages: boolean
    /** A made-up order under a number of its own, and the order confirmation of it. */
    sampleReceipt: {
      order(): ReturnType<typeof import('../emails/samples/order.ts').sampleOrder>
      html(orderNumber: string): Promise<string>
    }
  }
}

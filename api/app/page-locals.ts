import { sampleOrder } from '../../emails/samples/order.ts'
import { orderConfirmation } from '../../emails/templates/order-confirmation.ts'
import { newOrderNumber } from '../../modules/orders/index.ts'
import type { AppDependencies } from './dependencies.ts'
import type { Modules } from './modules.ts'

/** The locals of pages (site/env.d.ts) that are the same for every request; the catalogue is not. */
export const pageLocals = (
  { payments, mail, shop: { isDemo, publicUrl, taxed } }: AppDependencies,
  { linkedOrder, customDesign }: Modules,
): Omit<App.Locals, 'catalogue'> => ({
  payment: payments.browserPayment,
  isDemo,
  publicUrl,
  isVatRegistered: taxed.rate !== null,
  takesMessages: mail.contactInbox !== null,
  linkedOrder,
  customDesign,
  sampleReceipt: {
    order: () => sampleOrder(newOrderNumber(), taxed),
    html: async (orderNumber: string) =>
      (await mail.renderMail(orderConfirmation, sampleOrder(orderNumber, taxed))).html,
  },
})

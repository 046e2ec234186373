import type { Emails } from '../../emails/render.ts'
import { pictureAt } from '../catalogue/rules.ts'
import type { SendMail } from '../shared/mail.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import * as queries from './order-queries.ts'
import { receiptOf } from './paid-order-queries.ts'
import type { Payments } from './payments.ts'
import * as revisions from './revision-queries.ts'

type Dependencies = {
  sql: Pool
  payments: Payments
  emails: Emails
  sendMail: SendMail
  publicUrl: string
}

/** The mails about an order. Each has a fixed Message-ID, so that a repeated delivery is one mail in the inbox. */
export function orderMails({ sql, payments, emails, sendMail, publicUrl }: Dependencies) {
  const messageId = (kind: string, orderNumber: string) =>
    `<${kind}.${orderNumber}@${new URL(publicUrl).hostname}>`

  return {
    async sendReceipt(orderId: number): Promise<void> {
      const order = await receipt(sql, orderId)
      const lines = await revisions.linesOfRevision(sql, orderId, order.revision)
      const mail = await emails.orderConfirmation({
        ...order,
        lines: lines.map((line) => ({
          name: line.name,
          imageUrl: new URL(pictureAt(line.image, 160, 'png'), publicUrl).href,
          unitPrice: line.unitPrice,
          quantity: line.quantity,
          lineTotal: line.unitPrice * line.quantity,
        })),
      })
      await sendMail({
        to: order.customerEmail,
        messageId: messageId('receipt', order.orderNumber),
        ...mail,
      })
    },

    /** Pays the order back and tells the customer; only where a refund is due. */
    async refund(orderId: number): Promise<void> {
      const order = await receipt(sql, orderId)
      if (order.payment !== 'refund_due') return
      await payments.refund(order.paymentIntentId)
      const mail = await emails.orderRefunded(order)
      await sendMail({
        to: order.customerEmail,
        messageId: messageId('refund', order.orderNumber),
        ...mail,
      })
      await inTransaction(sql, (tx) => queries.setPayment(tx, orderId, 'refund_due', 'refunded'))
    },
  }
}

async function receipt(sql: Pool, orderId: number) {
  const order = await receiptOf(sql, orderId)
  if (!order) throw new Error(`There is no order ${orderId}`)
  return order
}

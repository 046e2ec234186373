import type { Emails } from '../../../emails/render.ts'
import type { Clock } from '../../shared/clock.ts'
import type { SendMail } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import * as queries from '../orders/paid-order-queries.ts'
import { linesOfRevision } from '../orders/revision-queries.ts'
import { mailLines } from './mail-lines.ts'

type Dependencies = {
  sql: Pool
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  clock: Clock
}

/**
 * The mail that tells what became of a payment: the receipt, or that the money goes back. One that was
 * sent is not sent again. Its Message-ID is fixed, so that a delivery which is repeated because nobody
 * heard of the first is one mail in the inbox.
 */
export function orderMail({ sql, emails, sendMail, publicUrl, clock }: Dependencies) {
  const compose = async (order: queries.SettledOrder) =>
    order.payment === 'paid'
      ? emails.orderConfirmation({
          ...order,
          lines: mailLines(await linesOfRevision(sql, order.id, order.revision), publicUrl),
        })
      : emails.orderRefunded({ ...order, amount: order.refundedAmount ?? order.total })

  return async (orderId: number): Promise<void> => {
    const order = await queries.settledOrder(sql, orderId)
    if (order.receiptSentAt) return
    const kind = order.payment === 'paid' ? 'receipt' : 'refund'
    await sendMail({
      to: order.customerEmail,
      messageId: `<${kind}.${order.orderNumber}.${order.receiptNumber}@${new URL(publicUrl).hostname}>`,
      ...(await compose(order)),
    })
    await queries.noteReceiptSent(sql, orderId, order.receiptNumber, clock())
  }
}

import type { Emails } from '../../../emails/render.ts'
import type { Clock } from '../../shared/clock.ts'
import type { SendMail } from '../../shared/mail.ts'
import type { Sql } from '../../shared/transaction.ts'
import { documentFile, issuedDocument } from '../documents/document-file.ts'
import type { OrderLinks } from '../orders/order-links.ts'
import { settledOrder } from '../orders/paid-order-queries.ts'
import { linesOfRevision } from '../orders/revision-queries.ts'
import * as queries from './credit-note-queries.ts'

type Sending = {
  sql: Sql
  sendMail: SendMail
  emails: Emails
  orderLinks: Pick<OrderLinks, 'urlOf'>
  publicUrl: string
  clock: Clock
}

/**
 * Sends the credit note of a refund, once. The Message-ID is the same on a retry, so that the inbox shows one mail even
 * when a lost confirmation causes a second delivery.
 */
export async function sendCreditNote(
  { sql, sendMail, emails, orderLinks, publicUrl, clock }: Sending,
  refundId: number,
): Promise<void> {
  const note = await queries.untoldRefund(sql, refundId)
  if (!note) return
  const { orderId, number, amount, reason, units, paidWith } = note
  const order = await settledOrder(sql, orderId)
  const lines = await linesOfRevision(sql, orderId, order.revision)
  const { orderNumber, customerName } = order
  const document = await issuedDocument(sql, orderId, number)
  await sendMail({
    to: order.customerEmail,
    messageId: `<credit.${orderNumber}.${number}@${new URL(publicUrl).hostname}>`,
    ...(await emails.creditNote({
      orderNumber,
      customerName,
      amount,
      reason,
      paidWith,
      orderUrl: await orderLinks.urlOf(order),
      document,
      receiptNumber: document.receiptNumber,
      units: units.map(({ itemId, quantity }) => ({
        name: lines.find((line) => line.itemId === itemId)?.name ?? '',
        quantity,
      })),
    })),
    documents: [await documentFile(document)],
  })
  await queries.noteTold(sql, refundId, clock())
}

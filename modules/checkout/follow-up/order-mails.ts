import type { Logger } from 'pino'
import type { Emails } from '../../../emails/render.ts'
import type { Cart } from '../../cart/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { SendMail } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import * as queries from '../orders/paid-order-queries.ts'
import { linesOfRevision } from '../orders/revision-queries.ts'
import type { Payments } from '../payment/payments.ts'
import { mailLines } from './mail-lines.ts'

type Dependencies = {
  sql: Pool
  cart: Pick<Cart, 'customImages'>
  payments: Pick<Payments, 'paidWith'>
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  clock: Clock
  log: Logger
}

/**
 * The mail that tells what became of a payment: the receipt, or that the money goes back. One that was
 * sent is not sent again. Its Message-ID is fixed, so that a delivery which is repeated because nobody
 * heard of the first is one mail in the inbox.
 */
export function orderMail(dependencies: Dependencies) {
  const { sql, emails, sendMail, publicUrl, clock } = dependencies
  const receipt = async (order: queries.SettledOrder) => {
    const all = await linesOfRevision(sql, order.id, order.revision)
    const { lines, pictures } = await mailLines(all, { ...dependencies, ...dependencies.cart })
    const paidWith = await methodOf(order, dependencies)
    return { ...(await emails.orderConfirmation({ ...order, lines, paidWith })), pictures }
  }
  const compose = (order: queries.SettledOrder) =>
    order.payment === 'paid'
      ? receipt(order)
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

/** Null when the provider does not answer: a receipt without the method is better than none. */
async function methodOf(
  { paymentIntentId, orderNumber }: queries.SettledOrder,
  { payments, log }: Pick<Dependencies, 'payments' | 'log'>,
) {
  try {
    return await payments.paidWith(paymentIntentId)
  } catch (error) {
    log.warn({ err: error, orderNumber }, 'A receipt goes without the way of payment')
    return null
  }
}

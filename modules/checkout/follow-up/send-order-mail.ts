import type { Clock } from '../../shared/clock.ts'
import type { SendMail } from '../../shared/mail.ts'
import { anonymous } from '../forgetting/anonymous-customer.ts'
import type { WantedMail } from '../orders/mail-kinds.ts'
import { latestMail, noteMailSent, withdrawMails } from '../orders/order-mail-queries.ts'
import { settledOrder } from '../orders/paid-order-queries.ts'
import { type Composing, orderMails } from './order-mails.ts'

export type Sending = Composing & { sendMail: SendMail; clock: Clock }

/**
 * Sends an order's mail if it is the latest of its kind, is waiting and still matches the state of the order. The
 * Message-ID is the same on a retry, so that the inbox shows one mail even when a lost confirmation causes a second
 * delivery. Withdraws a mail to a customer who was forgotten.
 */
export async function sendOrderMail(
  dependencies: Sending,
  { orderId, kind, number }: WantedMail,
): Promise<void> {
  const { sql, sendMail, publicUrl, clock } = dependencies
  const latest = await latestMail(sql, orderId, kind)
  if (latest?.state !== 'waiting' || (number ?? latest.number) !== latest.number) return
  const order = await settledOrder(sql, orderId)
  if (order.customerEmail === anonymous.email) return withdrawMails(sql, [orderId], [kind], clock())
  const { isDue, idPrefix, compose } = orderMails[kind]
  if (!isDue(order)) return
  const mail = { orderId, kind, number: latest.number }
  // Before the mail is composed: what staff show during the delivery is in the next one.
  const at = clock()
  await sendMail({
    to: order.customerEmail,
    messageId: `<${idPrefix}.${order.orderNumber}.${mail.number}@${new URL(publicUrl).hostname}>`,
    ...(await compose(order, dependencies)),
  })
  const { trackingNumber } = order
  await noteMailSent(sql, mail, { at, trackingNumber })
}

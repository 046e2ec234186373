import type { Logger } from 'pino'
import type { Emails } from '../../../emails/render.ts'
import type { Cart } from '../../cart/index.ts'
import type { Clock } from '../../shared/clock.ts'
import type { SendMail } from '../../shared/mail.ts'
import type { Pool } from '../../shared/transaction.ts'
import { isOnItsWay } from '../orders/change-orders.ts'
import { settledOrder } from '../orders/paid-order-queries.ts'
import { linesOfRevision } from '../orders/revision-queries.ts'
import { trackingUrl } from '../orders/tracking.ts'
import { mailLines } from './mail-lines.ts'
import * as queries from './notice-queries.ts'

type Dependencies = {
  sql: Pool
  cart: Pick<Cart, 'customImages'>
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  clock: Clock
  log: Logger
}

/** One of the mails that tell that an order is on its way: the order's latest number alone is sent. */
export type Notice = { orderId: number; number: number }

/**
 * The mail that an order is on its way. It is not sent when the status has changed meanwhile, nor again
 * when it was sent; see orderMail for its Message-ID.
 */
export function shippingNotice(dependencies: Dependencies) {
  const { sql, emails, sendMail, publicUrl, clock } = dependencies
  return async ({ orderId, number }: Notice): Promise<void> => {
    const order = await settledOrder(sql, orderId)
    const isDue =
      order.noticeNumber === number && number > Math.max(order.noticeSent, order.noticeWithdrawn)
    if (!isDue || !isOnItsWay(order.status) || order.payment !== 'paid') return
    const all = await linesOfRevision(sql, orderId, order.revision)
    const { lines, pictures } = await mailLines(all, { ...dependencies, ...dependencies.cart })
    const { trackingNumber } = order
    const tracking = trackingNumber
      ? { number: trackingNumber, url: trackingUrl(trackingNumber) }
      : null
    await sendMail({
      to: order.customerEmail,
      messageId: `<notice.${order.orderNumber}.${number}@${new URL(publicUrl).hostname}>`,
      pictures,
      ...(await emails.orderShipped({ ...order, lines, tracking })),
    })
    await queries.noteNoticeSent(sql, orderId, { number, trackingNumber, at: clock() })
  }
}

import type { Emails } from '../../../../emails/render.ts'
import type { Clock } from '../../../shared/clock.ts'
import { dayInOslo } from '../../../shared/day.ts'
import { once } from '../../../shared/idempotency/once.ts'
import type { Enqueue } from '../../../shared/jobs.ts'
import type { SendMail } from '../../../shared/mail.ts'
import { inTransaction, type Pool } from '../../../shared/transaction.ts'
import { lowProducts } from './low-stock-queries.ts'

/** The queue of the mails, a message per day. */
export const lowStockMails = 'catalogue.low-stock-mails'

/** Products that a mail lists; the dashboard lists all. */
const mostListed = 100

export type TellingLowStock = {
  sql: Pool
  enqueue: Enqueue
  clock: Clock
  emails: Emails
  sendMail: SendMail
  publicUrl: string
  /** The shop's address; null for a shop without one, which gets no mail. */
  contactInbox: string | null
}

/** Queues the day's mail about products that are low in stock: none without such products, and one however often it runs. */
export async function tellLowStock({
  sql,
  enqueue,
  clock,
  contactInbox,
}: TellingLowStock): Promise<void> {
  if (!contactInbox) return
  const day = dayInOslo(clock())
  await inTransaction(sql, async (tx) => {
    const { count } = await lowProducts(tx, 1)
    if (count === 0) return
    await once(tx, lowStockMails, { key: day, request: null }, async () => {
      await enqueue(tx, lowStockMails, { day })
      return null
    })
  })
}

/** Mails the list of products that are low in stock now to the shop; none when all are filled up by then. */
export async function mailLowStock(
  { sql, emails, sendMail, publicUrl, contactInbox }: TellingLowStock,
  day: string,
): Promise<void> {
  const list = await lowProducts(sql, mostListed)
  if (!contactInbox || list.count === 0) return
  await sendMail({
    ...(await emails.lowStock(list)),
    to: contactInbox,
    messageId: `<low-stock.${day}@${new URL(publicUrl).hostname}>`,
  })
}

import type { Sql } from '../../shared/transaction.ts'

/** Notes a mail as sent, and the tracking number that it told; a later one may wait by now. */
export async function noteNoticeSent(
  sql: Sql,
  id: number,
  sent: { number: number; trackingNumber: string | null; at: Date },
): Promise<void> {
  await sql`
    update checkout.orders
    set notice_sent = ${sent.number},
        notice_sent_at = ${sent.at},
        told_tracking_number = ${sent.trackingNumber},
        notice_failed_at = null
    where id = ${id}
      and notice_sent < ${sent.number}
  `
}

export async function noteNoticeFailed(
  sql: Sql,
  id: number,
  number: number,
  at: Date,
): Promise<void> {
  await sql`
    update checkout.orders
    set notice_failed_at = ${at}
    where id = ${id}
      and notice_number = ${number}
      and notice_sent < ${number}
  `
}

/**
 * The next number of the mail that an order is on its way, when that is due again; null when there is nothing
 * to do: the order is not on its way, or its mail waits already. Undefined when there is no such paid order.
 */
export async function noticeIsDue(sql: Sql, id: number): Promise<number | null | undefined> {
  const [due] = await sql<{ number: number }[]>`
    update checkout.orders
    set notice_number = notice_number + 1,
        notice_failed_at = null
    where id = ${id}
      and payment = 'paid'
      and status in ('shipped', 'delivered')
      and (notice_number <= greatest(notice_sent, notice_withdrawn) or notice_failed_at is not null)
    returning notice_number as number
  `
  if (due) return due.number
  const [paid] = await sql`
    update checkout.orders
    set notice_failed_at = null
    where id = ${id}
      and payment = 'paid'
    returning id
  `
  return paid && null
}

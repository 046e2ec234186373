import type { Sql } from '../../shared/transaction.ts'
import type { MailKind, OrderMail, WantedMail } from './mail-kinds.ts'

/** Adds the next mail of a kind to each order, which the caller has locked; those before it are out of date. */
export async function addedMails(
  sql: Sql,
  orderIds: readonly number[],
  kind: MailKind,
  at: Date,
): Promise<OrderMail[]> {
  await withdrawMails(sql, orderIds, kind, at)
  return sql<OrderMail[]>`
    insert into checkout.order_mails (order_id, kind, number)
    select
      id,
      ${kind},
      1 + coalesce((select max(number) from checkout.order_mails where order_id = id and kind = ${kind}), 0)
    from unnest(${[...orderIds]}::int[]) as id
    returning order_id as "orderId", kind, number
  `
}

/** Takes back the mails of a kind that were not sent. */
export async function withdrawMails(
  sql: Sql,
  orderIds: readonly number[],
  kind: MailKind,
  at: Date,
): Promise<void> {
  await sql`
    update checkout.order_mails
    set withdrawn_at = ${at},
        failed_at = null
    where order_id = any(${[...orderIds]})
      and kind = ${kind}
      and sent_at is null
      and withdrawn_at is null
  `
}

type LatestMail = { number: number; state: 'waiting' | 'sent' | 'failed' | 'withdrawn' }

/** Undefined when the order never had a mail of the kind. */
export async function latestMail(
  sql: Sql,
  orderId: number,
  kind: MailKind,
): Promise<LatestMail | undefined> {
  const [row] = await sql<LatestMail[]>`
    select
      number,
      case
        when sent_at is not null then 'sent'
        when failed_at is not null then 'failed'
        when withdrawn_at is not null then 'withdrawn'
        else 'waiting'
      end as state
    from checkout.order_mails
    where order_id = ${orderId}
      and kind = ${kind}
    order by number desc
    limit 1
  `
  return row
}

/** Notes a mail as sent, and the tracking number that the order had then. */
export async function noteMailSent(
  sql: Sql,
  { orderId, kind, number }: OrderMail,
  { at, trackingNumber }: { at: Date; trackingNumber: string | null },
): Promise<void> {
  await sql`
    update checkout.order_mails
    set sent_at = ${at},
        tracking_number = ${trackingNumber},
        failed_at = null,
        withdrawn_at = null
    where order_id = ${orderId}
      and kind = ${kind}
      and number = ${number}
  `
}

/** Notes that a mail failed for good, if it is still to be sent; without a number the one that waits. */
export async function noteMailFailed(
  sql: Sql,
  { orderId, kind, number }: WantedMail,
  at: Date,
): Promise<void> {
  await sql`
    update checkout.order_mails
    set failed_at = ${at}
    where order_id = ${orderId}
      and kind = ${kind}
      and number = coalesce(${number ?? null}::int, number)
      and sent_at is null
      and withdrawn_at is null
  `
}

/** A mail that failed waits again, under its number: it may have been delivered all the same. */
export async function makeMailDue(sql: Sql, { orderId, kind, number }: OrderMail): Promise<void> {
  await sql`
    update checkout.order_mails
    set failed_at = null
    where order_id = ${orderId}
      and kind = ${kind}
      and number = ${number}
  `
}

import type { Sql } from '../../shared/transaction.ts'
import type { MailKind, OrderMail, WantedMail } from './mail-kinds.ts'

/** Adds the next mail of a kind to each order and withdraws unsent earlier ones. The caller has locked the orders. */
export async function addedMails(
  sql: Sql,
  orderIds: readonly number[],
  kind: MailKind,
  at: Date,
): Promise<OrderMail[]> {
  await withdrawMails(sql, orderIds, [kind], at)
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

/** Withdraws the waiting mails of these kinds. A failed mail stays an alert until staff retry it. */
export async function withdrawWaitingMails(
  sql: Sql,
  orderIds: readonly number[],
  kinds: readonly MailKind[],
  at: Date,
): Promise<void> {
  await sql`
    update checkout.order_mails
    set withdrawn_at = ${at}
    where order_id = any(${[...orderIds]})
      and kind = any(${[...kinds]})
      and sent_at is null
      and withdrawn_at is null
      and failed_at is null
  `
}

/** Withdraws the unsent mails of these kinds, failed ones included, which ends their alerts. */
export async function withdrawMails(
  sql: Sql,
  orderIds: readonly number[],
  kinds: readonly MailKind[],
  at: Date,
): Promise<void> {
  await sql`
    update checkout.order_mails
    set withdrawn_at = ${at},
        failed_at = null
    where order_id = any(${[...orderIds]})
      and kind = any(${[...kinds]})
      and sent_at is null
      and withdrawn_at is null
  `
}

type LatestMail = { number: number; state: 'waiting' | 'sent' | 'failed' | 'withdrawn' }

/** The order's latest mail of the kind; undefined when there was none. */
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

/** Which of these kinds have a failed mail for the order. */
export async function failedKinds(
  sql: Sql,
  orderId: number,
  kinds: readonly MailKind[],
): Promise<MailKind[]> {
  const rows = await sql<{ kind: MailKind }[]>`
    select distinct kind
    from checkout.order_mails
    where order_id = ${orderId}
      and kind = any(${[...kinds]})
      and failed_at is not null
  `
  return rows.map(({ kind }) => kind)
}

/** Records a mail as sent, with the order's tracking number at that time. */
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

/** Records that a waiting mail failed permanently. Without a number: the waiting mail of the kind. */
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

/** Puts a failed mail back to waiting under the same number, since it may have been delivered after all. */
export async function makeMailDue(sql: Sql, { orderId, kind, number }: OrderMail): Promise<void> {
  await sql`
    update checkout.order_mails
    set failed_at = null
    where order_id = ${orderId}
      and kind = ${kind}
      and number = ${number}
  `
}

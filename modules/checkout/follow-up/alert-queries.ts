import type { Alert } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

type AlertRow = Omit<Alert, 'failedAt'> & { failedAt: Date }

/** What failed for good and waits for staff, the oldest order first; of a payment, its refund or its receipt. */
export async function alerts(sql: Sql, most: number): Promise<Alert[]> {
  const rows = await sql<AlertRow[]>`
    select
      o.id as "orderId",
      o.order_number as "orderNumber",
      failed.kind,
      r.customer_name as "customerName",
      r.customer_email as "customerEmail",
      r.total,
      failed.at as "failedAt"
    from checkout.orders o
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    cross join lateral (values
      (case when o.refund_failed_at is null then 'receipt' else 'refund' end,
        coalesce(o.refund_failed_at, o.receipt_failed_at)),
      ('notice', o.notice_failed_at)
    ) as failed (kind, at)
    where (o.receipt_failed_at is not null or o.refund_failed_at is not null or o.notice_failed_at is not null)
      and failed.at is not null
    order by o.id, failed.at
    limit ${most}
  `
  return rows.map(({ failedAt, ...row }) => ({ ...row, failedAt: failedAt.toISOString() }))
}

export async function noteReceiptFailed(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update checkout.orders
    set receipt_failed_at = ${at}
    where id = ${id}
      and receipt_sent_at is null
  `
}

export async function noteRefundFailed(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update checkout.orders
    set refund_failed_at = ${at},
        payment = 'refund_due'
    where id = ${id}
      and payment in ('refund_due', 'refunded')
  `
}

/**
 * The receipt is due again, under another number if it was sent before. 'queued' when it is due
 * already, undefined when there is no such paid order.
 */
export async function receiptIsDue(sql: Sql, id: number): Promise<'due' | 'queued' | undefined> {
  const { count } = await sql`
    update checkout.orders
    set receipt_number = receipt_number + case when receipt_sent_at is null then 0 else 1 end,
        receipt_sent_at = null,
        receipt_failed_at = null
    where id = ${id}
      and payment in ('paid', 'refunded')
      and (receipt_sent_at is not null or receipt_failed_at is not null)
  `
  if (count === 1) return 'due'
  const [paid] = await sql`
    select 1
    from checkout.orders
    where id = ${id}
      and payment in ('paid', 'refunded')
  `
  return paid && 'queued'
}

/** 'due' when a refund waits, 'settled' when there is nothing to do, undefined when nobody paid such an order. */
export async function refundIsDue(sql: Sql, id: number): Promise<'due' | 'settled' | undefined> {
  const [row] = await sql<{ isDue: boolean }[]>`
    update checkout.orders
    set refund_failed_at = null
    where id = ${id}
      and paid_at is not null
    returning payment = 'refund_due' as "isDue"
  `
  if (!row) return undefined
  return row.isDue ? 'due' : 'settled'
}

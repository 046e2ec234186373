import { creditNoteKind } from '../../payments/index.ts'
import { failedMails } from '../../post/index.ts'
import type { Alert } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'
import { orderMails } from '../mails/order-mails.ts'

const alertOf = Object.fromEntries(
  Object.entries(orderMails).map(([kind, { alert }]) => [kind, alert]),
)

type AlertRow = Omit<Alert, 'failedAt'> & { failedAt: Date }

/**
 * Refunds and mails that failed permanently and wait for staff, by order, oldest first. Failed mails of several
 * kinds can share one alert. A failed refund hides the failed receipt of the same order.
 */
export async function alerts(sql: Sql, most: number): Promise<Alert[]> {
  const rows = await sql<AlertRow[]>`
    select
      o.id as "orderId",
      o.order_number as "orderNumber",
      failed.kind,
      r.customer_name as "customerName",
      r.customer_email as "customerEmail",
      coalesce(failed.amount, r.total) as total,
      failed.is_held_back as "isHeldBack",
      failed.at as "failedAt"
    from (
      select about as order_id, ${sql.json(alertOf)} ->> kind as kind, min(failed_at) as at, null::int as amount, false as is_held_back
      from ${failedMails(sql, Object.keys(alertOf))} mail
      group by 1, 2
      union all
      select order_id, 'refund', min(failed_at), sum(amount)::int, coalesce(bool_or(failure = 'held_back'), false)
      from payments.refunds
      where state = 'failed'
        and followed_up_at is null
      group by 1
      union all
      select refund.order_id, 'receipt', min(mail.failed_at), null, false
      from ${failedMails(sql, [creditNoteKind])} mail
      join payments.refunds refund on refund.id = mail.about
      group by 1
    ) failed
    join orders.orders o on o.id = failed.order_id
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    where failed.kind <> 'receipt'
      or o.payment <> 'refund_due'
    order by o.id, failed.at
    limit ${most}
  `
  return rows.map(({ failedAt, ...row }) => ({ ...row, failedAt: failedAt.toISOString() }))
}

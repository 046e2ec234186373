import type { PaidWith } from '../../../emails/render.ts'
import type { Dispute, Refund } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'
import { unitsAsJson } from './refund-queries.ts'

type PaymentRow = {
  receipt: number | null
  paidWith: PaidWith | null
  paidAt: Date
  total: number
  discountExcludesCustom: boolean
  refunded: number
  disputed: number
  refunds: Refund[]
  disputes: Dispute[]
}

/** A paid order's payment; undefined for an order that is unknown or not paid. */
export async function paymentRow(sql: Sql, orderId: number): Promise<PaymentRow | undefined> {
  const [row] = await sql<PaymentRow[]>`
    select
      (
        select d.number
        from payments.documents d
        where d.order_id = o.id
          and d.kind = 'receipt'
      ) as receipt,
      o.paid_with as "paidWith",
      o.paid_at as "paidAt",
      o.total,
      r.discount_excludes_custom as "discountExcludesCustom",
      coalesce(o.refunded_amount, 0) as refunded,
      coalesce(o.disputed_amount, 0) as disputed,
      (
        select coalesce(json_agg(
          json_build_object(
            'number', f.number,
            'creditNote', d.number,
            'amount', f.amount,
            'reason', f.reason,
            'state', f.state,
            'isRestocked', f.is_restocked,
            'administrator', f.administrator,
            'requestedAt', ${isoTime(sql, sql`f.requested_at`)},
            'units', ${unitsAsJson(sql)}
          )
          order by f.number desc
        ), '[]')
        from payments.refunds f
        left join payments.documents d on d.refund_id = f.id
        where f.order_id = o.id
      ) as refunds,
      (
        select coalesce(json_agg(
          json_build_object(
            'id', d.id,
            'amount', d.amount,
            'withdrawn', d.withdrawn,
            'reason', d.reason,
            'status', d.status,
            'openedAt', ${isoTime(sql, sql`d.opened_at`)},
            'answerBy', ${isoTime(sql, sql`d.answer_by`)}
          )
          order by d.opened_at desc
        ), '[]')
        from payments.disputes d
        where d.order_id = o.id
      ) as disputes
    from orders.orders o
    join orders.revisions r on r.order_id = o.id and r.revision = o.revision
    where o.id = ${orderId}
      and o.payment = 'paid'
  `
  return row
}

/** A moment as JavaScript's toISOString writes it. */
const isoTime = (sql: Sql, moment: ReturnType<Sql>) =>
  sql`to_char(${moment} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

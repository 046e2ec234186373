import type { PaidWith } from '../../../emails/render.ts'
import type { Refund } from '../../shared/contract/api.d.ts'
import type { Sql } from '../../shared/transaction.ts'

type UntoldRefund = Pick<Refund, 'number' | 'amount' | 'reason' | 'units'> & {
  orderId: number
  paidWith: PaidWith | null
}

/** A refund that was made and whose credit note was not sent; undefined for any other. */
export async function untoldRefund(sql: Sql, id: number): Promise<UntoldRefund | undefined> {
  const [refund] = await sql<UntoldRefund[]>`
    select
      f.order_id as "orderId",
      f.number,
      f.amount,
      f.reason,
      o.paid_with as "paidWith",
      (
        select coalesce(json_agg(json_build_object('itemId', item_id, 'quantity', quantity) order by item_id), '[]')
        from checkout.refunded_units
        where refund_id = f.id
      ) as units
    from checkout.refunds f
    join checkout.orders o on o.id = f.order_id
    where f.id = ${id}
      and f.state = 'made'
      and f.told_at is null
  `
  return refund
}

/** Records that a refund's credit note was sent. */
export async function noteTold(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update checkout.refunds
    set told_at = ${at},
        telling_failed_at = null
    where id = ${id}
  `
}

/** Records that a refund's credit note failed for good. */
export async function noteTellingFailed(sql: Sql, id: number, at: Date): Promise<void> {
  await sql`
    update checkout.refunds
    set telling_failed_at = ${at}
    where id = ${id}
      and told_at is null
  `
}

/** The ids of the order's refunds whose credit notes failed for good, which wait again. */
export async function untoldAgain(sql: Sql, orderId: number): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    update checkout.refunds
    set telling_failed_at = null
    where order_id = ${orderId}
      and telling_failed_at is not null
    returning id
  `
  return rows.map(({ id }) => id)
}

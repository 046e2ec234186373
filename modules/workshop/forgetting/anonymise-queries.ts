import { cutSessions, removedPictures } from '../../orders/index.ts'
import { eraseDetails } from '../../post/index.ts'
import { eraseTracking } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { orderMailKinds } from '../mails/order-mails.ts'
import { deleteProofs, picturesOfProofs } from '../sewing/proof-queries.ts'

/**
 * When money of the paid order `o` moved last: its credit note, or the reversal of one, belongs to the accounts of that
 * year, so they have to name the customer as long as that year's (bokføringsloven § 13).
 */
export const lastBooked = (sql: Sql) => sql`
  greatest(
    o.paid_at,
    (
      select max(greatest(coalesce(f.made_at, f.requested_at), f.failed_at))
      from payments.refunds f
      where f.order_id = o.id
        and (f.state <> 'failed' or f.made_at is not null)
    ),
    (
      select max(d.opened_at)
      from payments.disputes d
      where d.order_id = o.id
        and d.withdrawn > 0
    )
  )
`

/**
 * Locks up to `most` settled orders whose money moved last before the time and that still name their customer, oldest
 * first.
 */
export async function ordersToAnonymise(
  tx: Transaction,
  before: Date,
  most: number,
): Promise<number[]> {
  const rows = await tx<{ id: number }[]>`
    select o.id
    from orders.orders o
    where o.paid_at < ${before}
      and o.anonymised_at is null
      and o.payment <> 'refund_due'
      and ${lastBooked(tx)} < ${before}
    order by o.paid_at
    limit ${most}
    for update skip locked
  `
  return rows.map(({ id }) => id)
}

/**
 * Removes what else leads from these locked orders to a person: session, tracking number, pictures, proofs and the notes
 * of staff. Returns the ids of the pictures that no other order has. A change of an earlier version conflicts.
 */
export async function cutTraces(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  await tx`
    delete from workshop.notes
    where order_id = any(${[...ids]})
  `
  await cutSessions(tx, ids)
  const proofed = await picturesOfProofs(tx, ids)
  await deleteProofs(tx, ids)
  await eraseTracking(tx, ids)
  await eraseDetails(tx, { kinds: orderMailKinds, abouts: ids })
  return picturesWithoutOrder(tx, [...new Set([...proofed, ...(await removedPictures(tx, ids))])])
}

async function picturesWithoutOrder(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from unnest(${[...ids]}::uuid[]) id
    where not exists (
      select
      from orders.lines
      where custom_image_id = id
    )
      and not exists (
        select
        from workshop.proofs
        where image_id = id
      )
  `
  return rows.map(({ id }) => id)
}

import { eraseDetails } from '../../post/index.ts'
import { eraseTracking } from '../../shared/staff-log/staff-log-queries.ts'
import type { Sql, Transaction } from '../../shared/transaction.ts'
import { orderMailKinds } from '../follow-up/order-mails.ts'
import { anonymous } from '../orders/anonymous-customer.ts'
import { deleteProofs, picturesOfProofs } from '../orders/proof-queries.ts'

/**
 * When money of the paid order `o` moved last: its credit note, or the reversal of one, belongs to the accounts of that
 * year, so they have to name the customer as long as that year's (bokføringsloven § 13).
 */
export const lastBooked = (sql: Sql) => sql`
  greatest(
    o.paid_at,
    (
      select max(greatest(coalesce(f.made_at, f.requested_at), f.failed_at))
      from checkout.refunds f
      where f.order_id = o.id
        and (f.state <> 'failed' or f.made_at is not null)
    ),
    (
      select max(d.opened_at)
      from checkout.disputes d
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
    from checkout.orders o
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

/** Assignments that replace the customer in the columns of a revision. */
export const anonymousCustomer = (sql: Sql) => sql`
  customer_name = ${anonymous.name},
  customer_email = ${anonymous.email},
  first_name = ${anonymous.firstName},
  last_name = ${anonymous.lastName},
  address = ${anonymous.address},
  postal_code = ${anonymous.postalCode},
  city = ${anonymous.city},
  phone = ${anonymous.phone}
`

/**
 * Replaces the customer in these locked orders, in all their revisions, and removes what staff wrote about refunds: until
 * then credit notes tell it. Lines, amounts, numbers and dates stay.
 */
export async function replaceCustomer(
  tx: Transaction,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await tx`
    with revisions as (
      update checkout.order_revisions
      set ${anonymousCustomer(tx)}
      where order_id = any(${[...ids]})
    ), refunds as (
      update checkout.refunds
      set reason = null
      where order_id = any(${[...ids]})
        and reason is not null
    )
    update checkout.orders
    set customer_name = ${anonymous.name},
        customer_email = ${anonymous.email},
        search_details = null,
        anonymised_at = ${at}
    where id = any(${[...ids]})
  `
}

/**
 * Replaces how these locked orders reach their customer, in all their revisions: e-mail and phone. The name and the
 * address stay, as bokføringsforskriften § 5-1-2 has it of the parties of a sale.
 */
export async function replaceContact(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx`
    with revisions as (
      update checkout.order_revisions
      set customer_email = ${anonymous.email},
          phone = ${anonymous.phone}
      where order_id = any(${[...ids]})
    )
    update checkout.orders o
    set customer_email = ${anonymous.email},
        search_details = concat_ws(E'\n', r.customer_name, r.address || ' ' || r.postal_code || ' ' || r.city)
    from checkout.order_revisions r
    where o.id = any(${[...ids]})
      and r.order_id = o.id
      and r.revision = o.revision
  `
}

/**
 * Removes what else leads from these locked orders to a person: session, tracking number, pictures, proofs and the
 * notes of staff. Returns the ids of the pictures that no other order has. Staff who still see an earlier version are told of the
 * change.
 */
export async function cutTraces(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  await tx`
    with notes as (
      delete from checkout.order_notes
      where order_id = any(${[...ids]})
    )
    update checkout.orders
    set session_id = ${anonymous.session},
        tracking_number = null,
        version = version + 1
    where id = any(${[...ids]})
  `
  const proofed = await picturesOfProofs(tx, ids)
  await deleteProofs(tx, ids)
  await eraseTracking(tx, ids)
  await eraseDetails(tx, { kinds: orderMailKinds, abouts: ids })
  const removed = await tx<{ id: string }[]>`
    update checkout.order_lines line
    set custom_image_id = null
    from checkout.order_lines before
    where line.order_id = any(${[...ids]})
      and line.custom_image_id is not null
      and before.order_id = line.order_id
      and before.revision = line.revision
      and before.item_id = line.item_id
    returning before.custom_image_id as id
  `
  return picturesWithoutOrder(tx, [...new Set([...proofed, ...removed.map(({ id }) => id)])])
}

async function picturesWithoutOrder(sql: Sql, ids: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from unnest(${[...ids]}::uuid[]) id
    where not exists (
      select
      from checkout.order_lines
      where custom_image_id = id
    )
      and not exists (
        select
        from checkout.proofs
        where image_id = id
      )
  `
  return rows.map(({ id }) => id)
}

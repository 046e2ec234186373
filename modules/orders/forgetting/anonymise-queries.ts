import type { Sql, Transaction } from '../../shared/transaction.ts'
import { anonymous } from './anonymous-customer.ts'

/** Assignments that replace the customer in the columns of a revision. */
const anonymousCustomer = (sql: Sql) => sql`
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
 * Replaces the customer in these locked orders, in all their revisions. Lines, amounts, numbers and dates stay.
 */
export async function replaceCustomer(
  tx: Transaction,
  ids: readonly number[],
  at: Date,
): Promise<void> {
  await tx`
    with revisions as (
      update orders.revisions
      set ${anonymousCustomer(tx)}
      where order_id = any(${[...ids]})
    )
    update orders.orders
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
      update orders.revisions
      set customer_email = ${anonymous.email},
          phone = ${anonymous.phone}
      where order_id = any(${[...ids]})
    )
    update orders.orders o
    set customer_email = ${anonymous.email},
        search_details = concat_ws(E'\n', r.customer_name, r.address || ' ' || r.postal_code || ' ' || r.city)
    from orders.revisions r
    where o.id = any(${[...ids]})
      and r.order_id = o.id
      and r.revision = o.revision
  `
}

/** Replaces the customer in revisions that have the address, but that their order did not become. */
export async function replaceInOtherRevisions(tx: Transaction, email: string): Promise<void> {
  await tx`
    update orders.revisions r
    set ${anonymousCustomer(tx)}
    from orders.orders o
    where ${isOfPerson(tx, email)}
      and o.id = r.order_id
      and o.revision <> r.revision
      and o.payment <> 'open'
  `
}

/** Whether a revision `r` has the address, in any letter case. */
export const isOfPerson = (sql: Sql, email: string) => sql`
  lower(r.customer_email) = lower(${email})
`

/** Removes session and tracking number from these locked orders. A change of an earlier version conflicts. */
export async function cutSessions(tx: Transaction, ids: readonly number[]): Promise<void> {
  await tx`
    update orders.orders
    set session_id = ${anonymous.session},
        tracking_number = null,
        version = version + 1
    where id = any(${[...ids]})
  `
}

/** Removes the customers' pictures from these locked orders, in all their revisions, and returns the ids of the pictures. */
export async function removedPictures(tx: Transaction, ids: readonly number[]): Promise<string[]> {
  const removed = await tx<{ id: string }[]>`
    update orders.lines line
    set custom_image_id = null
    from orders.lines before
    where line.order_id = any(${[...ids]})
      and line.custom_image_id is not null
      and before.order_id = line.order_id
      and before.revision = line.revision
      and before.item_id = line.item_id
    returning before.custom_image_id as id
  `
  return removed.map(({ id }) => id)
}

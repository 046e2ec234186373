import type { OrderStatus } from '../../modules/shared/contract/api.d.ts'
import type { Pool } from '../../modules/shared/transaction.ts'

export type NewOrder = {
  at?: string
  status?: OrderStatus
  name?: string
  email?: string
  orderNumber?: string
  phone?: string
  address?: string
  patch?: string
  /** Øre. */
  total?: number
}

const seller = { name: 'Patch AS', organisationNumber: '000 000 000', address: 'Oslo' }

let orders = 0

/** Inserts a paid order with one line and a receipt to send; returns its id. */
export async function newPaidOrder(sql: Pool, order: NewOrder = {}): Promise<number> {
  orders += 1
  const {
    at = '2026-05-10T10:00:00Z',
    status = 'pending',
    name = 'Kari Nordmann',
    email = 'kari@example.com',
    orderNumber = `RP-${String(orders).padStart(8, '0')}`,
    total = 28_700,
    phone = '40000000',
    address = 'Storgata 1',
    patch = 'Elgpatch',
  } = order
  const [row] = await sql<{ id: number }[]>`
    with written as (
      insert into orders.orders
        (order_number, session_id, payment, status, revision, created_at, paid_at, total, customer_name, customer_email, search_details)
      values (${orderNumber}, ${`session_${orders}`}, 'paid', ${status}, 1, ${at}, ${at}, ${total}, ${name}, ${email},
        concat_ws(E'\n', ${address}::text || ' 0155 Oslo', ${phone}::text, regexp_replace(${phone}, '[^0-9]', '', 'g'), ${patch}::text))
      returning id
    ), revised as (
      insert into orders.revisions
        (order_id, revision, customer_name, customer_email, first_name, last_name, address, postal_code, city, phone,
          subtotal, discount, shipping, total)
      select id, 1, ${name}, ${email}, 'Kari', 'Nordmann', ${address}, '0155', 'Oslo', ${phone}, ${total}, 0, 0, ${total}
      from written
    ), filled as (
      insert into orders.lines (order_id, revision, item_id, product_id, name, image, unit_price, quantity)
      select id, 1, 1, 1, ${patch}, '/patches/1.svg', ${total}, 1
      from written
    ), mailed as (
      insert into post.mails (kind, about, number, due_at)
      select 'receipt', id, 1, ${at}::timestamptz
      from written
    ), receipted as (
      insert into payments.documents (kind, order_id, issued_at, gross, vat_rate, vat, seller)
      select 'receipt', id, ${at}, ${total}, 25, ${total} / 5, ${sql.json(seller)}
      from written
    )
    select id
    from written
  `
  return row?.id ?? 0
}

/** Inserts a mail that failed permanently, or replaces the order's first one of the kind. */
export async function failMail(
  sql: Pool,
  orderId: number,
  kind: string,
  { failedAt = '2026-05-10T11:00:00Z' }: { failedAt?: string } = {},
): Promise<void> {
  await sql`
    insert into post.mails (kind, about, number, due_at, failed_at)
    values (${kind}, ${orderId}, 1, ${failedAt}, ${failedAt})
    on conflict (kind, about, number) do update
      set failed_at = excluded.failed_at
  `
}

/** Deletes all orders. */
export async function forgetOrders(sql: Pool): Promise<void> {
  await sql`truncate orders.orders, orders.revisions, orders.lines, post.mails cascade`
}

import type { Sql } from '../shared/transaction.ts'
import type { Prices } from './pricing.ts'

export type Payment = 'open' | 'paid' | 'refund_due' | 'refunded' | 'abandoned'

export type OrderRow = {
  id: number
  orderNumber: string
  sessionId: string
  payment: Payment
  paymentIntentId: string | null
  revision: number
}

export type Customer = {
  name: string
  email: string
  firstName: string
  lastName: string
  address: string
  postalCode: string
  city: string
  phone: string
}

export type RevisionLine = {
  itemId: number
  productId: number
  name: string
  image: string
  /** Øre. */
  unitPrice: number
  quantity: number
}

export type Revision = Prices & {
  customer: Customer
  discountCode: string | null
  lines: readonly RevisionLine[]
}

const orderColumns = (sql: Sql) => sql`
  id,
  order_number as "orderNumber",
  session_id as "sessionId",
  payment,
  payment_intent_id as "paymentIntentId",
  revision
`

/** The session's one open order, made under the number when there is none yet, and locked. */
export async function openOrder(
  sql: Sql,
  session: string,
  orderNumber: string,
): Promise<OrderRow | undefined> {
  await sql`
    insert into checkout.orders (order_number, session_id)
    values (${orderNumber}, ${session})
    on conflict do nothing
  `
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where session_id = ${session}
      and payment = 'open'
    for update
  `
  return order
}

/** Writes the next revision of a locked order and returns its number. */
export async function addRevision(sql: Sql, orderId: number, revision: Revision): Promise<number> {
  const { customer, lines } = revision
  const [order] = await sql<{ revision: number }[]>`
    update checkout.orders
    set revision = revision + 1
    where id = ${orderId}
    returning revision
  `
  if (!order) throw new Error(`Order ${orderId} is gone`)
  await sql`
    insert into checkout.order_revisions ${sql({
      order_id: orderId,
      revision: order.revision,
      customer_name: customer.name,
      customer_email: customer.email,
      first_name: customer.firstName,
      last_name: customer.lastName,
      address: customer.address,
      postal_code: customer.postalCode,
      city: customer.city,
      phone: customer.phone,
      discount_code: revision.discountCode,
      subtotal: revision.subtotal,
      discount: revision.discount,
      shipping: revision.shipping,
      total: revision.total,
    })}
  `
  await sql`
    insert into checkout.order_lines ${sql(
      lines.map((line) => ({
        order_id: orderId,
        revision: order.revision,
        item_id: line.itemId,
        product_id: line.productId,
        name: line.name,
        image: line.image,
        unit_price: line.unitPrice,
        quantity: line.quantity,
      })),
    )}
  `
  return order.revision
}

/** Øre of one revision. */
export async function totalOfRevision(
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<number> {
  const [row] = await sql<{ total: number }[]>`
    select total
    from checkout.order_revisions
    where order_id = ${orderId}
      and revision = ${revision}
  `
  if (!row) throw new Error(`Order ${orderId} has no revision ${revision}`)
  return row.total
}

/** The newest revision of an order, and its total in øre. */
export async function latestRevision(
  sql: Sql,
  orderId: number,
): Promise<{ revision: number; total: number }> {
  const [row] = await sql<{ revision: number; total: number }[]>`
    select r.revision, r.total
    from checkout.orders o
    join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
    where o.id = ${orderId}
  `
  if (!row) throw new Error(`Order ${orderId} is gone`)
  return row
}

export async function discountCodeOf(
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<string | null> {
  const [row] = await sql<{ code: string | null }[]>`
    select discount_code as code
    from checkout.order_revisions
    where order_id = ${orderId}
      and revision = ${revision}
  `
  return row?.code ?? null
}

export async function linkIntent(
  sql: Sql,
  orderId: number,
  paymentIntentId: string,
): Promise<void> {
  await sql`
    update checkout.orders
    set payment_intent_id = ${paymentIntentId}
    where id = ${orderId}
      and payment_intent_id is null
  `
}

export async function orderOfIntent(
  sql: Sql,
  paymentIntentId: string,
): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where payment_intent_id = ${paymentIntentId}
  `
  return order
}

export async function lockedOrder(sql: Sql, id: number): Promise<OrderRow | undefined> {
  const [order] = await sql<OrderRow[]>`
    select ${orderColumns(sql)}
    from checkout.orders
    where id = ${id}
    for update
  `
  return order
}

export const linesOfRevision = (
  sql: Sql,
  orderId: number,
  revision: number,
): Promise<RevisionLine[]> =>
  sql<RevisionLine[]>`
    select
      item_id as "itemId",
      product_id as "productId",
      name,
      image,
      unit_price as "unitPrice",
      quantity
    from checkout.order_lines
    where order_id = ${orderId}
      and revision = ${revision}
    order by item_id
  `

/** Settles an open order: what was paid is its revision from now on. */
export async function settleOrder(
  sql: Sql,
  id: number,
  settled: { payment: 'paid' | 'refund_due'; revision: number; at: Date },
): Promise<void> {
  await sql`
    update checkout.orders
    set payment = ${settled.payment},
        revision = ${settled.revision},
        paid_at = ${settled.at},
        created_at = ${settled.at}
    where id = ${id}
  `
}

export async function setPayment(
  sql: Sql,
  id: number,
  from: Payment,
  to: Payment,
): Promise<boolean> {
  const { count } = await sql`
    update checkout.orders
    set payment = ${to}
    where id = ${id}
      and payment = ${from}
  `
  return count === 1
}

/** False when the event was stored before. */
export async function recordEvent(sql: Sql, event: { id: string; type: string }): Promise<boolean> {
  const { count } = await sql`
    insert into checkout.payment_events (id, type)
    values (${event.id}, ${event.type})
    on conflict do nothing
  `
  return count === 1
}

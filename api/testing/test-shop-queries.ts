import { inTransaction, type Pool } from '../../modules/shared/transaction.ts'

/** Above the catalogue's ids; each test file has its own database. */
let nextId = 100_000

/** Adds a patch for one test and returns its id; price in kr. */
export async function newPatch(
  sql: Pool,
  { price = 49, stock = 20 }: { price?: number; stock?: number } = {},
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into catalogue.products
      (id, category_id, name, description, price_ore, rating, review_count, stock, recipe, created_at)
    select ${nextId++}, category_id, name, description,
      ${price * 100}, rating, review_count, ${stock}, recipe, created_at
    from catalogue.products
    where id = 1
    returning id
  `
  return row?.id ?? 0
}

/** Units in stock; undefined for an unknown patch. */
export async function stockOf(sql: Pool, id: number): Promise<number | undefined> {
  const [row] = await sql<{ stock: number }[]>`
    select stock
    from catalogue.products
    where id = ${id}
  `
  return row?.stock
}

/** Sets the stock of a patch, in units. */
export const setStock = (sql: Pool, id: number, stock: number) => sql`
  update catalogue.products
  set stock = ${stock}
  where id = ${id}
`

/** Sets a price in kr. */
export const setPrice = (sql: Pool, id: number, kr: number) => sql`
  update catalogue.products
  set price_ore = ${kr * 100}
  where id = ${id}
`

type WrittenOrder = {
  id: number
  orderNumber: string
  payment: string
  status: string
  intentId: string | null
  revision: number
  subtotal: number
  discount: number
  shipping: number
  total: number
  discountCode: string | null
  lines: { productId: number; unitPrice: number; quantity: number }[]
}

/** A session's stored orders, oldest first, each in its latest revision; amounts in øre. */
export const ordersOf = (sql: Pool, session: string): Promise<WrittenOrder[]> => sql<
  WrittenOrder[]
>`
  select
    o.id,
    o.order_number as "orderNumber",
    o.payment,
    o.status,
    o.payment_intent_id as "intentId",
    o.revision,
    r.subtotal,
    r.discount,
    r.shipping,
    r.total,
    r.discount_code as "discountCode",
    (
      select json_agg(
        json_build_object('productId', l.product_id, 'unitPrice', l.unit_price, 'quantity', l.quantity)
        order by l.item_id
      )
      from orders.lines l
      where l.order_id = o.id
        and l.revision = o.revision
    ) as lines
  from orders.orders o
  join orders.revisions r on r.order_id = o.id and r.revision = o.revision
  where o.session_id = ${session}
  order by o.id
`

/** All state that a checkout call could change, for comparison before and after. */
export async function wholeState(sql: Pool): Promise<object> {
  const [row] = await sql<{ state: object }[]>`
    select jsonb_build_object(
      'orders', (select jsonb_agg(o order by o.id) from orders.orders o),
      'revisions', (select jsonb_agg(r order by r.order_id, r.revision) from orders.revisions r),
      'lines', (select jsonb_agg(l order by l.order_id, l.revision, l.item_id) from orders.lines l),
      'keys', (select jsonb_agg(k order by k.operation, k.key) from public.idempotency_keys k),
      'codes', (select jsonb_agg(c order by c.id) from checkout.discount_codes c),
      'carts', (select jsonb_agg(c order by c.session_id, c.id) from cart.lines c),
      'stock', (select jsonb_object_agg(p.id, p.stock) from catalogue.products p),
      'provider', (select jsonb_agg(o order by o.id) from test_payments.objects o)
    ) as state
  `
  return row?.state ?? {}
}

/** The amounts that the provider refunded for an intent, in øre, the first one first. */
export async function refundsOf(sql: Pool, intentId: string): Promise<number[]> {
  const rows = await sql<{ amount: number }[]>`
    select (body ->> 'amount')::int as amount
    from test_payments.objects
    where kind = 'refund'
      and body ->> 'payment_intent' = ${intentId}
    order by made_at
  `
  return rows.map(({ amount }) => amount)
}

/** Changes the provider's intent in ways that the shop does not allow. */
export const tamperWithIntent = (sql: Pool, intentId: string, changes: Record<string, string>) =>
  sql`
    update test_payments.objects
    set body = body || ${sql.json(changes)}
    where id = ${intentId}
  `

/** The state after an order was given up although its intent could not be cancelled. */
export async function giveUpOrder(sql: Pool, orderNumber: string): Promise<void> {
  await sql`
    delete from checkout.holds
    where order_id = (select id from orders.orders where order_number = ${orderNumber})
  `
  await sql`
    update orders.orders
    set payment = 'abandoned'
    where order_number = ${orderNumber}
  `
}

/** The process id of PostgreSQL that serves the only listening connection on this database. */
export async function listener(sql: Pool): Promise<number> {
  const rows = await sql<{ pid: number }[]>`
    select pid
    from pg_stat_activity
    where datname = current_database()
      and query ~ '^(un)?listen '
  `
  const [row] = rows
  if (!row || rows.length > 1) throw new Error(`${rows.length} connections listen`)
  return row.pid
}

/** Runs the work while another call with the idempotency key is in progress at the provider. */
export async function whileKeyIsInUse<T>(
  sql: Pool,
  key: string,
  work: () => Promise<T>,
): Promise<T> {
  return inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(hashtextextended(${`test_payments:${key}`}, 0))`
    return work()
  })
}

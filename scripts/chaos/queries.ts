import type Stripe from 'stripe'
import type { Pool } from '../../modules/shared/transaction.ts'

let nextId = 100_000

/** Adds a patch for one run and returns its id. */
export async function addPatch(sql: Pool, stock: number): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into catalogue.products
      (id, category_id, name, description, price_ore, rating, review_count, stock, recipe, created_at)
    select ${nextId++}, category_id, name, description, price_ore, rating, review_count, ${stock},
      recipe, created_at
    from catalogue.products
    where id = 1
    returning id
  `
  if (!row) throw new Error('The patch was not added')
  return row.id
}

/** Adds a 10 % discount code. */
export async function addCode(sql: Pool, code: string, maxUses: number): Promise<void> {
  await sql`
    insert into checkout.discount_codes (code, type, value, max_uses)
    values (${code}, 'percentage', 10, ${maxUses})
  `
}

/** The stored number of uses of a code. */
export async function usesOf(sql: Pool, code: string): Promise<number> {
  const [row] = await sql<{ uses: number }[]>`
    select current_uses as uses
    from checkout.discount_codes
    where code = ${code}
  `
  return row?.uses ?? 0
}

/** Units in stock by patch. */
export async function stockOf(sql: Pool, ids: readonly number[]): Promise<Map<number, number>> {
  const rows = await sql<{ id: number; stock: number }[]>`
    select id, stock
    from catalogue.products
    where id = any(${[...ids]})
  `
  return new Map(rows.map(({ id, stock }) => [id, stock]))
}

export type Booked = {
  orderNumber: string
  session: string
  payment: string
  intentId: string | null
  total: number
  discountCode: string | null
  holds: number
  /** What went back of a paid order, in øre, and in how many refunds. */
  refunded: number
  refunds: number
  /** Refunds that are neither made nor failed. */
  refundsDue: number
  /** Units that came back into stock. */
  restocked: { productId: number; quantity: number }[]
  lines: { productId: number; quantity: number }[]
}

/** The orders of these sessions, each in its current revision. */
export const ordersOf = (sql: Pool, sessions: readonly string[]): Promise<Booked[]> => sql<
  Booked[]
>`
  select
    o.order_number as "orderNumber",
    o.session_id as session,
    o.payment,
    o.payment_intent_id as "intentId",
    r.total,
    r.discount_code as "discountCode",
    (select count(*)::int from checkout.holds h where h.order_id = o.id) as holds,
    coalesce(o.refunded_amount, 0) as refunded,
    (select count(*)::int from checkout.refunds f where f.order_id = o.id and f.state = 'made') as refunds,
    (select count(*)::int from checkout.refunds f where f.order_id = o.id and f.state = 'due') as "refundsDue",
    (
      select coalesce(json_agg(json_build_object('productId', u.item_id, 'quantity', u.restocked)), '[]')
      from checkout.refunds f
      join checkout.refunded_units u on u.refund_id = f.id
      where f.order_id = o.id
        and u.restocked > 0
    ) as restocked,
    (
      select json_agg(json_build_object('productId', l.product_id, 'quantity', l.quantity))
      from checkout.order_lines l
      where l.order_id = o.id
        and l.revision = o.revision
    ) as lines
  from checkout.orders o
  join checkout.order_revisions r on r.order_id = o.id and r.revision = o.revision
  where o.session_id = any(${[...sessions]})
`

export type RefundableOrder = {
  id: number
  total: number
  lines: { itemId: number; quantity: number }[]
}

/** The paid orders of these sessions, with their units by line. */
export const refundableOrders = (
  sql: Pool,
  sessions: readonly string[],
): Promise<RefundableOrder[]> => sql<RefundableOrder[]>`
  select
    o.id,
    o.total,
    (
      select json_agg(json_build_object('itemId', l.item_id, 'quantity', l.quantity))
      from checkout.order_lines l
      where l.order_id = o.id
        and l.revision = o.revision
    ) as lines
  from checkout.orders o
  where o.session_id = any(${[...sessions]})
    and o.payment = 'paid'
`

/** The number of cart lines that the session has already paid for. */
export async function boughtButInCart(sql: Pool, sessions: readonly string[]): Promise<number> {
  const { count } = await sql`
    select 1
    from cart.lines c
    join checkout.orders o on o.session_id = c.session_id and o.payment = 'paid'
    join checkout.order_lines l
      on l.order_id = o.id and l.revision = o.revision and l.product_id = c.product_id
    where c.session_id = any(${[...sessions]})
  `
  return count
}

/** Makes jobs of a killed process due at once, as if their time limit had passed. */
export async function letTimePassForJobs(sql: Pool): Promise<void> {
  await sql`
    update jobs.job
    set state = 'retry',
        start_after = now()
    where state in ('active', 'retry')
      and name like 'checkout.%'
  `
}

/** Moves the time of all waiting jobs of orders, as if a minute had passed. */
export async function letMinutePassForJobs(sql: Pool): Promise<void> {
  await sql`
    update jobs.job
    set start_after = start_after - interval '1 minute'
    where state in ('created', 'retry')
      and name like 'checkout.%'
  `
}

/** Whether the shop has begun to compare the provider's list of intents with its orders. */
export async function listsIntents(sql: Pool): Promise<boolean> {
  const { count } = await sql`select 1 from checkout.intent_cursor`
  return count === 1
}

/** The numbers of all paid orders. */
export async function paidOrders(sql: Pool): Promise<string[]> {
  const rows = await sql<{ orderNumber: string }[]>`
    select order_number as "orderNumber"
    from checkout.orders
    where payment = 'paid'
  `
  return rows.map(({ orderNumber }) => orderNumber)
}

/** The number of unfinished mail and refund jobs. */
export async function waitingJobs(sql: Pool): Promise<number> {
  const { count } = await sql`
    select 1
    from jobs.job
    where name in (
      'checkout.receipt', 'checkout.refunded', 'checkout.refund', 'checkout.pay-refund', 'checkout.credit-note'
    )
      and state in ('created', 'retry', 'active')
  `
  return count
}

/** The provider's latest 200 events about payment intents, sent or not. */
export async function eventsSince(provider: Pool): Promise<Stripe.Event[]> {
  const rows = await provider<{ body: Stripe.Event }[]>`
    select body
    from test_payments.objects
    where kind = 'event'
      and (body ->> 'type' like 'payment_intent.%' or body ->> 'type' = 'refund.created')
    order by made_at desc
    limit 200
  `
  return rows.map(({ body }) => body)
}

export type Money = { intentId: string; status: string; received: number; refunded: number }

/** The provider's amounts received from and refunded to these sessions, in øre, also for orders that were lost. */
export const moneyOf = (provider: Pool, sessions: readonly string[]): Promise<Money[]> =>
  provider<Money[]>`
    select
      i.id as "intentId",
      i.body ->> 'status' as status,
      (i.body ->> 'amount_received')::int as received,
      coalesce((
        select sum((r.body ->> 'amount')::int)::int
        from test_payments.objects r
        where r.kind = 'refund'
          and r.body ->> 'payment_intent' = i.id
      ), 0) as refunded
    from test_payments.objects i
    where i.kind = 'payment_intent'
      and i.body -> 'metadata' ->> 'session' = any(${[...sessions]})
  `

/** Makes all delayed payments due at once and returns their number. */
export async function hurriedPayments(provider: Pool): Promise<number> {
  const { count } = await provider`
    update test_payments.settlements
    set due_at = least(due_at, now())
  `
  return count
}

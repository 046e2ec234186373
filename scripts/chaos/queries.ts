import type Stripe from 'stripe'
import { countOf, hasRow, type Pool, valuesOf } from '../../modules/shared/transaction.ts'

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
      from orders.lines l
      where l.order_id = o.id
        and l.revision = o.revision
    ) as lines
  from orders.orders o
  where o.session_id = any(${[...sessions]})
    and o.payment = 'paid'
`

/** The queues of the rooms in which orders are paid, sewn and mailed. */
const ofOrders = '^(checkout|payments|workshop|post)[.]'

/** Makes jobs of a killed process due at once, as if their time limit had passed. */
export async function letTimePassForJobs(sql: Pool): Promise<void> {
  await sql`
    update jobs.job
    set state = 'retry',
        start_after = now()
    where state in ('active', 'retry')
      and name ~ ${ofOrders}
  `
}

/** Moves the time of all waiting jobs of orders, as if a minute had passed. */
export async function letMinutePassForJobs(sql: Pool): Promise<void> {
  await sql`
    update jobs.job
    set start_after = start_after - interval '1 minute'
    where state in ('created', 'retry')
      and name ~ ${ofOrders}
  `
}

/** Whether the shop has begun to compare the provider's list of intents with its orders. */
export const listsIntents = (sql: Pool) => hasRow(sql`select 1 from checkout.intent_cursor`)

/** The numbers of all paid orders. */
export const paidOrders = (sql: Pool) =>
  valuesOf(sql<{ orderNumber: string }[]>`
    select order_number as "orderNumber"
    from orders.orders
    where payment = 'paid'
  `)

/** The number of unfinished mail and refund jobs. */
export const waitingJobs = (sql: Pool) =>
  countOf(sql`
    select 1
    from jobs.job
    where name in ('post.mail', 'payments.pay-refund')
      and state in ('created', 'retry', 'active')
  `)

/** The provider's latest 200 events about payment intents, sent or not. */
export const eventsSince = (provider: Pool) =>
  valuesOf(provider<{ body: Stripe.Event }[]>`
    select body
    from test_payments.objects
    where kind = 'event'
      and (body ->> 'type' like 'payment_intent.%' or body ->> 'type' = 'refund.created')
    order by made_at desc
    limit 200
  `)

/** Makes all delayed payments due at once and returns their number. */
export const hurriedPayments = (provider: Pool) =>
  countOf(provider`
    update test_payments.settlements
    set due_at = least(due_at, now())
  `)

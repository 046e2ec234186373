import type { Pool } from '../../../modules/shared/transaction.ts'

/** Makes an order's receipt look as if it had been due for eleven minutes. */
export const ageReceipt = (sql: Pool, orderNumber: string) => sql`
  update post.mails
  set due_at = due_at - interval '11 minutes'
  where kind = 'receipt'
    and about = (select id from orders.orders where order_number = ${orderNumber})
`

/** Makes an order's receipt fail as after the last retry. */
export const failReceipt = (sql: Pool, orderNumber: string) => sql`
  update post.mails
  set failed_at = now()
  where kind = 'receipt'
    and about = (select id from orders.orders where order_number = ${orderNumber})
`

/** Adds a refund of an order that failed. */
export const failRefund = (sql: Pool, orderNumber: string) => sql`
  insert into payments.refunds (order_id, number, amount, state, requested_at, failed_at)
  select id, 1, 100, 'failed', now(), now()
  from orders.orders
  where order_number = ${orderNumber}
`

/** Adds a payment whose attempts have all failed. */
export const stickPayment = (sql: Pool) => sql`
  insert into payments.stuck_payments (payment_intent_id, kind, since)
  values ('pi_stuck', 'refund', now())
`

/** Makes the messages of a queue look as if they had been due for ten minutes. */
export const ageQueue = (sql: Pool, queue: string) => sql`
  update jobs.job
  set created_on = created_on - interval '10 minutes',
      start_after = start_after - interval '10 minutes'
  where name = ${queue}
`

/** Adds more than 2 GB to the database. */
export const growDatabase = (sql: Pool) => sql`
  create unlogged table public.filler as
  select repeat('x', 1900) as text
  from generate_series(1, 1200000)
`

/** Takes the carts away, so that calls about them fail. */
export const breakCarts = (sql: Pool) => sql`alter table cart.lines rename to lost_lines`

import type { Pool } from '../../modules/shared/transaction.ts'
import type { Payable } from './test-shopper.ts'

type CopiedBuyer = Payable & { session: string; email: string }

/**
 * Copies a session's open order with its hold, cart and payment intent, as if more buyers had come from its network
 * address. A test that needs hundreds of them can't make a call for each.
 */
export const copiesOfBuyer = (sql: Pool, session: string, copies: number) => sql<CopiedBuyer[]>`
  with original as (
    select *
    from orders.orders
    where session_id = ${session}
      and payment = 'open'
  ), copy as materialized (
    select
      original.id as original,
      original.payment_intent_id as original_intent,
      nextval(pg_get_serial_sequence('orders.orders', 'id'))::integer as id,
      'session_1763676000000_' || gen_random_uuid() as session,
      'RP-' || upper(left(replace(gen_random_uuid()::text, '-', ''), 8)) as number,
      'pi_' || replace(gen_random_uuid()::text, '-', '') as intent,
      'secret_' || replace(gen_random_uuid()::text, '-', '') as secret
    from original
    cross join generate_series(1, ${copies})
  ), ordered as (
    insert into orders.orders
      (id, order_number, session_id, payment_intent_id, revision, created_at, held_until, client_address)
    overriding system value
    select
      copy.id, copy.number, copy.session, copy.intent, o.revision, o.created_at, o.held_until, o.client_address
    from original o
    cross join copy
  ), revised as (
    insert into orders.revisions
    select changed.*
    from copy
    join orders.revisions r on r.order_id = copy.original
    cross join jsonb_populate_record(
      null::orders.revisions,
      to_jsonb(r) || jsonb_build_object('order_id', copy.id)
    ) as changed
    returning order_id, customer_email
  ), filled as (
    insert into orders.lines
    select changed.*
    from copy
    join orders.lines l on l.order_id = copy.original
    cross join jsonb_populate_record(
      null::orders.lines,
      to_jsonb(l) || jsonb_build_object('order_id', copy.id)
    ) as changed
  ), held as (
    insert into checkout.holds
    select changed.*
    from copy
    join checkout.holds h on h.order_id = copy.original
    cross join jsonb_populate_record(
      null::checkout.holds,
      to_jsonb(h) || jsonb_build_object('order_id', copy.id)
    ) as changed
  ), carted as (
    insert into cart.lines
    select changed.*
    from copy
    join cart.lines l on l.session_id = ${session}
    cross join jsonb_populate_record(
      null::cart.lines,
      to_jsonb(l) || jsonb_build_object('session_id', copy.session)
    ) as changed
  ), payable as (
    insert into test_payments.objects (id, kind, body)
    select
      copy.intent,
      kind,
      jsonb_set(
        body || jsonb_build_object('id', copy.intent, 'client_secret', copy.intent || '_' || copy.secret),
        '{metadata,orderNumber}',
        to_jsonb(copy.number)
      )
    from copy
    join test_payments.objects o on o.id = copy.original_intent
    returning id, (body ->> 'amount')::integer as total
  )
  select
    copy.session,
    revised.customer_email as email,
    copy.number as "orderNumber",
    copy.intent as "intentId",
    copy.intent || '_' || copy.secret as "clientSecret",
    payable.total
  from copy
  join revised on revised.order_id = copy.id
  join payable on payable.id = copy.intent
`

/** Those intents that can still be paid. */
export async function payableOf(sql: Pool, intents: readonly string[]): Promise<string[]> {
  const rows = await sql<{ id: string }[]>`
    select id
    from test_payments.objects
    where id = any (${[...intents]})
      and body ->> 'status' <> 'canceled'
  `
  return rows.map(({ id }) => id)
}

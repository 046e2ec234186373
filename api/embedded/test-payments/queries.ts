import { inTransaction, type Pool, type Sql } from '../../../modules/shared/transaction.ts'

/** Any number that all processes agree on. */
const lock = 7_270_018

export type Stored = { id: string; object: string; created: number } & Record<string, unknown>
export type Kind = 'payment_intent' | 'payment_method' | 'charge' | 'refund' | 'event'

/** The provider keeps its things apart from the shop's, as Stripe does; made on demand. */
export async function prepare(sql: Pool): Promise<void> {
  await inTransaction(sql, async (tx) => {
    await tx`select pg_advisory_xact_lock(${lock})`
    await tx`create schema if not exists test_payments`
    await tx`
      create table if not exists test_payments.objects (
        id text primary key,
        kind text not null,
        body jsonb not null,
        made_at timestamptz not null default clock_timestamp()
      )
    `
    await tx`create index if not exists objects_by_kind on test_payments.objects (kind, made_at desc)`
    await tx`
      create table if not exists test_payments.answers (
        key text primary key,
        request text not null,
        status integer,
        body jsonb,
        made_at timestamptz not null default now()
      )
    `
    await tx`
      create table if not exists test_payments.deliveries (
        event_id text primary key references test_payments.objects,
        attempts integer not null default 0,
        next_at timestamptz default now()
      )
    `
    await tx`create index if not exists deliveries_due on test_payments.deliveries (next_at) where next_at is not null`
  })
}

export async function save(sql: Sql, kind: Kind, body: Stored): Promise<void> {
  await sql`
    insert into test_payments.objects (id, kind, body)
    values (${body.id}, ${kind}, ${sql.json(body as never)})
    on conflict (id) do update set body = excluded.body
  `
}

export async function find(sql: Sql, kind: Kind, id: string): Promise<Stored | undefined> {
  const [row] = await sql<{ body: Stored }[]>`
    select body
    from test_payments.objects
    where id = ${id}
      and kind = ${kind}
  `
  return row?.body
}

/** As find, with the row locked until the transaction ends. */
export async function findLocked(sql: Sql, kind: Kind, id: string): Promise<Stored | undefined> {
  const [row] = await sql<{ body: Stored }[]>`
    select body
    from test_payments.objects
    where id = ${id}
      and kind = ${kind}
    for update
  `
  return row?.body
}

export async function newest(sql: Sql, kind: Kind, most: number): Promise<Stored[]> {
  const rows = await sql<{ body: Stored }[]>`
    select body
    from test_payments.objects
    where kind = ${kind}
    order by made_at desc
    limit ${most}
  `
  return rows.map(({ body }) => body)
}

export async function refundsOf(sql: Sql, paymentIntent: string): Promise<Stored[]> {
  const rows = await sql<{ body: Stored }[]>`
    select body
    from test_payments.objects
    where kind = 'refund'
      and body ->> 'payment_intent' = ${paymentIntent}
  `
  return rows.map(({ body }) => body)
}

export type Answer = { request: string; status: number | null; body: unknown }

/** True when the key is new and now ours. */
export async function claimedKey(sql: Sql, key: string, request: string): Promise<boolean> {
  const { count } = await sql`
    insert into test_payments.answers (key, request)
    values (${key}, ${request})
    on conflict do nothing
  `
  return count === 1
}

export async function answerOf(sql: Sql, key: string): Promise<Answer | undefined> {
  const [row] = await sql<Answer[]>`
    select request, status, body
    from test_payments.answers
    where key = ${key}
  `
  return row
}

export async function keepAnswer(
  sql: Sql,
  key: string,
  status: number,
  body: unknown,
): Promise<void> {
  await sql`
    update test_payments.answers
    set status = ${status},
        body = ${sql.json(body as never)}
    where key = ${key}
  `
}

export async function forgetKey(sql: Sql, key: string): Promise<void> {
  await sql`
    delete from test_payments.answers
    where key = ${key}
      and status is null
  `
}

export async function queueDelivery(sql: Sql, eventId: string): Promise<void> {
  await sql`
    insert into test_payments.deliveries (event_id)
    values (${eventId})
  `
}

export type Delivery = { eventId: string; attempts: number; event: Stored }

/** Takes deliveries that are due and puts them off, so that a crash only delays them. */
export const dueDeliveries = (sql: Sql, most: number, pause: number): Promise<Delivery[]> => sql<
  Delivery[]
>`
  with due as (
    update test_payments.deliveries
    set next_at = now() + make_interval(secs => ${pause}),
        attempts = attempts + 1
    where event_id in (
      select event_id
      from test_payments.deliveries
      where next_at <= now()
      order by next_at
      limit ${most}
      for update skip locked
    )
    returning event_id, attempts
  )
  select due.event_id as "eventId", due.attempts, o.body as event
  from due
  join test_payments.objects o on o.id = due.event_id
`

/** Seconds until the next attempt; null when there is none. */
export async function setNextDelivery(
  sql: Sql,
  eventId: string,
  seconds: number | null,
): Promise<void> {
  await sql`
    update test_payments.deliveries
    set next_at = now() + make_interval(secs => ${seconds})
    where event_id = ${eventId}
  `
}

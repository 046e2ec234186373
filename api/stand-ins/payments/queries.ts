import { firstOf, isTrue, type Sql, type Transaction } from '../../../modules/shared/transaction.ts'
import type { Attempt, Charge, Dispute, Intent, Kind, PaymentMethod, Stored } from './objects.ts'

/** Inserts or updates an object. */
export async function save(sql: Sql, body: Stored): Promise<void> {
  await sql`
    insert into test_payments.objects (id, kind, body)
    values (${body.id}, ${body.object}, ${sql.json(body as never)})
    on conflict (id) do update set body = excluded.body
  `
}

type ByKind = {
  payment_intent: Intent
  payment_method: PaymentMethod
  attempt: Attempt
  charge: Charge
  refund: Stored
  dispute: Dispute
  event: Stored
}

/** The object of this kind; undefined for an unknown id. With `isLocked`, its row is until the transaction ends. */
export async function find<K extends Kind>(
  sql: Sql,
  kind: K,
  id: string,
  { isLocked = false } = {},
): Promise<ByKind[K] | undefined> {
  const [row] = await sql<{ body: ByKind[K] }[]>`
    select body
    from test_payments.objects
    where id = ${id}
      and kind = ${kind}
    ${isLocked ? sql`for update` : sql``}
  `
  return row?.body
}

/** Bounds of `created` in seconds, inclusive; `after` and `before` are the ids next to the page. */
export type Page = {
  most: number
  after: string | null
  before: string | null
  from: number | null
  to: number | null
  /** Objects of this intent alone. */
  ofIntent: string | null
}

/** A page of objects, newest first, or oldest first when it is the one before an object. */
export async function objectsOfPage(
  sql: Sql,
  kind: Kind,
  { most, after, before, from, to, ofIntent }: Page,
): Promise<Stored[]> {
  const order = before === null ? sql`desc` : sql`asc`
  const rows = await sql<{ body: Stored }[]>`
    select body
    from test_payments.objects
    where kind = ${kind}
      ${ofIntent === null ? sql`` : sql`and body ->> 'payment_intent' = ${ofIntent}`}
      and (${after}::text is null or (made_at, id) < (
        select made_at, id
        from test_payments.objects
        where id = ${after}
      ))
      and (${before}::text is null or (made_at, id) > (
        select made_at, id
        from test_payments.objects
        where id = ${before}
      ))
      and (${from}::bigint is null or (body ->> 'created')::bigint >= ${from})
      and (${to}::bigint is null or (body ->> 'created')::bigint <= ${to})
    order by made_at ${order}, id ${order}
    limit ${most}
  `
  return rows.map(({ body }) => body)
}

/** Amounts paid less refunds, by currency. */
export const balances = (sql: Sql): Promise<{ amount: number; currency: string }[]> => sql<
  { amount: number; currency: string }[]
>`
  select
    body ->> 'currency' as currency,
    sum((body ->> 'amount')::bigint - (body ->> 'amount_refunded')::bigint)::float8 as amount
  from test_payments.objects
  where kind = 'charge'
  group by 1
  order by 1
`

export type Answer = { request: string; status: number; body: unknown }

/** Locks the key until the transaction ends; false while another call holds it. */
export const heldKey = (tx: Transaction, key: string) =>
  isTrue(tx<{ held: boolean }[]>`
    select pg_try_advisory_xact_lock(hashtextextended(${`test_payments:${key}`}, 0)) as held
  `)

/** The stored answer of an idempotency key, if there is one. */
export const answerOf = (sql: Sql, key: string) =>
  firstOf(sql<Answer[]>`
    select request, status, body
    from test_payments.answers
    where key = ${key}
      and status is not null
  `)

/** Stores the answer of an idempotency key. */
export async function keepAnswer(sql: Sql, key: string, answer: Answer): Promise<void> {
  const { request, status, body } = answer
  await sql`
    insert into test_payments.answers (key, request, status, body)
    values (${key}, ${request}, ${status}, ${sql.json(body as never)})
    on conflict (key) do update
    set request = excluded.request,
        status = excluded.status,
        body = excluded.body
  `
}

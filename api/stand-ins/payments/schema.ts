import { inTransaction, type Pool, type Transaction } from '../../../modules/shared/transaction.ts'

/** The advisory lock's key, the same in all processes. */
const lock = 7_270_018

/**
 * Creates the provider's own schema, apart from the shop's. Idempotent and safe for concurrent starts. Deletes
 * idempotency keys after a day, as Stripe does.
 */
export const prepareSchema = (sql: Pool): Promise<void> =>
  inTransaction(sql, async (tx) => {
    await createSchema(tx)
    await tx`
      delete from test_payments.answers
      where made_at < now() - interval '24 hours'
    `
  })

/** The name of the provider's schema. */
export const schema = 'test_payments'

/** Creates the schema within a transaction. */
export async function createSchema(tx: Transaction): Promise<void> {
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
  await tx`
    create index if not exists objects_by_kind
    on test_payments.objects (kind, made_at desc, id desc)
  `
  await tx`
    create index if not exists refunds_of_intent
    on test_payments.objects ((body ->> 'payment_intent'))
    where kind = 'refund'
  `
  await tx`
    create table if not exists test_payments.answers (
      key text primary key,
      request text not null,
      status integer,
      body jsonb,
      made_at timestamptz not null default now()
    )
  `
  await tx`create index if not exists answers_by_age on test_payments.answers (made_at)`
  await tx`
    create table if not exists test_payments.deliveries (
      event_id text primary key references test_payments.objects,
      attempts integer not null default 0,
      next_at timestamptz default now()
    )
  `
  await tx`alter table test_payments.deliveries add column if not exists outcome text`
  await tx`
    create index if not exists deliveries_due
    on test_payments.deliveries (next_at)
    where next_at is not null
  `
  await tx`
    create table if not exists test_payments.settlements (
      intent_id text primary key references test_payments.objects,
      due_at timestamptz not null
    )
  `
}

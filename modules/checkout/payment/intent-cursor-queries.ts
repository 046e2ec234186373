import type { Sql, Transaction } from '../../shared/transaction.ts'

/** The intent up to which the provider's list has been compared with the orders; undefined before the first time. */
export async function intentCursor(sql: Sql): Promise<string | undefined> {
  const [row] = await sql<{ id: string }[]>`
    select payment_intent_id as id
    from checkout.intent_cursor
  `
  return row?.id
}

/** Sets the cursor for the first time, unless a concurrent run has set it. */
export async function startIntentCursor(sql: Sql, at: string): Promise<void> {
  await sql`
    insert into checkout.intent_cursor (payment_intent_id)
    values (${at})
    on conflict do nothing
  `
}

/** Moves the cursor, unless a concurrent run has moved it. */
export async function moveIntentCursor(sql: Sql, from: string, to: string): Promise<void> {
  await sql`
    update checkout.intent_cursor
    set payment_intent_id = ${to}
    where payment_intent_id = ${from}
  `
}

/** Deletes the cursor, unless a concurrent run has moved it. */
export async function forgetIntentCursor(sql: Sql, at: string): Promise<void> {
  await sql`
    delete from checkout.intent_cursor
    where payment_intent_id = ${at}
  `
}

/** Those of these intents that have settled no order. */
export async function unsettledIntents(tx: Transaction, ids: readonly string[]): Promise<string[]> {
  const rows = await tx<{ id: string }[]>`
    select id
    from unnest(${[...ids]}::text[]) as intent (id)
    where not exists (
      select
      from orders.orders o
      where o.payment_intent_id = intent.id
        and o.payment in ('paid', 'refund_due', 'refunded')
    )
  `
  return rows.map(({ id }) => id)
}

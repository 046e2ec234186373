import { isTrue, type Sql, type Transaction } from '../../../../modules/shared/transaction.ts'

/** A stored object, or the stored answer of an idempotency key. */
export type StoredRow = { table: 'objects' | 'answers'; id: string; body: unknown }

/** Whether the provider has been started with this database. */
export const hasProvider = (sql: Sql) =>
  isTrue(sql<{ has: boolean }[]>`
    select to_regclass('test_payments.answers') is not null as has
  `)

/** The rows whose body contains the text, whatever its case, locked until the transaction ends. */
export async function lockedRowsWith(tx: Transaction, text: string): Promise<StoredRow[]> {
  const objects = await tx<StoredRow[]>`
    select 'objects' as table, id, body
    from test_payments.objects
    where position(lower(${text}) in lower(body::text)) > 0
    order by id
    for update
  `
  const answers = await tx<StoredRow[]>`
    select 'answers' as table, key as id, body
    from test_payments.answers
    where position(lower(${text}) in lower(body::text)) > 0
    order by key
    for update
  `
  return [...objects, ...answers]
}

/** Replaces the body of a row. */
export async function setBody(tx: Transaction, { table, id, body }: StoredRow): Promise<void> {
  await tx`
    update test_payments.${tx(table)}
    set body = ${tx.json(body as never)}
    where ${tx(table === 'objects' ? 'id' : 'key')} = ${id}
  `
}

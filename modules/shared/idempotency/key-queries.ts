import { countOf, firstOf, hasRow, type Sql, type Transaction } from '../transaction.ts'

/** A call with an idempotency key; `request` is the digest of its content. */
export type KeyedCall = { operation: string; key: string; request: string }

/** Stores the call; false when its key was used before. Waits for a concurrent call with the key. */
export const isFirstCall = (tx: Transaction, call: KeyedCall) =>
  hasRow(tx`
    insert into public.idempotency_keys ${tx(call)}
    on conflict do nothing
  `)

/** Stores the answer of the first call. */
export async function storeAnswer(
  tx: Transaction,
  { operation, key }: KeyedCall,
  answer: number,
): Promise<void> {
  await tx`
    update public.idempotency_keys
    set answer = ${answer}
    where operation = ${operation}
      and key = ${key}
  `
}

/** The answer of the first call; undefined when its request was another one. */
export const storedAnswer = (tx: Transaction, { operation, key, request }: KeyedCall) =>
  firstOf(tx<{ answer: number | null }[]>`
    select answer
    from public.idempotency_keys
    where operation = ${operation}
      and key = ${key}
      and request = ${request}
  `)

/** Deletes up to `most` keys from before the time; returns their number. */
export const deleteOldKeys = (sql: Sql, before: Date, most: number) =>
  countOf(sql`
    delete from public.idempotency_keys
    where ctid = any(array(
      select ctid
      from public.idempotency_keys
      where used_at < ${before}
      limit ${most}
    ))
  `)

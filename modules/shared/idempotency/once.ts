import { createHash } from 'node:crypto'
import { Problem } from '../problem.ts'
import type { Transaction } from '../transaction.ts'
import * as queries from './key-queries.ts'

/**
 * A call that its caller may repeat. `key` is the caller's own; without one each call counts. `request` is what the calls
 * have to agree in; null when the key alone identifies it. `field` is the request's name for the key.
 */
type Call = { key: string | undefined; request: unknown; field?: string }

/**
 * Runs the work of an operation in the transaction, once per key, and returns its answer. A repeated call gets the stored
 * answer, and waits for a concurrent first one; the caller answers it from the current data. An answer is JSON without
 * personal data, such as an id: keys outlive what they wrote. Problem idempotency_key_reused for another request under the
 * key.
 */
export async function once<Answer extends number | null>(
  tx: Transaction,
  operation: string,
  { key, request, field }: Call,
  work: () => Promise<Answer>,
): Promise<Answer> {
  if (key === undefined) return work()
  const call = { operation, key, request: digestOf(JSON.stringify(request)) }
  if (await queries.isFirstCall(tx, call)) {
    const answer = await work()
    if (answer !== null) await queries.storeAnswer(tx, call, answer)
    return answer
  }
  const stored = await queries.storedAnswer(tx, call)
  if (!stored) throw keyReused(field)
  return stored.answer as Answer
}

/** The Problem for a key that was used with another request. */
export const keyReused = (field = 'idempotency-key') =>
  new Problem('idempotency_key_reused', { field })

/** The SHA-256 of a text or of bytes, in hexadecimal digits. */
export const digestOf = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex')

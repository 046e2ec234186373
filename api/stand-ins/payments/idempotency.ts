import { createHash } from 'node:crypto'
import type { Context } from 'hono'
import { inTransaction, type Pool, type Transaction } from '../../../modules/shared/transaction.ts'
import { Fault, invalid } from './fault.ts'
import { type Form, parseForm } from './form.ts'
import { type Answer, answerOf, heldKey, keepAnswer } from './queries.ts'

/** Returns Stripe's answer. A returned Fault is stored like an answer; a thrown one rolls the call back. */
export type UseCase = (tx: Transaction, form: Form) => Promise<object>

export type Once = (c: Context, handle: UseCase) => Promise<Response>

/** Maximum characters of an idempotency key, as at Stripe. */
const longestKey = 255

/**
 * Runs a use case and stores its answer under the idempotency key in the same transaction. An interrupted call leaves
 * no trace; a repeated call gets the stored answer. `committed` is called after each commit.
 */
export function createOnce({ sql, committed }: { sql: Pool; committed: () => void }): Once {
  return async (c, handle) => {
    const text = await c.req.text()
    const key = c.req.header('idempotency-key')
    if (key && key.length > longestKey)
      throw invalid('Idempotency keys have at most 255 characters.')
    const request = createHash('sha256').update(`${c.req.path}\n${text}`).digest('hex')

    const answer = await inTransaction(sql, async (tx) => {
      if (key && !(await heldKey(tx, key))) throw keyInUse()
      const before = key ? await answerOf(tx, key) : undefined
      if (before) return { ...sameRequest(before, request), replayed: true }
      const outcome = await handle(tx, parseForm(text))
      const answered = { request, ...answerTo(outcome) }
      if (key) await keepAnswer(tx, key, answered)
      return { ...answered, replayed: false }
    })
    committed()
    if (key) c.header('Idempotency-Key', key)
    if (answer.replayed) c.header('Idempotent-Replayed', 'true')
    return c.json(answer.body, answer.status as Fault['status'] | 200)
  }
}

const answerTo = (outcome: object): Omit<Answer, 'request'> =>
  outcome instanceof Fault
    ? { status: outcome.status, body: { error: outcome.body } }
    : { status: 200, body: outcome }

function sameRequest(before: Answer, request: string): Answer {
  if (before.request === request) return before
  throw new Fault(400, {
    type: 'idempotency_error',
    message:
      'Keys for idempotent requests can only be used with the same parameters they were first used with.',
  })
}

const keyInUse = () =>
  new Fault(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this idempotent key.',
  })

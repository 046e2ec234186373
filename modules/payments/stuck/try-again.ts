import { z } from 'zod'
import type { Clock } from '../../shared/clock.ts'
import type { StuckPayment } from '../../shared/contract/api.d.ts'
import type { Enqueue } from '../../shared/jobs.ts'
import { inTransaction, type Pool } from '../../shared/transaction.ts'
import { noteStuck } from './stuck-queries.ts'

/** The data of a job about a payment. */
export const aboutIntent = z.object({ intentId: z.string() })

/**
 * Queues a payment again of which all attempts failed. Nothing else would show it: it is tried until that succeeds, and
 * staff see it meanwhile.
 */
export const tryAgain = (
  { sql, enqueue, clock }: { sql: Pool; enqueue: Enqueue; clock: Clock },
  { queue, kind }: { queue: string; kind: StuckPayment['kind'] },
  data: unknown,
): Promise<void> =>
  inTransaction(sql, async (tx) => {
    const { intentId } = aboutIntent.parse(data)
    await noteStuck(tx, { intentId, kind, at: clock() })
    // Without a key, a keyed queue would keep one message of all.
    await enqueue(tx, queue, { intentId }, { key: intentId })
  })

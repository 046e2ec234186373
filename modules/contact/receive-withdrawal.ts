import { randomUUID } from 'node:crypto'
import type { Clock } from '../shared/clock.ts'
import type { Withdrawal } from '../shared/contract/api.d.ts'
import type { Enqueue } from '../shared/jobs.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { withdrawalQueues } from './jobs.ts'
import { insertedWithdrawal } from './withdrawal-queries.ts'

export type Withdrawing = { sql: Pool; clock: Clock; enqueue: Enqueue }

/**
 * Stores a withdrawal, and queues the mail to the shop and the receipt to the customer in the same transaction
 * (angrerettloven § 20; directive 2011/83/EU, articles 11 (3) and 11a). Idempotent with a key.
 */
export async function receiveWithdrawal(
  { sql, clock, enqueue }: Withdrawing,
  { name, email, goods, ...optional }: Withdrawal,
  key: string = randomUUID(),
): Promise<void> {
  await inTransaction(sql, async (tx) => {
    const withdrawalId = await insertedWithdrawal(tx, key, {
      name: name.trim(),
      email: email.trim(),
      goods: goods.trim(),
      orderNumber: optional.orderNumber?.trim() || null,
      received: optional.received?.trim() || null,
      address: optional.address?.trim() || null,
      receivedAt: clock(),
    })
    if (withdrawalId === undefined) return
    for (const queue of Object.values(withdrawalQueues)) await enqueue(tx, queue, { withdrawalId })
  })
}

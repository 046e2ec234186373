import type { Enqueue } from '../shared/jobs.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { contactQueue } from './jobs.ts'
import { insertedMessage, type StoredMessage } from './queries.ts'

export type Receiving = {
  sql: Pool
  enqueue: Enqueue
  /** Null when the shop takes no messages. */
  contactInbox: string | null
}

/** Stores a message and queues its mail in the same transaction; Problem contact_closed without an inbox. */
export async function receiveMessage(
  { sql, enqueue, contactInbox }: Receiving,
  message: StoredMessage,
): Promise<void> {
  if (!contactInbox) throw new Problem('contact_closed')
  await inTransaction(sql, async (tx) => {
    const messageId = await insertedMessage(tx, message)
    await enqueue(tx, contactQueue, { messageId })
  })
}

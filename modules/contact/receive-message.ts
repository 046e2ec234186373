import type { Enqueue } from '../shared/jobs.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { contactQueue } from './jobs.ts'
import { insertedMessage, type StoredMessage } from './queries.ts'

export type Receiving = {
  sql: Pool
  enqueue: Enqueue
  /** Null while the shop takes no messages. */
  contactInbox: string | null
}

/** Stores a message to the shop and queues its mail; Problem contact_closed while there is no inbox for it. */
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

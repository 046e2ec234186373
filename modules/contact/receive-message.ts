import type { Post } from '../post/index.ts'
import { Problem } from '../shared/problem.ts'
import { inTransaction, type Pool } from '../shared/transaction.ts'
import { insertedMessage, type StoredMessage } from './queries.ts'

export type Receiving = {
  sql: Pool
  post: Post
  /** Null when the shop takes no messages. */
  contactInbox: string | null
}

/** Stores a message and queues its mail in the same transaction; Problem contact_closed without an inbox. */
export async function receiveMessage(
  { sql, post, contactInbox }: Receiving,
  message: StoredMessage,
): Promise<void> {
  if (!contactInbox) throw new Problem('contact_closed')
  await inTransaction(sql, async (tx) => {
    await post.queueOnce(tx, { kind: 'message', about: await insertedMessage(tx, message) })
  })
}

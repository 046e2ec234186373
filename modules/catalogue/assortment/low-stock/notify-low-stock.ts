import type { Post } from '../../../post/index.ts'
import type { Clock } from '../../../shared/clock.ts'
import { dayInOslo } from '../../../shared/day.ts'
import { inTransaction, type Pool } from '../../../shared/transaction.ts'
import { lowStockKind } from './low-stock-mail.ts'
import { lowProducts } from './low-stock-queries.ts'

export type NotifyingLowStock = {
  sql: Pool
  post: Post
  clock: Clock
  /** The shop's address; null for a shop without one, which gets no mail. */
  contactInbox: string | null
}

/** Queues the day's mail about products that are low in stock: none without such products, and one however often it runs. */
export async function notifyLowStock({
  sql,
  post,
  clock,
  contactInbox,
}: NotifyingLowStock): Promise<void> {
  if (!contactInbox) return
  const about = Number(dayInOslo(clock()).replaceAll('-', ''))
  await inTransaction(sql, async (tx) => {
    const { count } = await lowProducts(tx, 1)
    if (count > 0) await post.queueOnce(tx, { kind: lowStockKind, about })
  })
}

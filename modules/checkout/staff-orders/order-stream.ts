import type { Logger } from 'pino'
import { streamedList, streamedPartSize } from '../../shared/lists/streamed-list.ts'
import type { Pool } from '../../shared/transaction.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { type OrderPart, paidOrderPart } from './order-list-queries.ts'

export type OrderStream = Pick<OrderPart, 'matching' | 'total'> & {
  /** A JSON array. */
  json: ReadableStream<Uint8Array>
}

/**
 * All paid orders that match, from the cursor on, read part by part as the caller takes them. Between two parts, no
 * connection is held; orders that are paid meanwhile are left out of a list by age. Problem malformed_request for an
 * unknown cursor.
 */
export async function orderStream(
  { sql, log }: { sql: Pool; log: Logger },
  query: OrderQuery,
  now: Date,
): Promise<OrderStream> {
  const partOf = async (place: OrderQuery) => {
    const { orders, ...part } = await paidOrderPart(sql, { ...place, limit: streamedPartSize }, now)
    return { ...part, items: orders }
  }
  const first = await partOf(query)
  const { matching, total } = first
  const partAfter = (cursor: string) => partOf({ ...query, cursor })
  return { matching, total, json: streamedList({ first, partAfter, log }) }
}

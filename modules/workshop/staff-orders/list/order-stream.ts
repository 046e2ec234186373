import type { Logger } from 'pino'
import { streamedList, streamedPartSize } from '../../../shared/lists/streamed-list.ts'
import type { Pool } from '../../../shared/transaction.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import {
  type CountedOrderPart,
  type OrderPart,
  paidOrderPart,
  uncountedOrderPart,
} from './order-list-queries.ts'

export type OrderStream = Pick<CountedOrderPart, 'matching' | 'total'> & {
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
  const limit = streamedPartSize
  const { matching, total, ...part } = await paidOrderPart(sql, { ...query, limit }, now)
  const partAfter = async (cursor: string) =>
    asItems(await uncountedOrderPart(sql, { ...query, cursor, limit }, now))
  return { matching, total, json: streamedList({ first: asItems(part), partAfter, log }) }
}

const asItems = ({ orders, nextCursor }: OrderPart) => ({ items: orders, nextCursor })

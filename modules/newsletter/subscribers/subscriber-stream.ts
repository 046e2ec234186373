import type { Logger } from 'pino'
import { streamedList, streamedPartSize } from '../../shared/lists/streamed-list.ts'
import type { Pool } from '../../shared/transaction.ts'
import {
  type SubscriberPart,
  type SubscriberQuery,
  subscriberPart,
} from './subscriber-list-queries.ts'

export type SubscriberStream = Pick<SubscriberPart, 'total' | 'active'> & {
  /** A JSON array. */
  json: ReadableStream<Uint8Array>
}

/**
 * All subscribers that match, from the cursor on, read part by part as the caller takes them. Between two parts, no
 * connection is held; later subscribers are left out. Problem malformed_request for an unknown cursor.
 */
export async function subscriberStream(
  { sql, log }: { sql: Pool; log: Logger },
  query: SubscriberQuery,
): Promise<SubscriberStream> {
  const partOf = async (place: SubscriberQuery) => {
    const { subscribers, ...part } = await subscriberPart(sql, {
      ...place,
      limit: streamedPartSize,
    })
    return { ...part, items: subscribers }
  }
  const first = await partOf(query)
  const { total, active } = first
  const partAfter = (cursor: string) => partOf({ ...query, cursor })
  return { total, active, json: streamedList({ first, partAfter, log }) }
}

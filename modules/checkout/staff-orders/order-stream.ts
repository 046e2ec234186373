import type { Logger } from 'pino'
import type { Order } from '../../shared/contract/api.d.ts'
import type { Pool } from '../../shared/transaction.ts'
import type { OrderQuery } from './order-filter-queries.ts'
import { type OrderPart, paidOrderPart } from './order-list-queries.ts'

/** Orders per part of a list without a limit: what the server holds of it at a time. */
const partSize = 500

type Streaming = { sql: Pool; log: Logger }

export type OrderStream = Pick<OrderPart, 'matching' | 'total'> & {
  /** A JSON array. An error ends it in the middle, so that a caller cannot take a part for the whole. */
  json: ReadableStream<Uint8Array>
}

/**
 * All paid orders that match, from the cursor on, read part by part as the caller takes them. Between two parts, no
 * connection is held; orders that are paid meanwhile are left out of a list by age. Problem malformed_request for an
 * unknown cursor.
 */
export async function orderStream(
  dependencies: Streaming,
  query: OrderQuery,
  now: Date,
): Promise<OrderStream> {
  const first = await partOf(dependencies, query, now)
  const parts = jsonParts(dependencies, query, { first, now })
  const json = new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
      cancel: async () => void (await parts.return(undefined)),
    },
    { highWaterMark: 0 },
  )
  return { matching: first.matching, total: first.total, json }
}

const partOf = ({ sql }: Streaming, query: OrderQuery, now: Date): Promise<OrderPart> =>
  paidOrderPart(sql, { ...query, limit: partSize }, now)

async function* jsonParts(
  dependencies: Streaming,
  query: OrderQuery,
  { first, now }: { first: OrderPart; now: Date },
): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    yield encoder.encode(`[${itemsOf(first.orders)}`)
    let cursor = first.nextCursor
    while (cursor) {
      const part = await partOf(dependencies, { ...query, cursor }, now)
      yield encoder.encode(`,${itemsOf(part.orders)}`)
      cursor = part.nextCursor
    }
    yield encoder.encode(']')
  } catch (error) {
    dependencies.log.error({ err: error }, 'A list of all orders broke off')
    throw error
  }
}

const itemsOf = (orders: readonly Order[]): string => JSON.stringify(orders).slice(1, -1)

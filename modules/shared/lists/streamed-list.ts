import { ReadableStream as NodeStream } from 'node:stream/web'
import type { TypedResponse } from 'hono'
import type { Logger } from 'pino'
import { apartFromRequest } from '../promises/request-wait.ts'

/** Entries per part of a streamed list: what the server holds of it at a time. */
export const streamedPartSize = 500

/** The type of an answer with a streamed list; Hono has none for JSON that is streamed. */
export type StreamedAnswer<Item> = Response & TypedResponse<Item[], 200, 'json'>

type Part<Item> = { items: readonly Item[]; nextCursor: string | undefined }

type StreamedList<Item> = {
  first: Part<Item>
  partAfter(cursor: string): Promise<Part<Item>>
  log: Logger
}

/**
 * A list as a JSON array, read part by part as the caller takes it. An error ends it in the middle, so that a caller
 * cannot take a part for the whole.
 */
export const streamedList = <Item>(list: StreamedList<Item>): ReadableStream<Uint8Array> =>
  NodeStream.from(jsonParts(list)) as ReadableStream<Uint8Array>

async function* jsonParts<Item>({
  first,
  partAfter,
  log,
}: StreamedList<Item>): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  try {
    yield encoder.encode(`[${entriesOf(first.items)}`)
    let cursor = first.nextCursor
    while (cursor) {
      const { items, nextCursor } = await apartFromRequest(partAfter, cursor)
      // The entries after the cursor may be gone.
      if (items.length > 0) yield encoder.encode(`,${entriesOf(items)}`)
      cursor = nextCursor
    }
    yield encoder.encode(']')
  } catch (error) {
    log.error({ err: error }, 'A list that was streamed broke off')
    throw error
  }
}

const entriesOf = (items: readonly unknown[]): string => JSON.stringify(items).slice(1, -1)

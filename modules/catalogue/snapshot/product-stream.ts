import { setImmediate as turn } from 'node:timers/promises'
import { type Article, inStock } from './article.ts'
import type { Stock } from './stock.ts'

/** Products per part, which is a few milliseconds of work. */
const partSize = 500

/**
 * A JSON array of the articles with their current stock. It is made part by part as the caller takes it; other requests
 * take their turns in between.
 */
export function productStream(
  articles: readonly Article[],
  stock: Stock,
): ReadableStream<Uint8Array> {
  const parts = jsonParts(articles, stock)
  return new ReadableStream(
    {
      async pull(controller) {
        const { done, value } = await parts.next()
        if (done) controller.close()
        else controller.enqueue(value)
      },
    },
    { highWaterMark: 0 },
  )
}

async function* jsonParts(articles: readonly Article[], stock: Stock): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  for (let from = 0; from === 0 || from < articles.length; from += partSize) {
    if (from > 0) await turn()
    const json = JSON.stringify(inStock(articles.slice(from, from + partSize), stock))
    const isLast = from + partSize >= articles.length
    yield encoder.encode((from > 0 ? ',' : '[') + json.slice(1, -1) + (isLast ? ']' : ''))
  }
}

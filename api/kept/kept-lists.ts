import { Readable } from 'node:stream'
import type { ReadableStream as NodeStream } from 'node:stream/web'
import type { LiveCatalogue } from '../../modules/catalogue/index.ts'
import { encodeStream } from './encoding.ts'
import { createKeptAnswers, type Made, type State } from './kept-answers.ts'

/** Room for the compressed list of 35,000 products, and thousands of short ones. */
const mostBytes = 16_000_000
const brotliQuality = 4
/** Ms for which a list may show the stock from before a sale: without a rest, each sale would encode every list. */
const rest = 500

type Changes = { catalogueVersion(): number; ownVersion(): number }

/** Keeps answers of the API that show products and are the same for all callers, by their targets. */
export function createKeptLists({ stock }: Pick<LiveCatalogue, 'stock'>, changes: Changes) {
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  return {
    find: kept.find,
    /** The kept answer at a target, or what `ask` gives; a refusal is not kept. */
    get: (target: string, ask: () => Promise<Response>) => kept.get(target, () => made(ask)),
  }

  async function made(ask: () => Promise<Response>): Promise<Made<Response>> {
    const version = changes.catalogueVersion()
    const units = stock.version()
    const began = performance.now()
    const response = await ask()
    if (response.status !== 200 || !response.body) return { other: response }
    const headers = Object.fromEntries(response.headers)
    return {
      answer: { ...(await encodeStream(partsOf(response.body), brotliQuality)), headers },
      state(): State {
        if (version < changes.ownVersion()) return 'wrong'
        if (version !== changes.catalogueVersion()) return 'changed'
        return units === stock.version() || performance.now() - began < rest ? 'current' : 'changed'
      },
    }
  }
}

/** TypeScript's type of a body lacks the iterator that Node's streams have. */
const partsOf = (body: ReadableStream<Uint8Array>) =>
  Readable.fromWeb(body as NodeStream<Uint8Array>)

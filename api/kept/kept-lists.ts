import type { LiveCatalogue } from '../../modules/catalogue/index.ts'
import { encode } from './encoding.ts'
import { createKeptAnswers, type Made, type State } from './kept-answers.ts'

/** Room for the list of 35,000 products in three encodings. */
const mostBytes = 40_000_000
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
    if (response.status !== 200) return { other: response }
    const body = Buffer.from(await response.arrayBuffer())
    const headers = Object.fromEntries(response.headers)
    return {
      answer: { ...(await encode(body, brotliQuality)), headers },
      state(): State {
        if (version < changes.ownVersion()) return 'wrong'
        if (version !== changes.catalogueVersion()) return 'changed'
        return units === stock.version() || performance.now() - began < rest ? 'current' : 'changed'
      },
    }
  }
}

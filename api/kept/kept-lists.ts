import type { Catalogue } from '../../modules/catalogue/index.ts'
import { encode } from './encoding.ts'
import { createKeptAnswers, type Made, type State } from './kept-answers.ts'

/** Room for the list of 35,000 products in three encodings. */
const mostBytes = 40_000_000
const brotliQuality = 4
/** Ms for which a list may show a stock from before a sale: without a rest, each sale would encode the whole list. */
const rest = 500

type Dependencies = {
  catalogue: Pick<Catalogue, 'products' | 'categories' | 'live'>
  changes: { catalogueVersion(): number; ownVersion(): number }
}

/** Keeps the catalogue's answers without parameters as bytes, by their paths. */
export function createKeptLists({ catalogue, changes }: Dependencies) {
  const { stock } = catalogue.live
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  const lists: Record<string, () => Promise<Made<never>>> = {
    '/api/products': () => made(() => catalogue.products(), stock.version),
    '/api/categories': () =>
      made(
        () => catalogue.categories(),
        () => 0,
      ),
  }
  return {
    find: kept.find,
    /** The list at a path; undefined for any other path. */
    async get(path: string) {
      const make = Object.hasOwn(lists, path) ? lists[path] : undefined
      return make && kept.get(path, make)
    },
  }

  async function made(read: () => Promise<object>, units: () => number): Promise<Made<never>> {
    const version = changes.catalogueVersion()
    const unitsThen = units()
    const began = performance.now()
    const body = Buffer.from(JSON.stringify(await read()))
    const headers = { 'Content-Type': 'application/json', 'Cache-Control': 'no-cache' }
    return {
      answer: { ...(await encode(body, brotliQuality)), headers },
      state(): State {
        if (version < changes.ownVersion()) return 'wrong'
        if (version !== changes.catalogueVersion()) return 'changed'
        return unitsThen === units() || performance.now() - began < rest ? 'current' : 'changed'
      },
    }
  }
}

import { createResponseCache, type Uses } from './response-cache.ts'

/**
 * A response cache for each of two cache classes. Known addresses are a handful: pages and lists without parameters.
 * Invented ones are all others, of which there are any number: patches, filters, searches. They neither evict known ones
 * nor delay them.
 */
export type AnswerCaches = ReturnType<typeof createAnswerCaches>

/** The compressed list of 5,000 products takes 1 MB, a page 60 kB. */
const mostBytes = { known: 10_000_000, invented: 24_000_000 }

/** Renders at once, and that wait: a page takes 10 to 70 ms, a list some. The longest wait is in ms. */
export const slots = { atOnce: 2, mostWaiting: 100, longestWait: 3000 }

type Versions = Pick<Parameters<typeof createResponseCache>[0], 'invalidatedBy' | 'stock'>

/** The stored pages and lists of a process. */
export function createAnswerCaches(versions: Versions) {
  const known = createResponseCache({ ...versions, slots, mostBytes: mostBytes.known })
  const invented = createResponseCache({ ...versions, slots, mostBytes: mostBytes.invented })
  return {
    known,
    invented,
    /** The answer to a request's target, if that is an address as the shop writes it. */
    find: (target: string) => known.find(target) ?? invented.find(target),
    uses: (): Record<string, Uses> => ({ known: known.uses(), invented: invented.uses() }),
  }
}

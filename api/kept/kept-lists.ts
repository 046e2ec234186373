import type { Context } from 'hono'
import type { PublicList } from '../../modules/catalogue/index.ts'
import { networkOf } from '../../modules/shared/network.ts'
import { addressOf } from '../edge/client-address.ts'
import { createShares } from '../edge/shares.ts'
import { createTurns } from '../edge/turns.ts'
import { keptByOthers } from './caching.ts'
import { encodeStream, respond } from './encoding.ts'
import { createKeptAnswers, type Made, type State } from './kept-answers.ts'
import { createSpellings } from './spellings.ts'

/** Room for the compressed list of 35,000 products, and thousands of short ones. */
const mostBytes = 12_000_000
const brotliQuality = 4
/** Lists that are made at once, and that wait: a long one takes some ms of the one thread. The longest wait is in ms. */
const makings = { atOnce: 2, mostWaiting: 100, longestWait: 3000 }
/** Lists of one visitor under way at once. The pupils of a school may share an address. */
const mostOfVisitor = 20
/**
 * Ms for which a new list counts as current whatever is sold: without a rest, each sale would encode every list. The
 * limits of `createKeptAnswers` come on top.
 */
const rest = 500
const headers = { 'content-type': 'application/json', ...keptByOthers }

type Changes = { catalogueVersion(): number; ownChangeAt(): number }

/** Keeps the lists that are the same for all callers. */
export function createKeptLists(changes: Changes) {
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  const spellings = createSpellings()
  const inTurn = createTurns(makings)
  const inShare = createShares(mostOfVisitor)
  return {
    /** The kept list at a request's target; undefined when it has to be made, or the target read. */
    find(target: string) {
      const key = spellings.keyOf(target)
      return key === undefined ? undefined : kept.find(key)
    },

    /**
     * Answers with a list, made in turn unless it is kept. Problems: unavailable when too many wait, too_many_requests
     * when they are one visitor's.
     */
    async share(c: Context, { key, make }: PublicList): Promise<Response> {
      const { pathname, search } = new URL(c.req.url)
      spellings.note(pathname + search, key)
      const visitor = networkOf(addressOf(c))
      const list =
        kept.find(key) ??
        (await inShare(visitor, key, () => kept.get(key, () => inTurn(() => made(make)))))
      return respond(c.req.raw, list, list.headers)
    },
  }

  async function made(make: PublicList['make']): Promise<Made<never>> {
    const version = changes.catalogueVersion()
    const began = performance.now()
    const { json, matching, isStockUnchanged } = await make()
    const counted = matching === undefined ? {} : { 'x-matching': String(matching) }
    return {
      answer: { ...(await encodeStream(json, brotliQuality)), headers: { ...headers, ...counted } },
      state(): State {
        const isSame = version === changes.catalogueVersion()
        if (isSame && (isStockUnchanged() || performance.now() - began < rest)) return 'current'
        // Staff see their own change at once, except of the stock, which sales change too.
        return !isSame && began < changes.ownChangeAt() ? 'wrong' : 'changed'
      },
    }
  }
}

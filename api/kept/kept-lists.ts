import type { Context } from 'hono'
import type { ListLane, PublicList } from '../../modules/catalogue/index.ts'
import { networkOf } from '../../modules/shared/network/network.ts'
import { createShares } from '../../modules/shared/promises/turns/shares.ts'
import { createTurns, successors } from '../../modules/shared/promises/turns/turns.ts'
import type { Limit, LimitKind } from '../edge/limits.ts'
import type { AddressOf } from '../edge/visitor/client-address.ts'
import { keptByOthers } from './caching.ts'
import { encodeStream, respond } from './encoding.ts'
import { type Answer, createKeptAnswers, type Made, type State, type Uses } from './kept-answers.ts'
import { createSpellings } from './spellings.ts'

const brotliQuality = 4
/**
 * Lists of a lane that are made at once, and that wait: a part takes some ms of the one thread, a whole list of 35,000
 * products a second or two and two of the four threads that compress. The longest wait is in ms.
 */
const makings = { atOnce: 2, mostWaiting: 100, longestWait: 3000 }
const oneByOne = { ...makings, atOnce: 1 }
/** Lists of one visitor and lane under way at once. The pupils of a school may share an address, but not whole lists. */
const mostOfVisitor = 20
const mostWholeOfVisitor = 2
/**
 * Ms for which a new list counts as current whatever is sold: without a rest, each sale would encode every list. The
 * limits of `createKeptAnswers` come on top.
 */
const rest = 500
const headers = { 'content-type': 'application/json', ...keptByOthers }

type Changes = { catalogueVersion(): number; ownChangeAt(): number }

/** Keeps the lists that are the same for all callers. Lanes neither wait for each other nor evict each other's lists. */
export function createKeptLists(changes: Changes, limit: Limit, addressOf: AddressOf) {
  // The compressed list of 35,000 products takes 7 MB.
  const lanes: Record<ListLane, Lane> = {
    fixed: createLane(8_000_000),
    suggestions: createLane(2_000_000),
    own: createLane(500_000, 'offers'),
    filtered: createLane(4_000_000, 'render'),
    searches: createLane(1_000_000, 'similar', oneByOne),
    whole: createLane(2_500_000, 'render', oneByOne, mostWholeOfVisitor),
  }
  const allLanes = Object.values(lanes)
  const spellings = createSpellings()
  return {
    /** The kept list at a request's target; undefined when it has to be made, or the target read. */
    find(target: string) {
      const key = spellings.keyOf(target)
      if (key === undefined) return undefined
      for (const { kept } of allLanes) {
        const list = kept.find(key)
        if (list) return list
      }
      return undefined
    },

    /** How often each lane had a list, by name. */
    uses: (): Record<string, Uses> =>
      Object.fromEntries(
        Object.entries(lanes).map(([name, { kept }]) => [`lists.${name}`, kept.uses()]),
      ),

    /**
     * Answers with a list, made in turn unless it is kept. One that is made again because the catalogue has changed does
     * not count for the visitor. Problems: unavailable when too many wait, too_many_requests when they are one visitor's,
     * or when too many were made for one.
     */
    async share(c: Context, { key, lane, hasUnknown, make }: PublicList): Promise<Response> {
      const { pathname, search } = new URL(c.req.url)
      if (!hasUnknown) spellings.note(pathname + search, key)
      const visitor = networkOf(addressOf(c))
      const { kind, kept, inTurn, inShare } = lanes[lane]
      const found =
        kept.find(key) ??
        (await inShare(visitor, key, async () => {
          if (kind && !kept.has(key)) await limit(kind, visitor)
          const madeFor = (line: string) => () => inTurn(line, () => made(make), { key })
          const join = () => inTurn.join(visitor, key)
          return kept.get(key, madeFor(visitor), madeFor(successors), join)
        }))
      const list = 'other' in found ? found.other : found
      return respond(c.req.raw, list, list.headers)
    },
  }

  async function made(make: PublicList['make']): Promise<Made<Answer>> {
    const version = changes.catalogueVersion()
    const began = performance.now()
    const { json, headers: described, isPastEnd, isStockUnchanged } = await make()
    const encoded = await encodeStream(json, brotliQuality)
    const answer = { ...encoded, headers: { ...headers, ...described } }
    if (isPastEnd) return { other: answer }
    return {
      answer,
      state(): State {
        const isSame = version === changes.catalogueVersion()
        if (isSame && (isStockUnchanged() || performance.now() - began < rest)) return 'current'
        // Staff see their own change at once, except of the stock, which sales change too.
        return !isSame && began < changes.ownChangeAt() ? 'wrong' : 'changed'
      },
    }
  }
}

/** Lists that share the bytes for kept ones, the turns to be made, and the share and limit of a visitor. */
type Lane = ReturnType<typeof createLane>

/** `kind` is the limit on the lists made for a visitor, if there may be any number of them. */
const createLane = (
  mostBytes: number,
  kind?: LimitKind,
  turns = makings,
  mostUnderWay = mostOfVisitor,
) => ({
  kind,
  kept: createKeptAnswers(mostBytes, () => performance.now()),
  inTurn: createTurns(turns),
  inShare: createShares(mostUnderWay),
})

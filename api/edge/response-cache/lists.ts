import type { AnswerList, ListKind, PublicList } from '../../../modules/catalogue/index.ts'
import { networkOf } from '../../../modules/shared/network/network.ts'
import type { Limit, LimitKind } from '../limits/limits.ts'
import type { AddressOf } from '../visitor/client-address.ts'
import type { AnswerCaches } from './answer-caches.ts'
import { cachedByOthers } from './cached-by-others.ts'
import { encodeStream, respond } from './encoding.ts'
import type { Answer } from './response-cache.ts'

const brotliQuality = 4

/** The per-client limit and the points that making a list costs its visitor. */
const costs: Record<ListKind, [kind: LimitKind, points: number]> = {
  suggestions: ['suggestions', 1],
  own: ['offers', 1],
  similar: ['similar', 1],
  part: ['render', 1],
  // One of 5,000 products takes some 200 ms.
  whole: ['render', 10],
}

/**
 * Lists are stored by the request's target. One that is made for an invented target counts for its visitor, unless it was
 * stored before. Problems: unavailable when too many renders wait, too_many_requests when too many were made for one
 * visitor.
 */
export function createLists(
  caches: Pick<AnswerCaches, 'known' | 'invented'>,
  limit: Limit,
  addressOf: AddressOf,
): AnswerList {
  return async (c, { kind, make }) => {
    const { pathname, search } = new URL(c.req.url)
    const target = pathname + search
    const visitor = networkOf(addressOf(c))
    const cache = search ? caches.invented : caches.known
    if (search && !cache.has(target)) {
      const [limited, points] = costs[kind]
      await limit(limited, visitor, points)
    }
    const list = await cache.get(target, visitor, () => made(make))
    return respond(c.req.raw, list, list.headers)
  }
}

async function made(make: PublicList['make']): Promise<Answer> {
  const { json, headers: described, ...list } = await make()
  const headers = { 'content-type': 'application/json', ...cachedByOthers, ...described }
  return { ...list, ...(await encodeStream(json, brotliQuality)), headers }
}

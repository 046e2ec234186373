import type { Logger } from 'pino'
import { Problem } from '../../modules/shared/problem.ts'
import {
  createFairSemaphore,
  type Slots,
} from '../../modules/shared/promises/semaphore/fair-semaphore.ts'
import { type Encoded, respond } from '../edge/response-cache/encoding.ts'
import { Refused, type ResponseCache } from '../edge/response-cache/response-cache.ts'
import { keepIfRoom, type PictureCache } from './picture-cache.ts'

type Dependencies = {
  /** Pictures in memory. Others are read from files. */
  stored: ResponseCache
  /** Bounds the pictures that are made at once, and that wait. */
  slots: Slots
  /** Seconds after which a request that found no slot is asked to come again; default: those of any refusal. */
  retryAfter?: number
  cache: PictureCache
  /** Counts work that is done for a visitor, and may refuse it. */
  allow(visitor: string, points: number): Promise<void>
  log: Logger
}

/** Counts work for the visitor whose picture is made; a point is some 50 ms of processor time. May refuse it. */
export type Count = (points: number) => Promise<void>

/**
 * The picture of that name in the cache, or what `make` gives, which is then cached. Making it costs `points`, by
 * default 1.
 */
export type CachedOrMade = (
  name: string,
  make: (count: Count) => Promise<Buffer>,
  points?: number,
) => Promise<Buffer>

/** The picture that a request asks for. Concurrent requests for one key share one making. */
type Wanted = {
  key: string
  headers: Record<string, string>
  load(cachedOrMade: CachedOrMade): Promise<Encoded>
}

/**
 * Pictures that are made on request, a few at once, and cached in memory and in `cache`. `allow` counts the work for the
 * visitor who asked first, unless the picture was in memory before.
 */
export function createPicturesOnRequest({
  stored,
  slots,
  retryAfter,
  cache,
  allow,
  log,
}: Dependencies) {
  const withSlot = createFairSemaphore(
    slots,
    () => new Problem('unavailable', { ...(retryAfter && { retryAfter }) }),
  )

  return { answer }

  async function answer(request: Request, visitor: string, wanted: Wanted): Promise<Response> {
    const { key, headers, load } = wanted
    const made = async () => {
      const isFree = stored.isStored(key)
      const count: Count = async (points) => (isFree ? undefined : allow(visitor, points))
      return { ...(await load(cachedOrMadeFor(visitor, count))), headers }
    }
    const picture = await stored.get(key, visitor, made)
    return respond(request, picture, picture.headers)
  }

  function cachedOrMadeFor(visitor: string, count: Count): CachedOrMade {
    return async (name, make, points = 1) => {
      const ready = await cache.read(name)
      if (ready) return ready
      try {
        await count(points)
        return await withSlot(visitor, () => madeAndCached(name, () => make(count)))
      } catch (error) {
        throw isRefusal(error) ? new Refused(error) : error
      }
    }
  }

  async function madeAndCached(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await make()
    await keepIfRoom(cache, log, name, picture)
    return picture
  }
}

/** Whether a visitor was refused a slot. A cause means a failure of the file store, which others would meet too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause === undefined &&
  (error.code === 'too_many_requests' || error.code === 'unavailable')

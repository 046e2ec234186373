import type { Logger } from 'pino'
import { Problem } from '../../modules/shared/problem.ts'
import { createTurns, successors, type Turns } from '../../modules/shared/promises/turns/turns.ts'
import { type Encoded, respond } from '../kept/encoding.ts'
import { createKeptAnswers, type State } from '../kept/kept-answers.ts'
import { keepIfRoom, type PictureCache } from './picture-cache.ts'

type Dependencies = {
  /** Bounds the pictures that are made at once, and that wait. */
  turns: Turns
  /** Seconds after which a request that found no turn is asked to come again; default: those of any refusal. */
  retryAfter?: number
  /** Maximum total bytes of pictures in memory. Others are read from files. */
  mostBytes: number
  cache: PictureCache
  /** Counts work that is done for a visitor, and may refuse it. */
  allow(visitor: string, points: number): Promise<void>
  log: Logger
}

/** Counts work for the visitor whose picture is made; a point is some 50 ms of processor time. May refuse it. */
export type Count = (points: number) => Promise<void>

/** The picture of that name in the cache, or what `make` gives, which is then kept. Making it costs `points`, by default 1. */
export type KeptOrMade = (
  name: string,
  make: (count: Count) => Promise<Buffer>,
  points?: number,
) => Promise<Buffer>

type ToMake = {
  name: string
  make(count: Count): Promise<Buffer>
  points: number
}

/** What a request asks for. Concurrent requests for one key are coalesced. */
type Wanted = {
  key: string
  headers: Record<string, string>
  load(keptOrMade: KeptOrMade): Promise<{ picture: Encoded; state(): State }>
}

/** The visitor in whose line a picture would have waited is over the limit, or the queue has no room. */
class Refused extends Error {
  readonly line: string
  constructor(line: string, cause: unknown) {
    super('The line is refused', { cause })
    this.line = line
  }
}

/**
 * Pictures that are made on request, a few at once, and kept in memory and in `cache`. Concurrent requests for a picture
 * share the work in flight. `allow` counts its work for the visitor who asked first; the successors of kept ones count for
 * none.
 */
export function createPicturesOnRequest({
  turns,
  retryAfter,
  mostBytes,
  cache,
  allow,
  log,
}: Dependencies) {
  const kept = createKeptAnswers(mostBytes, () => performance.now())
  const inTurn = createTurns(
    turns,
    () => new Problem('unavailable', { ...(retryAfter && { retryAfter }) }),
  )
  /** By key, the visitors whose requests were coalesced with the one in flight. */
  const coalesced = new Map<string, Set<string>>()

  return { find: kept.find, uses: kept.uses, answer }

  async function answer(request: Request, visitor: string, wanted: Wanted): Promise<Response> {
    const { key, headers, load } = wanted
    const madeFor = (line: string) => async () => {
      const { picture, state } = await load((name, make, points = 1) =>
        keptOrMade(line, key, { name, make, points }),
      ).finally(() => coalesced.delete(key))
      return { answer: { ...picture, headers }, state }
    }
    const join = () => {
      coalesced.set(key, (coalesced.get(key) ?? new Set()).add(visitor))
      inTurn.join(visitor, key)
    }
    try {
      const picture = await kept.get(key, madeFor(visitor), madeFor(successors), join)
      return respond(request, picture, picture.headers)
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (error.line === visitor) throw error.cause
      // The work in flight was another visitor's: only that visitor is refused.
      return answer(request, visitor, wanted)
    }
  }

  async function keptOrMade(
    line: string,
    key: string,
    { name, make, points }: ToMake,
  ): Promise<Buffer> {
    const ready = await cache.read(name)
    if (ready) return ready
    try {
      const isFree = line === successors || kept.has(key)
      const count: Count = async (more) => (isFree ? undefined : allow(line, more))
      await count(points)
      const making = inTurn(line, () => madeAndKept(name, () => make(count)), { key })
      // Some requests were coalesced before the picture entered the queue.
      for (const visitor of coalesced.get(key) ?? []) inTurn.join(visitor, key)
      return await making
    } catch (error) {
      throw isRefusal(error) ? new Refused(line, error) : error
    }
  }

  async function madeAndKept(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const picture = await make()
    await keepIfRoom(cache, log, name, picture)
    return picture
  }
}

/** Whether a line was refused its turn. A cause means a failure of the file store, which another line would meet too. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem &&
  error.cause === undefined &&
  (error.code === 'too_many_requests' || error.code === 'unavailable')

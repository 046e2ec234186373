import { LRUCache } from 'lru-cache'
import { Problem } from '../../../modules/shared/problem.ts'
import {
  createFairSemaphore,
  type Slots,
} from '../../../modules/shared/promises/semaphore/fair-semaphore.ts'
import type { Encoded } from './encoding.ts'

/**
 * An answer with its headers, in every encoding. Default of `status`: 200. `dependsOn` has the ids of the products whose
 * stock it shows; default: none.
 */
export type Answer = Encoded & {
  headers: Record<string, string>
  status?: number
  dependsOn?: Uint32Array
}

/** Hits and misses of a cache. */
export type Uses = { hits: number; misses: number }

type Version = number | string

type Stock = {
  /** Incremented by each change. */
  version(): number
  /** Whether these products have the units that they had at a version. */
  isUnchanged(ids: Uint32Array, since: number): boolean
}

type Options = {
  /** The least recently used answers are evicted beyond it. */
  mostBytes: number
  /** An answer that was made under another version is never served. */
  invalidatedBy(): Version
  /** An answer is stale once the stock of a product that it depends on has changed. Default: none becomes stale. */
  stock?: Stock
  /** Bounds the renders at once, and those that wait. Default: unbounded. */
  slots?: Slots
  /**
   * Ms after which who waits for a render is refused like its visitor, and does not ask again. Default: that of
   * `slots`.
   */
  longestWait?: number
  /** In ms. */
  now?(): number
}

type Entry = {
  answer: Answer
  validFor: Version
  freshFor: number
  /** When the answer was last known to be fresh, in the time of `now`. */
  freshAt: number
  make(): Promise<Answer>
}

/** A render with the slot of the visitor who asked first. `validFor` is undefined until it has begun. */
type Render = { visitor: string; validFor?: Version; answer: Promise<Answer> }

/** Thrown by a render that is refused to its visitor, for the cause. Others who wait for it ask again, each as the first. */
export class Refused extends Error {
  constructor(cause: unknown) {
    super('The visitor is refused', { cause })
  }
}

/**
 * Ms since an answer was last known to be fresh: until the first, a stale one is served as if it were, so that it is not
 * rendered for each sale; until the second, it is served while it is rendered again; later, callers wait.
 */
const rest = 1000
const longestStale = 2000

/** The line of renders that no visitor waits for. */
const refreshes = 'refreshes'

const nothing = new Uint32Array()

/** Bytes that an answer takes beside its bodies: headers, closures, the entry itself. */
const overhead = 2000

/** Bytes of memory that an answer takes beside its key. */
export const sizeOf = ({ identity, br, gzip }: Encoded): number =>
  overhead + (identity?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0)

/**
 * Stores answers by key. Concurrent callers share one render of a key. A failure, and an answer with another status than
 * 200, go to those who wait and are not stored.
 */
export function createResponseCache({
  mostBytes,
  invalidatedBy,
  stock = { version: () => 0, isUnchanged: () => true },
  slots,
  longestWait = slots?.longestWait ?? 0,
  now = () => performance.now(),
}: Options) {
  const entries = new LRUCache<string, Entry>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => 2 * key.length + sizeOf(answer),
  })
  const renders = new Map<string, Render>()
  const withSlot = slots
    ? createFairSemaphore(slots, () => new Refused(new Problem('unavailable')))
    : atOnce
  const uses: Uses = { hits: 0, misses: 0 }

  return {
    find,
    /**
     * The stored answer, or what `make` gives when the visitor gets a slot. Once the answer is stale, `make` refreshes
     * it. Problem unavailable when too many renders wait, or for too long.
     */
    async get(key: string, visitor: string, make: () => Promise<Answer>): Promise<Answer> {
      const found = find(key)
      if (found) return found
      uses.misses++
      return rendered(key, visitor, make)
    },
    /** Whether an answer is stored, even one that may not be served any more. */
    isStored: (key: string): boolean => entries.has(key),
    /** Whether an answer is stored or being rendered. */
    has: (key: string): boolean => entries.has(key) || renders.has(key),
    uses: (): Uses => uses,
  }

  /** The stored answer if it may be served. One that has been stale for a while is rendered again meanwhile. */
  function find(key: string): Answer | undefined {
    const entry = entries.get(key)
    if (!entry || entry.validFor !== invalidatedBy()) return undefined
    if (isFresh(entry)) Object.assign(entry, { freshFor: stock.version(), freshAt: now() })
    const age = now() - entry.freshAt
    if (age > longestStale) return undefined
    // After a failure the answer soon becomes too old, and the next caller gets the error, which is logged.
    if (age > rest) rendered(key, refreshes, entry.make).catch(() => undefined)
    uses.hits++
    return entry.answer
  }

  function isFresh({ answer, freshFor }: Entry): boolean {
    return freshFor === stock.version() || stock.isUnchanged(answer.dependsOn ?? nothing, freshFor)
  }

  /** The answer of a render: that of the running one if it began under this version, else of a new one. */
  async function rendered(
    key: string,
    visitor: string,
    make: () => Promise<Answer>,
    until = now() + longestWait,
  ): Promise<Answer> {
    const running = renders.get(key)
    const isJoined = running && (running.validFor ?? invalidatedBy()) === invalidatedBy()
    const render = isJoined ? running : begun(key, visitor, make)
    try {
      return await render.answer
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      if (render.visitor === visitor || now() >= until) throw error.cause
      return rendered(key, visitor, make, until)
    }
  }

  function begun(key: string, visitor: string, make: () => Promise<Answer>): Render {
    const answer = withSlot(visitor, async () => {
      const entry = { validFor: invalidatedBy(), freshFor: stock.version(), freshAt: now(), make }
      render.validFor = entry.validFor
      const made = await make()
      const isStored = (made.status ?? 200) === 200 && entry.validFor === invalidatedBy()
      if (isStored) entries.set(key, { ...entry, answer: made })
      return made
    }).finally(() => {
      if (renders.get(key) === render) renders.delete(key)
    })
    const render: Render = { visitor, answer }
    renders.set(key, render)
    return render
  }
}

export type ResponseCache = ReturnType<typeof createResponseCache>

const atOnce = async <Result>(_visitor: string, work: () => Promise<Result>): Promise<Result> => {
  await undefined
  return work()
}

import { LRUCache } from 'lru-cache'
import { Problem } from '../../modules/shared/problem.ts'
import type { Encoded } from './encoding.ts'

/** An answer with its headers, in every encoding. */
export type Answer = Encoded & { headers: Record<string, string> }

/**
 * Whether a kept answer is still what `make` would give. 'inexact': it differs only in what few visitors see, and is
 * served at any age while a new one is made, or for a limited time after that has failed. 'changed': its data changed
 * since, and it may be served while the new one is made, for a limited time. 'wrong': it may not.
 */
export type State = 'current' | 'inexact' | 'changed' | 'wrong'

/** A made answer with its state; or what is not kept, such as a missing page. */
export type Made<Other> = MadeAnswer | { other: Other }

export type MadeAnswer = {
  answer: Answer
  state(): State
  /** The same answer as current, or inexact, without making it: undefined if it would differ. Default: made again. */
  renewed?(): Promise<MadeAnswer | undefined>
}

/** What a call for an answer returns instead, if `make` can. */
type NotKept<Other> = [Other] extends [never] ? never : { other: Other }

/**
 * Ms for which an answer may be served after it was last known to be current, or, if it is inexact, after the first
 * failure to make its successor. While its successor is made, longer.
 */
const longestStale = 1000
const longestMaking = 2000
/** Bytes that an answer takes beside its bodies: headers, closures, the entry itself. */
const overhead = 2000
/** Ms between two sweeps of all answers that may not be served any more. */
const sweepInterval = 1000
/** Limit on makings for one call; each but the last was outdated before it ended. */
const attempts = 3

/** Bytes of memory that a kept answer takes beside its key. */
export const sizeOf = ({ identity, br, gzip }: Encoded): number =>
  overhead + (identity?.length ?? 0) + (br?.length ?? 0) + (gzip?.length ?? 0)

/** How often a cache had an answer, and how often it had not. */
export type Uses = { hits: number; misses: number }

type Kept = MadeAnswer & {
  remake(): Promise<Made<unknown>>
  /** When the answer was last known to be current, in the time of `now`. */
  currentAt: number
  /** When its successor first failed to be made. */
  failedAt?: number
}

/**
 * Keeps answers by key, the most recently used ones up to `mostBytes`. Concurrent calls for a key share one making. A
 * failure is not kept. `now` is in ms.
 */
export function createKeptAnswers(mostBytes: number, now: () => number) {
  const answers = new LRUCache<string, Kept>({
    maxSize: mostBytes,
    sizeCalculation: ({ answer }, key) => 2 * key.length + sizeOf(answer),
  })
  const makings = new Map<string, Promise<Made<unknown>>>()
  let sweptAt = now()
  let isSweeping = false
  const renewals = new Map<Kept, Promise<boolean>>()
  const uses: Uses = { hits: 0, misses: 0 }

  return {
    /**
     * The kept answer, or the renewed one. Undefined when it has to be made, which may be refused to a visitor who has
     * asked for too many.
     */
    async findOrRenew(key: string): Promise<Answer | undefined> {
      const found = find(key)
      const kept = answers.get(key)
      if (found || !kept) return found
      await renew(key, kept)
      // Not what the renewal gave: the data may have changed since it began.
      return find(key)
    },

    /**
     * The kept answer, or what `make` gives. `remake` makes its successors, for all callers; default: `make`. A caller
     * is not refused because the making that it shares was. `join` is called when a caller shares another's making.
     */
    async get<Other = never>(
      key: string,
      make: () => Promise<Made<Other>>,
      remake = make,
      join?: () => void,
    ): Promise<Answer | NotKept<Other>> {
      const kept = find(key)
      if (kept) return kept
      uses.misses++
      for (let attempt = 1; ; attempt++) {
        const isShared = makings.has(key)
        if (isShared) join?.()
        const made = await making(key, make, remake).catch((error: unknown) => {
          if (isShared && isRefusal(error) && attempt < attempts) return undefined
          throw error
        })
        if (!made) continue
        if ('other' in made) return made as NotKept<Other>
        if (made.state() !== 'wrong' || attempt === attempts) return made.answer
      }
    },
    find,
    /** Whether an answer is kept, even one that may not be served any more. */
    has: (key: string): boolean => answers.has(key),
    /** The number of kept answers. */
    size: (): number => answers.size,
    /** How often an answer was found, and how often it had to be made, so far. */
    uses: (): Uses => uses,
  }

  /** The kept answer if it may be served. Unless it is current, it is made again meanwhile. */
  function find(key: string): Answer | undefined {
    const kept = answers.get(key)
    if (!kept) return undefined
    const state = kept.state()
    if (state === 'current') {
      kept.currentAt = now()
      uses.hits++
      return kept.answer
    }
    if (isOver(key, kept, state)) return undefined
    // After a failure the answer soon becomes too old, and the next caller gets the error, which is logged.
    making(key, kept.remake).catch((error: unknown) => {
      if (!isRefusal(error)) kept.failedAt ??= now()
    })
    uses.hits++
    return kept.answer
  }

  function making(
    key: string,
    make: () => Promise<Made<unknown>>,
    remake = make,
  ): Promise<Made<unknown>> {
    const running = makings.get(key)
    if (running) return running
    const made = keep(key, make, remake).finally(() => {
      makings.delete(key)
      void sweep()
    })
    makings.set(key, made)
    return made
  }

  /** Renews the answer of a key, or makes it. */
  async function keep(
    key: string,
    make: () => Promise<Made<unknown>>,
    remake: () => Promise<Made<unknown>>,
  ): Promise<Made<unknown>> {
    const kept = answers.peek(key)
    const canRenew = kept?.renewed && kept.state() !== 'inexact'
    if (canRenew && (await renew(key, kept))) return kept
    const currentAt = now()
    const made = await make()
    if ('answer' in made) answers.set(key, { ...made, remake, currentAt })
    else answers.delete(key)
    return made
  }

  /** Whether an answer in this state may not be served any more. */
  function isOver(key: string, { currentAt, failedAt }: Kept, state: State): boolean {
    if (state === 'current' || state === 'wrong') return state === 'wrong'
    const since = state === 'changed' ? currentAt : (failedAt ?? now())
    return now() - since > (makings.has(key) ? longestMaking : longestStale)
  }

  async function sweepOut(key: string): Promise<void> {
    const kept = answers.peek(key)
    if (!kept?.renewed || !isOver(key, kept, kept.state()) || makings.has(key)) return
    // After a failure the next sweep tries again.
    await renew(key, kept).catch(() => undefined)
  }

  /** Whether the answer is the same as it would be now. Concurrent calls share one comparison. */
  function renew(key: string, kept: Kept): Promise<boolean> {
    const running = renewals.get(kept)
    if (running) return running
    const renewal = compare(key, kept).finally(() => renewals.delete(kept))
    renewals.set(kept, renewal)
    return renewal
  }

  async function compare(key: string, kept: Kept): Promise<boolean> {
    const currentAt = now()
    const same = await kept.renewed?.()
    // In place, so that it counts as used no later than it was.
    if (same) Object.assign(kept, same, { currentAt })
    else if (isOver(key, kept, kept.state()) && answers.peek(key) === kept) answers.delete(key)
    return same !== undefined
  }

  /**
   * Renews or removes the answers that may not be served any more, one after the other: after a change of the catalogue
   * most are, and would take room until they are evicted. Those that can only be made again stay for `has`.
   */
  async function sweep(): Promise<void> {
    if (isSweeping || now() - sweptAt < sweepInterval) return
    isSweeping = true
    sweptAt = now()
    try {
      for (const key of [...answers.rkeys()]) await sweepOut(key)
    } finally {
      isSweeping = false
    }
  }
}

/** Whether an overloaded shop has no turn for a making: that is no failure of it. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Problem && error.code === 'unavailable'

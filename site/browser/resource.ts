import { atom, type ReadableAtom } from 'nanostores'
import { latestWins } from './timing/latest-wins.ts'

export type Loaded<Value, Failure> = {
  /** The last answer; null before the first. A failed load does not clear it. */
  value: Value | null
  isLoading: boolean
  /** The reason that the latest load failed; null after a success. */
  failure: Failure | null
}

export type Resource<Value, Failure, Input extends unknown[] = []> = {
  $loaded: ReadableAtom<Loaded<Value, Failure>>
  /** Loads unconditionally. A stale answer or failure is dropped. */
  load(...input: Input): Promise<void>
  /**
   * Loads unless a value is present or a load is in flight; resolves when the newest load ends. It does not compare
   * inputs.
   */
  ensureLoaded(...input: Input): Promise<void>
  /** Changes the value. The change is applied again to the answer of a load already in flight, which may predate it. */
  update(change: (value: Value) => Value): void
  /** Sets the value (default: none), and drops the answer of a load in flight. */
  reset(value?: Value | null): void
}

/**
 * Server state in the browser: `fetch` requests it, `onFailure` reports a failure and returns what the views keep of
 * it. Nothing is refetched automatically.
 */
export function resource<Value, Failure, Input extends unknown[] = []>(
  fetch: (...input: Input) => Promise<Value>,
  onFailure: (error: unknown) => Failure,
): Resource<Value, Failure, Input> {
  const nothing = { value: null, isLoading: false, failure: null }
  const $loaded = atom<Loaded<Value, Failure>>(nothing)
  const start = latestWins()
  let changes: ((value: Value) => Value)[] = []
  let running: Promise<void> | undefined

  async function run(isLatest: () => boolean, input: Input): Promise<void> {
    changes = []
    $loaded.set({ ...$loaded.get(), isLoading: true })
    try {
      let value: Value = await fetch(...input)
      if (!isLatest()) return
      for (const change of changes) value = change(value)
      $loaded.set({ value, isLoading: false, failure: null })
    } catch (error) {
      if (!isLatest()) return
      // First, so that a failure inside `onFailure` leaves no load in flight.
      $loaded.set({ ...$loaded.get(), isLoading: false })
      const failure = onFailure(error)
      $loaded.set({ ...$loaded.get(), failure })
    }
  }

  function load(...input: Input): Promise<void> {
    running = run(start(), input)
    return running
  }

  return {
    $loaded,
    load,
    async ensureLoaded(...input) {
      const { value, isLoading } = $loaded.get()
      if (value === null && !isLoading) void load(...input)
      for (let last: typeof running; last !== running; await last) last = running
    },
    update(change) {
      const { value, ...state } = $loaded.get()
      if (state.isLoading) changes.push(change)
      $loaded.set({ ...state, value: value === null ? null : change(value) })
    },
    reset(value = null) {
      start()
      running = undefined
      $loaded.set({ ...nothing, value })
    },
  }
}

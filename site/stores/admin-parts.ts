import { atom } from 'nanostores'
import { texts } from '../text/texts.ts'
import { failureOf, showFailure } from './admin-failure.ts'
import type { ListState } from './admin-list.ts'

/** Some of a list that the server has, and where it goes on. */
export type Part<Item> = {
  items: readonly Item[]
  /** Of the part after this one; undefined after the last. */
  nextCursor: string | undefined
}

type PartsState<Item, Of> = ListState<Item> & {
  /** What the last load that worked told. */
  part: Of | null
}

type Settings<Item, Of extends Part<Item>> = {
  /** Items at first and with each press on the button. */
  size: number
  /** Items that the server gives at once at most. */
  largest: number
  load(limit: number, cursor?: string): Promise<Of>
}

/** A list of the staff's, loaded part by part; after a failed load it keeps what it had. */
export function adminParts<Item, Of extends Part<Item> = Part<Item>>({
  size,
  largest,
  load,
}: Settings<Item, Of>) {
  const $list = atom<PartsState<Item, Of>>({
    items: null,
    part: null,
    isLoading: false,
    failure: null,
  })
  let latest = 0
  /** What was replaced since the latest load began, whose answer may be older. */
  let replaced: ((item: Item) => Item)[] = []

  /** From a cursor on, in as many calls as it takes. */
  async function fetched(most: number, cursor?: string): Promise<Of> {
    const part = await load(Math.min(most, largest), cursor)
    const left = most - part.items.length
    if (!part.nextCursor || left <= 0 || part.items.length === 0) return part
    const rest = await fetched(left, part.nextCursor)
    return { ...rest, items: part.items.concat(rest.items) }
  }

  /** An answer that a later call overtook is dropped. */
  async function show(fetch: () => Promise<Of>): Promise<void> {
    latest += 1
    const asked = latest
    replaced = []
    $list.set({ ...$list.get(), isLoading: true })
    try {
      const part = await fetch()
      if (asked !== latest) return
      const items = part.items.map((item) => replaced.reduce((one, replace) => replace(one), item))
      $list.set({ items, part, isLoading: false, failure: null })
    } catch (error) {
      if (asked !== latest) return
      $list.set({ ...$list.get(), isLoading: false, failure: failureOf(error) })
      showFailure(texts.error, error)
    }
  }

  const shown = () => $list.get().items ?? []
  /** As many items as are shown, as they are now, so that nobody loses their place. */
  const refetch = () => show(() => fetched(Math.max(size, shown().length)))

  return {
    $list,
    refetch,
    /** The first items alone, of a list that was asked for in another way. */
    restart: () => show(() => fetched(size)),
    /** The next part, below what is shown. */
    showMore: () =>
      show(async () => {
        const part = await fetched(size, $list.get().part?.nextCursor)
        return { ...part, items: shown().concat(part.items) }
      }),
    /** Loads unless that was done or is under way. */
    async ensureLoaded(): Promise<void> {
      const { items, isLoading } = $list.get()
      if (!items && !isLoading) await refetch()
    },
    /** Shows an item as an answer told it, also in what is on its way. */
    replace(isIt: (item: Item) => boolean, item: Item): void {
      const replace = (one: Item) => (isIt(one) ? item : one)
      replaced.push(replace)
      const { items, ...state } = $list.get()
      $list.set({ ...state, items: items?.map(replace) ?? null })
    },
  }
}

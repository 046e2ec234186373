import { map } from 'nanostores'
import { debounce } from '../../../browser/timing/debounce.ts'
import { keepInAddress } from './address.ts'
import { staffResource } from './resource.ts'
import type { Filters, Views } from './views.ts'

/** The page size, and the cursor after which the page begins; no cursor for the first. */
type Page = { limit: number; cursor?: string }

type Part<Item> = {
  items: Item[]
  /** The cursor of the next page; undefined after the last. */
  nextCursor: string | undefined
}

type Settings<Item, Facts, View> = {
  /** The server's filters and sort orders. */
  views: Views<View>
  fetch(filters: Filters<View>, page: Page): Promise<Part<Item> & Facts>
  /** Items of the first page, and per press on "load more". */
  size?: number
  /** The server's largest page size. */
  largest: number
}

/** The listed items, and the view that they are of. */
export type Shown<Item, Facts, View> = Part<Item> & Facts & { view: View }

export type PartedList<Item, Facts, View extends object> = ReturnType<
  typeof partedList<Item, Facts, View>
>

/** Debounce of a changed view in ms. */
const pause = 250

/**
 * A paginated list that the server filters and sorts; the browser shows it from its start and appends further pages.
 */
export function partedList<Item, Facts, View extends object>({
  views,
  fetch,
  size = 50,
  largest,
}: Settings<Item, Facts, View>) {
  const $view = map<View>(views.plain)

  /** The items after a cursor, in as many calls as needed. */
  async function fetchParts(
    view: View,
    most: number,
    cursor?: string,
  ): Promise<Part<Item> & Facts> {
    const page = { limit: Math.min(most, largest), ...(cursor && { cursor }) }
    const part = await fetch(views.filtersOf(view), page)
    const left = most - part.items.length
    if (!part.nextCursor || left <= 0 || part.items.length === 0) return part
    const rest = await fetchParts(view, left, part.nextCursor)
    return { ...rest, items: part.items.concat(rest.items) }
  }

  const { $loaded, load, update, ensureLoaded } = staffResource(
    async (most: number, before?: Shown<Item, Facts, View>): Promise<Shown<Item, Facts, View>> => {
      const view = $view.get()
      const part = await fetchParts(view, most, before?.nextCursor)
      return { ...part, items: [...(before?.items ?? []), ...part.items], view }
    },
  )

  return {
    /** `value.view` differs from $view until the answer arrives. */
    $loaded,
    $view,
    ensureLoaded: () => ensureLoaded(size),
    /** Reloads as many items as are listed, so that administrators keep their position. */
    refetch: () => load(Math.max(size, $loaded.get().value?.items.length ?? 0)),
    /** Loads the next page and appends it. Does nothing for the items of a previous view: their cursor is not valid. */
    async showMore(): Promise<void> {
      const { value } = $loaded.get()
      if (value?.view === $view.get()) await load(size, value)
    },
    /** Updates an item, also in the answer that is under way. */
    replace: (isIt: (item: Item) => boolean, item: Item) =>
      update((shown) => ({ ...shown, items: shown.items.map((one) => (isIt(one) ? item : one)) })),
    /**
     * Starts with the address's view; then list and address follow the view, debounced. Returns the function that ends
     * it.
     */
    follow(): () => void {
      $view.set(views.viewOf(new URLSearchParams(location.search)))
      const change = debounce(pause, () => {
        keepInAddress(views.parametersOf($view.get()))
        void load(size)
      })
      const stop = $view.listen(() => change())
      return () => {
        change.cancel()
        stop()
      }
    },
  }
}

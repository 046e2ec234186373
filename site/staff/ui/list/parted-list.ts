import { map } from 'nanostores'
import { debounce } from '../../../browser/debounce.ts'
import { staffResource } from './resource.ts'

/** The limit, and the cursor after which the part begins; without one it is the first. */
type Page = { limit: number; cursor?: string }

type Part<Item> = {
  items: Item[]
  /** Of the part after this one; undefined after the last. */
  nextCursor: string | undefined
}

type Settings<Item, Facts, View> = {
  /** The view at first: what the server filters and sorts by. */
  plainView: View
  fetch(view: View, page: Page): Promise<Part<Item> & Facts>
  /** Items at first and with each press on the button. */
  size?: number
  /** Items that the server gives at once at most (contract). */
  largest?: number
}

/** Ms without a change of the view after which the server is asked. */
const pause = 250

/** A list of the staff's that the server filters and sorts, shown from its start in ever more parts. */
export function partedList<Item, Facts, View extends object>({
  plainView,
  fetch,
  size = 50,
  largest = 1000,
}: Settings<Item, Facts, View>) {
  const $view = map<View>(plainView)

  /** The items from a cursor on, in as many calls as it takes. */
  async function fetchParts(
    view: View,
    most: number,
    cursor?: string,
  ): Promise<Part<Item> & Facts> {
    const page = { limit: Math.min(most, largest), ...(cursor && { cursor }) }
    const part = await fetch(view, page)
    const left = most - part.items.length
    if (!part.nextCursor || left <= 0 || part.items.length === 0) return part
    const rest = await fetchParts(view, left, part.nextCursor)
    return { ...rest, items: part.items.concat(rest.items) }
  }

  type Shown = Part<Item> & Facts & { view: View }
  const list = staffResource(async (most: number, before?: Shown): Promise<Shown> => {
    const view = $view.get()
    const part = await fetchParts(view, most, before?.nextCursor)
    return { ...part, items: [...(before?.items ?? []), ...part.items], view }
  })
  const { $loaded, load, update, ensureLoaded } = list

  return {
    /** `value.view` is the view of the items; another than $view until its answer comes. */
    $loaded,
    $view,
    ensureLoaded: () => ensureLoaded(size),
    /** Loads as many items as are shown, so that no administrator loses their place. */
    refetch: () => load(Math.max(size, $loaded.get().value?.items.length ?? 0)),
    /** Loads the next part, below what is shown. */
    showMore: () => load(size, $loaded.get().value ?? undefined),
    /** The first items of the view, shown or not. */
    fetchFirst: (most: number) => fetchParts($view.get(), most),
    /** Shows an item as an answer told it, also in the answer that is under way. */
    replace: (isIt: (item: Item) => boolean, item: Item) =>
      update((shown) => ({ ...shown, items: shown.items.map((one) => (isIt(one) ? item : one)) })),
    /** From now on the list follows its view, debounced. Returns what ends that. */
    follow(onChange?: (view: View) => void): () => void {
      const change = debounce(pause, () => {
        onChange?.($view.get())
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

import { atom, map } from 'nanostores'
import { texts } from '../text/texts.ts'
import { failureOf, showFailure } from './admin-failure.ts'
import type { ListState } from './admin-list.ts'

/** A part of what matches a view, and what is known of all of it. */
export type Part<Item> = {
  items: readonly Item[]
  /** How many match the filters. */
  matching: number
  /** How many there are. */
  total: number
  /** Of the part after this one; undefined after the last. */
  nextCursor: string | undefined
}

type PartedState<Item, View> = ListState<Item> &
  Omit<Part<Item>, 'items'> & {
    /** What the items were asked for with; another than $view as long as its answer is on its way. */
    view: View
  }

/** Items at first and with each press on the button. */
const partSize = 50
/** Ms without a change of the view after which the server is asked. */
const pause = 250

/** A list of the staff's that the server filters and sorts, shown from its start in ever more parts. */
export function partedList<Item, View extends object>(
  plainView: View,
  fetchPart: (view: View, most: number, cursor?: string) => Promise<Part<Item>>,
) {
  const $list = atom<PartedState<Item, View>>({
    items: null,
    matching: 0,
    total: 0,
    nextCursor: undefined,
    view: plainView,
    isLoading: false,
    failure: null,
  })
  const $view = map<View>(plainView)
  let latest = 0

  /** An answer that a later call overtook is dropped. A failure leaves what was there. */
  async function show(fetched: (view: View) => Promise<Part<Item>>): Promise<void> {
    latest += 1
    const call = latest
    const view = $view.get()
    $list.set({ ...$list.get(), isLoading: true })
    try {
      const part = await fetched(view)
      if (call === latest) $list.set({ ...part, view, isLoading: false, failure: null })
    } catch (error) {
      if (call !== latest) return
      $list.set({ ...$list.get(), isLoading: false, failure: failureOf(error) })
      showFailure(texts.error, error)
    }
  }

  /** As many items as are shown, as they are now, so that nobody loses their place. */
  const refetch = (): Promise<void> =>
    show((view) => fetchPart(view, Math.max(partSize, $list.get().items?.length ?? 0)))

  return {
    $list,
    $view,
    refetch,
    /** Loads unless that was done or is under way. */
    async ensureLoaded(): Promise<void> {
      const { items, isLoading } = $list.get()
      if (!items && !isLoading) await refetch()
    },
    /** The next part, below what is shown. */
    showMore: (): Promise<void> =>
      show(async (view) => {
        const { items, nextCursor } = $list.get()
        const part = await fetchPart(view, partSize, nextCursor)
        return { ...part, items: (items ?? []).concat(part.items) }
      }),
    /** From now on the list follows its view, shortly after the view's last change. Returns what ends that. */
    follow(onChange?: (view: View) => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined
      const change = (view: View) => {
        onChange?.(view)
        void show(() => fetchPart(view, partSize))
      }
      const stop = $view.listen((view) => {
        clearTimeout(timer)
        timer = setTimeout(change, pause, view)
      })
      return () => {
        clearTimeout(timer)
        stop()
      }
    },
  }
}

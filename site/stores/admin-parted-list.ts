import { computed, map } from 'nanostores'
import { adminParts, type Part } from './admin-parts.ts'

/** A part of what matches a view, and what is known of all of it. */
export type MatchingPart<Item> = Part<Item> & {
  /** How many match the filters. */
  matching: number
  /** How many there are. */
  total: number
}

/** Items at first and with each press on the button, and those that the server gives at once at most (contract). */
const size = 50
const largest = 1000
/** Ms without a change of the view after which the server is asked. */
const pause = 250

/** A list of the staff's that the server filters and sorts, shown from its start in ever more parts. */
export function partedList<Item, View extends object>(
  plainView: View,
  fetchPart: (view: View, most: number, cursor?: string) => Promise<MatchingPart<Item>>,
) {
  const $view = map<View>(plainView)
  const parts = adminParts<Item, MatchingPart<Item> & { view: View }>({
    size,
    largest,
    async load(most, cursor) {
      const view = $view.get()
      return { ...(await fetchPart(view, most, cursor)), view }
    },
  })
  const { $list: $parts, restart, ...rest } = parts
  const $list = computed($parts, ({ part, ...list }) => ({
    ...list,
    matching: part?.matching ?? 0,
    total: part?.total ?? 0,
    nextCursor: part?.nextCursor,
    /** What the items were asked for with; another than $view as long as its answer is on its way. */
    view: part?.view ?? plainView,
  }))

  return {
    ...rest,
    $list,
    $view,
    /** From now on the list follows its view, shortly after the view's last change. Returns what ends that. */
    follow(onChange?: (view: View) => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined
      const change = (view: View) => {
        onChange?.(view)
        void restart()
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

import { atom } from 'nanostores'
import { texts } from '../text/texts.ts'
import { type Failure, failureOf, showFailure } from './admin-failure.ts'

export type ListState<Item> = {
  /** Null until they were loaded once. */
  items: readonly Item[] | null
  isLoading: boolean
  /** Why the last load failed. */
  failure: Failure | null
}

/** What is shown of a list: what it has, unless that is of another view than the one whose load failed. */
export const shownOf = <Item>({ items, isLoading, failure }: ListState<Item>, isOld: boolean) =>
  failure && !isLoading && isOld ? null : items

/** A list of the staff's, loaded on demand; after a failed load it keeps what it had. */
export function adminList<Item>(load: () => Promise<Item[]>) {
  const $list = atom<ListState<Item>>({ items: null, isLoading: false, failure: null })
  let latest = 0

  async function refetch(): Promise<void> {
    latest += 1
    const asked = latest
    $list.set({ ...$list.get(), isLoading: true })
    try {
      const items = await load()
      if (asked === latest) $list.set({ items, isLoading: false, failure: null })
    } catch (error) {
      if (asked !== latest) return
      $list.set({ ...$list.get(), isLoading: false, failure: failureOf(error) })
      showFailure(texts.error, error)
    }
  }

  return {
    $list,
    refetch,
    /** Loads unless that was done or is under way. */
    async ensureLoaded(): Promise<void> {
      const { items, isLoading } = $list.get()
      if (!items && !isLoading) await refetch()
    },
  }
}

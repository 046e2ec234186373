import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { addressBelow, pushAddress, replaceAddress } from '../../browser/overlay-history.ts'
import { latestWins } from '../../browser/timing/latest-wins.ts'
import { keepProducts, knownProducts, listKey, loadProducts } from '../product/index.ts'
import { nextPage, shownCount } from './catalogue-paging.ts'
import { addressOf, awake, type CatalogueView, viewOf } from './catalogue-view.ts'
import type { Step } from './use-key-run.ts'

export type CatalogueStart = {
  /** The server's data for the address: the view and a window of its patches, from index `from`. */
  view: CatalogueView
  products: readonly Product[]
  from: number
  /** The number of all matching patches. */
  total: number
  /** The names of all categories. */
  categories: readonly string[]
}

/** Patches of a list, from index `from` on, with the list's `listKey`. */
type Result = Pick<CatalogueStart, 'products' | 'from' | 'total'> & { list: string }

/** The catalogue's view and its patches: first the server's, then the browser's own loads. */
export function useCatalogue(given: CatalogueStart, form: RefObject<HTMLFormElement | null>) {
  const [view, setView] = useState(given.view)
  const [result, setResult] = useState<Result>(() => ({ ...given, list: listKey(given.view) }))
  // No `useLoaded`: most views need no load, and a failed one keeps the patches of the view before it.
  const [failed, setFailed] = useState(false)
  // The current or next view, in a ref: an answer between two renders must see it.
  const here = useRef(result)
  const wanted = useRef(given.view)
  const first = useRef(given)
  const [start] = useState(latestWins)
  const viewHere = useCallback(
    () => viewOf(new URL(addressBelow()).searchParams, first.current.categories),
    [],
  )

  /** Shows a view; resolves with whether it is still the current one. */
  const show = useCallback(
    async (next: CatalogueView): Promise<boolean> => {
      const isLatest = start()
      wanted.current = next
      setView(next)
      setFailed(false)
      if (covers(here.current, next)) return true
      const count = shownCount(next)
      const found =
        knownProducts(next, count) ?? (await loadProducts(next, count).catch(() => undefined))
      if (!isLatest()) return false
      setFailed(!found)
      if (!found) return false
      here.current = { ...found, from: 0, list: listKey(next) }
      setResult(here.current)
      return true
    },
    [start],
  )

  // In the same frame: a choice made before hydration would be unchecked for a moment.
  useLayoutEffect(() => {
    const { view, products, from, total } = first.current
    form.current?.dispatchEvent(new Event(awake, { bubbles: true }))
    // The browser may have restored form values that differ from the address.
    form.current?.reset()
    // A filter or Back was used before hydration.
    const current = viewHere()
    // A form that was submitted before hydration names each default, too.
    replaceAddress(addressOf(current) + location.hash, history.state)
    if (from === 0) keepProducts(view, { products, total })
    // Load at once what the server omitted: the earlier patches, and most of the list view.
    const isAsRendered = addressOf(current) === addressOf(view) && covers(here.current, view)
    if (!isAsRendered) void show(current)
  }, [show, viewHere, form])

  useEffect(() => {
    const restore = () => void show(viewHere())
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [show, viewHere])

  /** Changes a part of the view and returns to the first page; `step` decides on the history entry. */
  const change = (part: Partial<CatalogueView>, step: Step = 'step') => {
    const next = { ...wanted.current, page: 1, ...part }
    const run = typeof step === 'object' ? step.run : undefined
    const isStep = run ? history.state?.run !== run : step === 'step'
    const set = isStep ? pushAddress : replaceAddress
    set(addressOf(next), run ? { run } : null)
    void show(next)
  }

  /** Shows a view and replaces the address once it is loaded, without a history entry. */
  const follow = async (next: CatalogueView) => {
    if (await show(next)) replaceAddress(addressOf(next), history.state)
  }

  // Never show patches below a filter or sort order that they do not match.
  const isHere = result.list === listKey(view)
  return {
    view,
    products: isHere ? result.products : [],
    /** The number of patches before these; positive until the browser has loaded them. */
    from: isHere ? result.from : 0,
    total: isHere ? result.total : 0,
    /** A result for other filters or another order is loading. */
    pending: !failed && !isHere,
    failed,
    change,
    showMore: () => follow({ ...wanted.current, page: nextPage(wanted.current) }),
    retry: () => void follow(wanted.current),
  }
}

/** Whether a result has all patches that a view shows. */
const covers = ({ products, from, total, list }: Result, view: CatalogueView): boolean =>
  list === listKey(view) && from === 0 && products.length >= Math.min(shownCount(view), total)

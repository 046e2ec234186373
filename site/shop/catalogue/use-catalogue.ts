import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { type SortOrder, sortProducts } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { latestWins } from '../../browser/latest-wins.ts'
import { pushAddress, replaceAddress } from '../../browser/overlay-history.ts'
import { keepProducts, knownProducts, loadProducts } from '../product/index.ts'
import { awake } from './awake.ts'
import { countOfPage } from './catalogue-paging.ts'
import { addressOf, type CatalogueView, filterKey, viewOf } from './catalogue-view.ts'
import type { Step } from './use-key-run.ts'

export type CatalogueStart = {
  /** What the server put into the page for the address: the view and its first patches. */
  view: CatalogueView
  products: readonly Product[]
  /** How many match in all. */
  total: number
  /** The names of all categories. */
  categories: readonly string[]
}

/** The patches of a filter set in their order; the server's first ones need not be all. */
type Result = { products: readonly Product[]; total: number; filters: string; sort: SortOrder }

/** The catalogue's view and what it shows: the server's patches first, the browser's lists after that. */
export function useCatalogue(given: CatalogueStart, form: RefObject<HTMLFormElement | null>) {
  const [view, setView] = useState(given.view)
  const [result, setResult] = useState<Result>(() => ({
    products: given.products,
    total: given.total,
    filters: filterKey(given.view),
    sort: given.view.sort,
  }))
  const [failed, setFailed] = useState(false)
  // What shows or is about to: an answer that comes between two draws counts already.
  const here = useRef(result)
  const wanted = useRef(given.view)
  const first = useRef(given)
  const [start] = useState(latestWins)
  const viewHere = useCallback(
    () => viewOf(new URLSearchParams(location.search), first.current.categories),
    [],
  )

  /** Tells whether it is this view that shows now. */
  const show = useCallback(
    async (next: CatalogueView): Promise<boolean> => {
      const isLatest = start()
      wanted.current = next
      setView(next)
      setFailed(false)
      if (covers(here.current, next)) return true
      const list = knownProducts(next) ?? (await loadProducts(next).catch(() => undefined))
      if (!isLatest()) return false
      setFailed(!list)
      if (!list) return false
      const products = sortProducts(list, next.sort)
      here.current = { products, total: products.length, filters: filterKey(next), sort: next.sort }
      setResult(here.current)
      return true
    },
    [start],
  )

  useEffect(() => {
    const { view, products, total } = first.current
    form.current?.dispatchEvent(new Event(awake, { bubbles: true }))
    // The browser may have kept other choices than the address has.
    form.current?.reset()
    // A filter, or the back button, was pressed before anything here was awake.
    const here = viewHere()
    if (addressOf(here) !== addressOf(view)) return void show(here)
    if (products.length === total) keepProducts(view, products)
    // The list view has no steps: what the server left out follows at once.
    else if (view.view === 'list') void show(view)
  }, [show, viewHere, form])

  useEffect(() => {
    const restore = () => void show(viewHere())
    addEventListener('popstate', restore)
    return () => removeEventListener('popstate', restore)
  }, [show, viewHere])

  /** Shows something else, from its first page on; a step is what the back button takes back. */
  const change = (part: Partial<CatalogueView>, step: Step = 'step') => {
    const next = { ...wanted.current, page: 1, ...part }
    const run = typeof step === 'object' ? step.run : undefined
    const isStep = run ? history.state?.run !== run : step === 'step'
    const set = isStep ? pushAddress : replaceAddress
    set(addressOf(next), run ? { run } : null)
    void show(next)
  }

  /** Shows a view whose address follows once it is there, without a step in the history. */
  const follow = async (next: CatalogueView) => {
    if (await show(next)) replaceAddress(addressOf(next), history.state)
  }

  // The patches of one filter set never stand below the choice of another, nor in another order than it says.
  const isHere = result.filters === filterKey(view) && result.sort === view.sort
  return {
    view,
    products: isHere ? result.products : [],
    total: isHere ? result.total : 0,
    /** Other filters or another order were asked for and are not here yet. */
    pending: !failed && !isHere,
    failed,
    change,
    showMore: () => follow({ ...wanted.current, page: wanted.current.page + 1 }),
    retry: () => void follow(wanted.current),
  }
}

/** Whether a result holds all that a view shows. */
const covers = ({ products, total, filters, sort }: Result, view: CatalogueView): boolean =>
  filters === filterKey(view) &&
  sort === view.sort &&
  (products.length === total || (view.view === 'grid' && products.length >= countOfPage(view.page)))

import { type FormEvent, useRef } from 'react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/Button.tsx'
import { lazyPart, useLazyDialog } from '../../ui/hooks/use-part.ts'
import { filterKey } from '../product/index.ts'
import styles from './Catalogue.module.css'
import { shownCount, windowOf } from './catalogue-paging.ts'
import { addressOf } from './catalogue-view.ts'
import { Filters } from './filter/Filters.tsx'
import { Results } from './Results.tsx'
import { SimilarPatches } from './SimilarPatches.tsx'
import { Toolbar } from './Toolbar.tsx'
import { catalogueTexts, showCount } from './text.ts'
import { type CatalogueStart, useCatalogue } from './use-catalogue.ts'
import { useListPlace } from './use-list-place.ts'
import { useNearEnd } from './use-near-end.ts'

const filterDrawer = lazyPart(() => import('./filter/FilterDrawer.tsx'))

type Props = CatalogueStart & {
  patchOfTheWeek: number | undefined
  /** Patches similar to the search of the address, beside its exact matches. */
  similar: readonly Product[]
}

/** The content of /products. The server renders it for the address; the browser continues from there. */
export function Catalogue({ patchOfTheWeek, similar, ...start }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { view, products, from, total, pending, failed, change, showMore, retry } = useCatalogue(
    start,
    form,
  )
  const { Part: FilterDrawer, isOpen, isOpening, open, close } = useLazyDialog(filterDrawer)

  const shown = products.slice(0, shownCount(view) - from)
  const to = from + shown.length
  const isHere = !pending && !failed && from === 0
  // The server renders less than the first step of the list view.
  const isWhole = isHere && to >= Math.min(shownCount({ ...view, page: 1 }), total)
  const loading = useNearEnd(isWhole && to < total, showMore)
  useListPlace({
    // The next patches change the page in the address, but not the visitor's place.
    list: addressOf({ ...view, page: 1 }),
    from,
    isWhole,
    omitted: windowOf(view.page, total).from,
  })
  const filters = <Filters view={view} categories={start.categories} onChange={change} />

  const similarPatches = view.search && !pending && !failed && (
    <SimilarPatches
      key={filterKey(view)}
      view={view}
      initial={filterKey(view) === filterKey(start.view) ? similar : undefined}
      patchOfTheWeek={patchOfTheWeek}
      row={total > 0}
    />
  )

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const search = String(new FormData(event.currentTarget).get('search') ?? '').trim() || undefined
    if (search !== view.search) change({ search })
  }

  return (
    <>
      <form ref={form} className={styles.catalogue} action={paths.products()} onSubmit={submit}>
        <input type="hidden" name="view" value={view.view} />
        <aside id="filtre" className={styles.sidebar} aria-label={catalogueTexts.filters}>
          {filters}
          <noscript>
            <Button type="submit" wide>
              {catalogueTexts.apply}
            </Button>
          </noscript>
        </aside>
        <div className={styles.main}>
          <Toolbar view={view} onChange={change} onFilter={open} isOpening={isOpening} />
          {total > 0 && similarPatches}
          <Results
            view={view}
            shown={shown}
            from={from}
            total={total}
            patchOfTheWeek={patchOfTheWeek}
            pending={pending}
            loading={loading}
            failed={failed}
            onRetry={retry}
          />
          {total === 0 && similarPatches}
        </div>
      </form>
      {FilterDrawer && (
        <FilterDrawer
          open={isOpen}
          title={catalogueTexts.filters}
          action={pending || failed ? catalogueTexts.show : showCount(total)}
          onClose={close}
        >
          {filters}
        </FilterDrawer>
      )}
    </>
  )
}

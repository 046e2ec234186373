import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { EmptyResult, gridStep, ProductGrid } from '../product-card/components.ts'
import { gridTexts } from '../product-card/index.ts'
import styles from './Catalogue.module.css'
import { pageOfCount, stepCount } from './catalogue-paging.ts'
import { addressOf, type CatalogueView } from './catalogue-view.ts'
import { ProductList } from './ProductList.tsx'
import { countLine, progress, catalogueTexts as texts } from './text.ts'

type Props = {
  view: CatalogueView
  shown: readonly Product[]
  /** The number of patches before those shown. */
  from: number
  total: number
  patchOfTheWeek: number | undefined
  /** A result for other filters or another order is loading. */
  pending: boolean
  /** The next step is loading. */
  loading: boolean
  failed: boolean
  onRetry(): void
}

type EndProps = { view: CatalogueView; from: number; to: number; total: number }

/** The number of results, the patches, and the progress through them. */
export function Results(props: Props) {
  const { view, shown, from, total, pending, failed, onRetry } = props
  const isMissing = failed && shown.length === 0
  const failure = failed && (
    <div className={styles.failed} role="alert">
      <p>{gridTexts.failed}</p>
      <Button size="small" onClick={onRetry}>
        {texts.tryAgain}
      </Button>
    </div>
  )
  return (
    <section className={styles.results} data-results aria-busy={pending} aria-labelledby="patcher">
      <h2 id="patcher" className="visually-hidden">
        {texts.results}
      </h2>
      <p className={styles.count} role="status">
        {pending ? texts.loading : !isMissing && countLine(total)}
      </p>
      {from > 0 && (
        <div className={styles.earlier} data-earlier>
          <ButtonLink href={addressOf({ ...view, page: pageOfCount(from) })} variant="secondary">
            {texts.earlier}
          </ButtonLink>
          {failure}
        </div>
      )}
      {!isMissing && (view.view === 'list' ? <List {...props} /> : <Grid {...props} />)}
      {/* A failure is shown where the patches are missing: before those that were rendered, or after those loaded. */}
      {from === 0 && failure}
      {!pending && shown.length > 0 && (
        <End view={view} from={from} to={from + shown.length} total={total} />
      )}
    </section>
  )
}

function Grid(props: Props) {
  const { shown, patchOfTheWeek } = props
  return (
    <ProductGrid
      products={shown}
      patchOfTheWeek={patchOfTheWeek}
      eager={4}
      skeletons={skeletonsOf(props)}
    />
  )
}

function List(props: Props) {
  const { shown, patchOfTheWeek, pending } = props
  if (shown.length === 0 && !pending) return <EmptyResult title={texts.emptyList} />
  return (
    <ProductList products={shown} patchOfTheWeek={patchOfTheWeek} skeletons={skeletonsOf(props)} />
  )
}

function skeletonsOf({ shown, from, total, pending, loading }: Props): number {
  if (pending) return gridStep
  return loading ? Math.min(stepCount, total - from - shown.length) : 0
}

function End({ view, from, to, total }: EndProps) {
  const isGrid = view.view === 'grid'
  return (
    <div className={styles.end}>
      {isGrid && <p data-progress>{progress(from, to, total)}</p>}
      {to < total ? (
        <noscript>
          <ButtonLink href={addressOf({ ...view, page: view.page + 1 })} variant="secondary">
            {gridTexts.more}
          </ButtonLink>
        </noscript>
      ) : (
        <>
          {isGrid && <p className={styles.all}>{texts.end}</p>}
          <Button variant="quiet" onClick={toTop}>
            <Icon name="arrow-up" size={20} /> {texts.toTop}
          </Button>
        </>
      )}
    </div>
  )
}

function toTop() {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches
  scrollTo({ top: 0, behavior: isStill ? 'auto' : 'smooth' })
}

import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { EmptyResult } from './EmptyResult.tsx'
import card from './ProductCard.module.css'
import { ProductCard } from './ProductCard.tsx'
import styles from './ProductGrid.module.css'
import { useDetail } from './use-detail.tsx'

/** Patches that 'Last inn flere patcher' adds, and placeholder cards of a loading grid. */
export const gridStep = 8

type Props = {
  products: readonly Product[]
  patchOfTheWeek: number | undefined
  /** The number of cards above the fold, whose pictures load eagerly. */
  eager?: number
  /** A single row that scrolls sideways, instead of a grid. */
  row?: boolean
  /** The number of placeholder cards. */
  skeletons?: number
}

/** Cards in two to four columns; a click on a picture opens the detail dialog. */
export function ProductGrid({
  products,
  patchOfTheWeek,
  eager = 0,
  row = false,
  skeletons = 0,
}: Props) {
  const { open, waiting, detail } = useDetail(patchOfTheWeek)

  if (products.length === 0 && skeletons === 0) return <EmptyResult />
  return (
    <>
      <ul className={row ? styles.row : styles.grid} data-grid>
        {products.map((product, index) => (
          <li key={product.id}>
            <ProductCard
              product={product}
              isPatchOfTheWeek={product.id === patchOfTheWeek}
              eager={index < eager}
              isOpening={product.id === waiting}
              onOpen={open}
            />
          </li>
        ))}
        {Array.from({ length: skeletons }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the places are all alike.
          <li key={`skeleton-${index}`} aria-hidden="true" data-skeleton>
            <CardSkeleton />
          </li>
        ))}
      </ul>
      {detail}
    </>
  )
}

const CardSkeleton = () => (
  <div className={card.card}>
    <Skeleton className={card.bonePicture} />
    <Skeleton className={card.boneName} />
    <Skeleton className={card.boneWorth} />
    <Skeleton className={card.boneRating} />
    <div className={card.end}>
      <Skeleton className={card.boneTags} />
      <Skeleton className={card.boneAdd} />
    </div>
  </div>
)

import { Skeleton } from '../../ui/Skeleton.tsx'
import styles from './ProductCard.module.css'

/** The placeholder of a loading card. */
export function CardSkeleton() {
  return (
    <div className={styles.card}>
      <Skeleton className={styles.bonePicture} />
      <Skeleton className={styles.boneName} />
      <Skeleton className={styles.boneWorth} />
      <Skeleton className={styles.boneRating} />
      <div className={styles.end}>
        <Skeleton className={styles.boneTags} />
        <Skeleton className={styles.boneAdd} />
      </div>
    </div>
  )
}

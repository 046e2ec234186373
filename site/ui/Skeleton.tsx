import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

/** A placeholder for loading content; its size comes from the class of that content. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
}

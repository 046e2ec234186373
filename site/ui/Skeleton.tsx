import { classNames } from './class-names.ts'
import styles from './Skeleton.module.css'

/** The place of something on its way; its size comes from the class of what it stands for. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <span className={classNames(styles.skeleton, className)} aria-hidden="true" />
}

import type { ReactNode } from 'react'
import styles from './Badge.module.css'
import { classNames } from './class-names.ts'

/** The colours of a badge. */
export type BadgeTone =
  | 'gold'
  | 'navy'
  | 'red'
  | 'outline'
  | 'glow'
  | 'green'
  | 'blue'
  | 'yellow'
  | 'grey'

/** A small woven label. */
export function Badge({ tone = 'grey', children }: { tone?: BadgeTone; children: ReactNode }) {
  return <span className={classNames(styles.badge, styles[tone])}>{children}</span>
}

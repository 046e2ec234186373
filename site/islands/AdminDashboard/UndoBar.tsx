import { Children, type ReactNode } from 'react'
import styles from './UndoBar.module.css'

/** What was done just now and can be undone for a while, each as a list item: always in sight, and read aloud as it comes. */
export function UndoBar({ children }: { children: ReactNode }) {
  const isEmpty = Children.count(children) === 0
  return (
    <div role="status" className={isEmpty ? undefined : styles.bar}>
      {!isEmpty && <ul>{children}</ul>}
    </div>
  )
}

import { Children, type ReactNode } from 'react'
import styles from './UndoBar.module.css'
import { InUndoStack } from './UndoStack.tsx'

/** What was done just now and can be undone for a while, each as a list item: always in sight, and read aloud as it comes. */
export function UndoBar({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  return (
    <InUndoStack>
      <div role="status" className={count > 0 ? styles.bar : undefined}>
        {count > 0 && <ul>{children}</ul>}
      </div>
    </InUndoStack>
  )
}

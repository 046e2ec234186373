import { Children, type ReactNode } from 'react'
import styles from './UndoBar.module.css'
import { InUndoStack } from './UndoStack.tsx'
import { useArrival } from './use-arrival.ts'

/** The recent actions that can be undone, as list items; always visible, and announced by screen readers. */
export function UndoBar({ children }: { children: ReactNode }) {
  const count = Children.count(children)
  const bar = useArrival<HTMLDivElement>(count)
  return (
    <InUndoStack>
      <div ref={bar} role="status" className={count > 0 ? styles.bar : undefined}>
        {count > 0 && <ul>{children}</ul>}
      </div>
    </InUndoStack>
  )
}

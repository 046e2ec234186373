import { Children, type ReactNode, useLayoutEffect, useRef } from 'react'
import styles from './UndoBar.module.css'

/** What was done just now and can be undone for a while, each as a list item: always in sight, and read aloud as it comes. */
export function UndoBar({ children }: { children: ReactNode }) {
  const bar = useRef<HTMLDivElement>(null)
  const count = Children.count(children)
  // Toasts make room for it.
  useLayoutEffect(() => {
    const { style } = document.documentElement
    if (count > 0) style.setProperty('--undo-height', `${(bar.current?.offsetHeight ?? 0) + 8}px`)
    return () => void style.removeProperty('--undo-height')
  }, [count])
  return (
    <div ref={bar} role="status" className={count > 0 ? styles.bar : undefined}>
      {count > 0 && <ul>{children}</ul>}
    </div>
  )
}

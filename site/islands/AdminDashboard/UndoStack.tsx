import { createContext, type ReactNode, use, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './UndoStack.module.css'

/** Px between the stack and what makes room for it. */
const gap = 8

const Place = createContext<HTMLElement | null>(null)

/** The lower edge of the window, where bars of what can be undone stand one above the other, whichever tab they come from. */
export function UndoStack({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null)
  useRoomFor(place)
  return (
    <Place value={place}>
      {children}
      <div ref={setPlace} className={styles.stack} />
    </Place>
  )
}

/** Shows a bar in the stack. */
export function InUndoStack({ children }: { children: ReactNode }) {
  const place = use(Place)
  return place && createPortal(children, place)
}

/** Tells the styles how much room the stack takes, for what would stand below it. */
function useRoomFor(place: HTMLElement | null) {
  useLayoutEffect(() => {
    if (!place) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = place
      style.setProperty('--undo-height', offsetHeight > 0 ? `${offsetHeight + gap}px` : '0px')
    })
    observer.observe(place)
    return () => {
      observer.disconnect()
      style.removeProperty('--undo-height')
    }
  }, [place])
}

import { createContext, type ReactNode, use, useCallback, useLayoutEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './UndoStack.module.css'

/** Px between the stack and what makes room for it. */
const gap = 8

type Places = {
  /** Where the bars stand now. */
  place: HTMLElement | undefined
  /** A ref: the bars stand in the element that was mounted last. */
  register(element: HTMLElement | null): (() => void) | undefined
}

const Places = createContext<Places>({ place: undefined, register: () => undefined })

/** The lower edge of the window, where bars of what can be undone stand one above the other, whichever tab they come from. */
export function UndoStack({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  const register = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setPlaces((all) => [...all, element])
    return () => setPlaces((all) => all.filter((one) => one !== element))
  }, [])
  useRoomFor(places[0])
  return (
    <Places value={{ place: places.at(-1), register }}>
      {children}
      <div ref={register} className={styles.stack} />
    </Places>
  )
}

/** The lower edge of a dialog, where the bars stand while it is open: below its veil they could not be reached. */
export function UndoPlace() {
  return <div ref={use(Places).register} className={styles.inDialog} />
}

/** Shows a bar in the stack. */
export function InUndoStack({ children }: { children: ReactNode }) {
  const { place } = use(Places)
  return place && createPortal(children, place)
}

/** Tells the styles how much room the stack takes, for what would stand below it. */
function useRoomFor(place: HTMLElement | undefined) {
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

import { createContext, type ReactNode, use, useCallback, useState } from 'react'
import { createPortal } from 'react-dom'
import styles from './UndoStack.module.css'
import { useRoomFor } from './use-room.ts'

type Places = {
  /** The element that contains the bars. */
  place: HTMLElement | undefined
  /** A ref callback: the element mounted last contains the bars. */
  register(element: HTMLElement | null): (() => void) | undefined
}

const Places = createContext<Places>({ place: undefined, register: () => undefined })

/** The stack of undo bars at the bottom of the window, shared by all tabs. */
export function UndoStack({ children }: { children: ReactNode }) {
  const [places, setPlaces] = useState<readonly HTMLElement[]>([])
  const register = useCallback((element: HTMLElement | null) => {
    if (!element) return
    setPlaces((all) => [...all, element])
    return () => setPlaces((all) => all.filter((one) => one !== element))
  }, [])
  useRoomFor(places[0], '--undo-height')
  return (
    <Places value={{ place: places.at(-1), register }}>
      {children}
      <div ref={register} className={styles.stack} />
    </Places>
  )
}

/** The place of the undo bars in an open dialog: behind its backdrop they could not be reached. */
export function UndoPlace() {
  return <div ref={use(Places).register} className={styles.inDialog} />
}

/** Renders a bar into the stack. */
export function InUndoStack({ children }: { children: ReactNode }) {
  const { place } = use(Places)
  return place && createPortal(children, place)
}

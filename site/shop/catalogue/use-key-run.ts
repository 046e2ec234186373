import { type FocusEvent, useRef } from 'react'

/**
 * A new history entry, none, or one shared by the changes of a run of keys; a run is identified by its start time in
 * ms.
 */
export type Step = 'step' | 'no step' | { run: number }

/**
 * An arrow key selects an option at each press, though only the last one is meant: `step` gives all choices of a run of
 * keys the same history entry. A run ends when the focus leaves the list or a pointer is pressed. Spread `handlers` on
 * the list.
 */
export function useKeyRun() {
  const run = useRef<number>(undefined)
  const end = () => {
    run.current = undefined
  }
  return {
    step: (): Step => (run.current ? { run: run.current } : 'step'),
    handlers: {
      onKeyDown: () => {
        run.current ??= Date.now()
      },
      onPointerDown: end,
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) end()
      },
    },
  }
}

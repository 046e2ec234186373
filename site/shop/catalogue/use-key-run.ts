import { type FocusEvent, useRef } from 'react'

/**
 * A history entry for the change, none of its own, or one that it shares with the changes of the same run, which is
 * named by the time in ms at which it began.
 */
export type Step = 'step' | 'no step' | { run: number }

/**
 * Arrow keys choose in a list at each press, while only the last choice is meant: `step` gives all choices of a run
 * of keys the same history entry. A run ends where the focus leaves the list, or with a press of a pointer.
 * `handlers` belong on the list.
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

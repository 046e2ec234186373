import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Ms in which a bar that has grown lets presses through, which were meant for what it covers. */
const arrival = 400

/** A ref for an undo bar with this many entries. Not in CSS, where reduced motion would shorten it. */
export function useArrival<Bar extends HTMLElement>(count: number): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    if (count > before.current) bar.current?.animate({ pointerEvents: ['none', 'none'] }, arrival)
    before.current = count
  }, [count])
  return bar
}

import { type RefObject, useLayoutEffect, useRef } from 'react'

/** Ms in which a bar that has grown lets presses through, which were meant for what it covers. */
const arrival = 400

/**
 * A ref for an undo bar with this many entries. A press that began while presses went through ends where it began,
 * however long it is held.
 */
export function useArrival<Bar extends HTMLElement>(count: number): RefObject<Bar | null> {
  const bar = useRef<Bar>(null)
  const before = useRef(0)
  useLayoutEffect(() => {
    const hasGrown = count > before.current
    before.current = count
    return hasGrown && bar.current ? letPressesThrough(bar.current) : undefined
  }, [count])
  return bar
}

/** Starts an arrival, and returns the function that ends it. Not in CSS, where reduced motion would shorten it. */
function letPressesThrough({ style }: HTMLElement): () => void {
  const listening = new AbortController()
  const options = { capture: true, signal: listening.signal }
  let isPressed = false
  let isOver = false
  const end = () => {
    listening.abort()
    style.pointerEvents = ''
  }
  const release = () => {
    isPressed = false
    // The click, which finds its target by this release, comes after it.
    if (isOver) setTimeout(end)
  }
  style.pointerEvents = 'none'
  addEventListener('pointerdown', () => (isPressed = true), options)
  addEventListener('pointerup', release, options)
  addEventListener('pointercancel', release, options)
  const timer = setTimeout(() => {
    isOver = true
    if (!isPressed) end()
  }, arrival)
  return () => {
    clearTimeout(timer)
    end()
  }
}

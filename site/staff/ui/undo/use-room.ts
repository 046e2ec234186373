import { useLayoutEffect } from 'react'

/** Gap in px between a fixed element and the content above it. */
const gap = 8

/** Sets a CSS variable to the height of an element at the bottom of the window, for the content above it. */
export function useRoomFor(element: HTMLElement | null | undefined, property: `--${string}`): void {
  useLayoutEffect(() => {
    if (!element) return
    const { style } = document.documentElement
    const observer = new ResizeObserver(() => {
      const { offsetHeight } = element
      style.setProperty(property, offsetHeight > 0 ? `${offsetHeight + gap}px` : '0px')
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      style.removeProperty(property)
    }
  }, [element, property])
}

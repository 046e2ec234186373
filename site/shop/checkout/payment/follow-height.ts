/** A ref callback that keeps an element's height in px in its CSS variable `--height`. */
export function followHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  )
  observer.observe(element)
  return () => observer.disconnect()
}

/** Keeps an element's height in px as its style `--height`, for rules that depend on it; a ref of React. */
export function followHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  )
  observer.observe(element)
  return () => observer.disconnect()
}

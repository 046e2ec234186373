import type { ClientDirective } from 'astro'
import { readStored, writeStored } from '../storage.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:reserve'?: string
  }
}

/**
 * `client:reserve` is `client:idle` for an island that the server leaves empty and that comes above what is read.
 * After a reload or on the way back its place is there from the start, as high as it was, so that the browser finds
 * the place that it scrolls to. The island gives the place back by removing the style; the value names its height in
 * the session's storage.
 */
const reserve: ClientDirective = (load, { value }, island) => {
  const key = `height-of-${value}`
  const height = Number(isReturn() && readStored(key, 'sessionStorage'))
  if (height > 0) Object.assign(island.style, { display: 'block', minHeight: `${height}px` })
  addEventListener('pagehide', () => {
    const shown = island.firstElementChild?.getBoundingClientRect().height
    writeStored(key, shown ? String(shown) : undefined, 'sessionStorage')
  })
  const wake = async () => (await load())()
  if ('requestIdleCallback' in window) requestIdleCallback(wake)
  else setTimeout(wake, 200)
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}

export default reserve

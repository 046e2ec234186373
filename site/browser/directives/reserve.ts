import type { ClientDirective } from 'astro'
import { readStored, writeStored } from '../storage.ts'
import { whenIdle } from './idle.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:reserve'?: string
  }
}

/**
 * `client:reserve` is `client:idle` for an island that the server renders empty, above content that the visitor reads.
 * After a reload or Back, its former height is reserved at once, so that the browser restores the right scroll
 * position. The island releases the space with `releasePlace`. The value names the stored height in session storage.
 */
const reserve: ClientDirective = (load, { value }, island) => {
  const key = `height-of-${value}`
  const height = Number(isReturn() && readStored(key, 'sessionStorage'))
  if (height > 0) Object.assign(island.style, { display: 'block', minHeight: `${height}px` })
  addEventListener('pagehide', () => {
    const shown = island.firstElementChild?.getBoundingClientRect().height
    writeStored(key, shown ? String(shown) : undefined, 'sessionStorage')
  })
  whenIdle(async () => (await load())())
}

function isReturn(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  return navigation?.type === 'reload' || navigation?.type === 'back_forward'
}

const place = (): HTMLElement | null => document.querySelector('astro-island[client="reserve"]')

/** Whether space is reserved for the page's island. */
export const isPlaceReserved = (): boolean => Boolean(place()?.style.minHeight)

/** Releases the space, once the island shows all its content. */
export const releasePlace = (): void => place()?.removeAttribute('style')

export default reserve

import type { ClientDirective } from 'astro'
import { readStored, writeStored } from '../storage.ts'
import { firstTouch } from './first-touch.ts'
import { whenIdle } from './idle.ts'
import { isReturn } from './is-return.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:reserve'?: string
  }
}

/** An event on the island: it has something to show. */
const needed = 'needed'

/**
 * `client:reserve` is for an island that the server renders empty, above content that the visitor reads. It hydrates when
 * idle, after the first touch of the page or `fillPlace`. After a reload or Back, its former height is reserved at once,
 * so that the browser restores the right scroll position, and it needs no touch. The island releases the space with
 * `releasePlace`. The value names the stored height in session storage.
 */
const reserve: ClientDirective = (load, { value }, island) => {
  const key = `height-of-${value}`
  const height = Number(isReturn() && readStored(key, 'sessionStorage'))
  if (height > 0) Object.assign(island.style, { display: 'block', minHeight: `${height}px` })
  addEventListener('pagehide', () => {
    const shown = island.firstElementChild?.getBoundingClientRect().height
    writeStored(key, shown ? String(shown) : undefined, 'sessionStorage')
  })
  const filled = new Promise((resolve) => {
    island.addEventListener(needed, resolve, { once: true })
  })
  const start = height > 0 ? Promise.resolve() : Promise.race([firstTouch(), filled])
  void start.then(() => whenIdle(async () => (await load())()))
}

const place = (): HTMLElement | null => document.querySelector('astro-island[client="reserve"]')

/** Hydrates the page's island without a touch. */
export const fillPlace = (): void => void place()?.dispatchEvent(new Event(needed))

/** Whether space is reserved for the page's island. */
export const isPlaceReserved = (): boolean => Boolean(place()?.style.minHeight)

/** Releases the space, once the island shows all its content. */
export const releasePlace = (): void => place()?.removeAttribute('style')

export default reserve

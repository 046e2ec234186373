import type { ClientDirective } from 'astro'
import { dropAnywhere, waitVisibly } from './drop-anywhere.ts'

declare module 'astro' {
  interface AstroClientDirectives {
    'client:drops'?: 'load'
  }
}

/**
 * `client:drops` is `client:touch` for the designer's island. Before hydration, it accepts pictures that are dropped
 * anywhere on the page: its script is within the page, as a file dropped earlier would replace the page.
 */
const drops: ClientDirective = (load, options, island) => {
  const input = island.querySelector<HTMLInputElement>('#bilde')
  const zone = island.querySelector<HTMLElement>('[data-zone]')
  if (input && zone) {
    dropAnywhere(input, zone)
    waitVisibly(input)
  }
  return window.clientTouch(load, options, island)
}

export default drops

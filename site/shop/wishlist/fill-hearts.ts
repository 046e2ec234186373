import { $wishlist } from './wishlist.ts'

/** Fills the hearts of saved patches before hydration. */
export function fillHearts(page: Document): void {
  $wishlist.subscribe((saved) => {
    const ids = new Set(saved.map(({ id }) => String(id)))
    for (const heart of page.querySelectorAll<HTMLElement>('astro-island[ssr] [data-wish]'))
      heart.ariaPressed = String(ids.has(heart.dataset.wish ?? ''))
  })
}

/**
 * Shows the place of the chat's panel from when its bubble is pressed before React runs, which presses it again then.
 * Another press hides it.
 */
export function openEarlyChat(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const bubble = target instanceof Element && target.closest('astro-island[ssr] [data-chat]')
    const place = bubble && placeIn(bubble.parentElement)
    if (place) place.hidden = !place.hidden
  })
  page.addEventListener('astro:hydration-error', ({ target }) => {
    const place = target instanceof Element && placeIn(target)
    if (place) place.hidden = true
  })
}

const placeIn = (element: Element | null) =>
  element?.querySelector<HTMLElement>('[data-chat-place]')

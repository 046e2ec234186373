import { chatBubbleTexts as texts } from './bubble-text.ts'

/**
 * Shows the place of the chat's panel when its bubble is pressed before React runs. React repeats the press. Another
 * press hides the place, and so does Escape while the bubble has the focus.
 */
export function openEarlyChat(page: Document): void {
  page.addEventListener('click', ({ target }) => {
    const bubble = earlyBubble(target)
    if (bubble) show(bubble, placeOf(bubble)?.hidden === true)
  })
  page.addEventListener('keydown', ({ key, target }) => {
    const bubble = key === 'Escape' && earlyBubble(target)
    if (!bubble) return
    show(bubble, false)
    // Withdraws the press.
    bubble.ariaBusy = null
  })
  page.addEventListener('astro:hydration-error', ({ target }) => {
    const bubble = target instanceof Element && target.querySelector('[data-chat]')
    if (bubble) show(bubble, false)
  })
}

const earlyBubble = (target: EventTarget | null) =>
  target instanceof Element ? target.closest('astro-island[ssr] [data-chat]') : null

const placeOf = (bubble: Element) =>
  bubble.parentElement?.querySelector<HTMLElement>('[data-chat-place]')

function show(bubble: Element, isShown: boolean): void {
  const place = placeOf(bubble)
  if (!place) return
  place.hidden = !isShown
  bubble.ariaExpanded = String(isShown)
  bubble.ariaLabel = isShown ? texts.close : texts.open
}

import { readStored, writeStored } from '../../browser/storage.ts'

const key = 'gdpr-accepted'
const accepted = 'true'

/** Delay of the banner in ms (specification, section 9). */
const delay = 1000

/**
 * Shows the banner to visitors who have not accepted cookies. Accepting hides it for good, in all open tabs, and
 * restores the focus.
 */
export function showCookieBanner(banner: HTMLElement): void {
  if (readStored(key) === accepted) return
  const timer = setTimeout(() => {
    banner.hidden = false
  }, delay)
  let before: EventTarget | null = null
  banner.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && banner.contains(relatedTarget))) before = relatedTarget
  })
  const hide = () => {
    clearTimeout(timer)
    const hadFocus = banner.contains(document.activeElement)
    banner.hidden = true
    if (!hadFocus) return
    const place = before instanceof HTMLElement ? before : document.querySelector('main')
    place?.focus({ preventScroll: true })
  }
  banner.querySelector('[data-accept]')?.addEventListener('click', () => {
    writeStored(key, accepted)
    hide()
  })
  addEventListener('storage', (event) => {
    if (event.key === key && event.newValue === accepted) hide()
  })
}

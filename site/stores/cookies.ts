import { readStored, writeStored } from './storage.ts'

const key = 'gdpr-accepted'

/** Milliseconds after which the banner shows itself (specification, section 9). */
const delay = 1000

/** Shows the banner to who has not accepted yet; accepting hides it for good. */
export function showCookieBanner(banner: HTMLElement): void {
  if (readStored(key)) return
  setTimeout(() => {
    banner.hidden = false
  }, delay)
  banner.querySelector('[data-accept]')?.addEventListener('click', () => {
    writeStored(key, 'true')
    banner.hidden = true
  })
}

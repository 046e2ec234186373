import type { Page } from 'playwright'
import { expect } from 'vitest'

type ShownToast = { title: string | undefined; text: string | undefined }

declare global {
  interface Window {
    /** The toasts that the page has shown since the last one that a test waited for. */
    shownToasts: ShownToast[]
  }
}

/** Runs in each page before its own scripts, and records every toast that is visible and announced. */
export function noteToasts(): void {
  const heard = '[aria-live]:popover-open > [data-toast]:is([role=status], [role=alert])'
  window.shownToasts = []
  new MutationObserver((changes) => {
    for (const node of changes.flatMap(({ addedNodes }) => [...addedNodes])) {
      if (!(node instanceof HTMLElement) || !node.matches(heard)) continue
      if (!node.checkVisibility({ visibilityProperty: true })) continue
      const said = (part: string) => node.querySelector<HTMLElement>(part)?.innerText
      window.shownToasts.push({ title: said('strong'), text: said('span') })
    }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Waits for a toast that came after the last one that was waited for. It may be gone already: a toast lasts two
 * seconds, which may pass between two polls on a busy machine.
 */
export async function expectToast(page: Page, title: string, text?: string): Promise<void> {
  const wanted = text === undefined ? { title } : { title, text }
  await expect
    .poll(() => page.evaluate(taken, wanted))
    .toContainEqual(expect.objectContaining(wanted))
}

/** In the page: removes and returns the toasts up to the wanted one; returns all and removes none if it is missing. */
function taken(wanted: { title: string; text?: string }): ShownToast[] {
  const at = window.shownToasts.findIndex(
    ({ title, text }) => title === wanted.title && (wanted.text ?? text) === text,
  )
  return at < 0 ? window.shownToasts : window.shownToasts.splice(0, at + 1)
}

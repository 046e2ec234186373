import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

/** The dialogs of the page, early ones and React's. */
export const dialogs = (page: Page) => page.getByRole('dialog')
/** The dialogs of React. */
export const hydrated = (page: Page) => page.locator('[role="dialog"]')
export const buttonOf = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true })
export const focused = (page: Page) => page.locator(':focus')
/** The overlays that Back would close. */
export const depth = (page: Page) => page.evaluate(() => history.state?.overlays ?? 0)
export const isAwake = (page: Page) => page.locator('astro-island:not([ssr])').first().waitFor()
export const headerIsAwake = (page: Page) =>
  page.locator('astro-island[component-url*=HeaderActions]:not([ssr])').waitFor()
export const isModal = (dialog: Locator) =>
  expect.poll(() => dialog.evaluate((one) => one.matches(':modal'))).toBe(true)

/** Notes the places of the dialogs that are shown in each frame; returns the distinct ones so far, in order. */
export async function watchFrames(page: Page): Promise<() => Promise<DOMRect[][]>> {
  const frames = await page.evaluateHandle(() => {
    const seen: DOMRect[][] = []
    const note = () => {
      const shown = [...document.querySelectorAll('dialog, [role=dialog]')]
        .filter((dialog) => dialog.checkVisibility({ opacityProperty: true }))
        .map((dialog) => dialog.getBoundingClientRect())
      if (JSON.stringify(shown) !== JSON.stringify(seen.at(-1))) seen.push(shown)
      requestAnimationFrame(note)
    }
    note()
    return seen
  })
  return () => frames.evaluate((seen) => seen)
}

import type { Page } from 'playwright'

/** Pages whose first view has budgets. */
export const measuredPages = ['/', '/products', '/om-oss', '/kontakt']

/** Ms after which nothing more happens on an untouched page: every timer and wait for an idle thread has ended. */
export const untouchedTime = 4000

/** Opens a page as a first visitor who does not touch it, and returns once all that loads by itself has loaded. */
export async function openUntouched(page: Page, path: string): Promise<void> {
  await page.clock.install()
  await page.goto(path, { waitUntil: 'load' })
  await page.clock.runFor(untouchedTime)
  await page.locator('#ukens-pop-up[open]').waitFor()
  await page.locator('link[rel=prefetch]').first().waitFor({ state: 'attached' })
  await page.waitForLoadState('networkidle')
}

import type { Page } from 'playwright'

/** The week's offer. */
export const popUp = (page: Page) => page.getByRole('dialog', { name: 'Ukens tilbud: 3 for 2' })

/** Advances the clock beyond the two seconds, and lets the offer's code check whether it may open. */
export async function isDue(page: Page, left = 2100): Promise<void> {
  const loading = page.waitForResponse(/offer-pop-up.*\.js/)
  await page.clock.runFor(left)
  const address = (await loading).url()
  // A module runs once: a later import resolves after the page's own import.
  await page.evaluate(`import(${JSON.stringify(address)}).then(() => {})`)
}

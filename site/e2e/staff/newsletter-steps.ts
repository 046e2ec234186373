import type { Page } from 'playwright'
import { logIn, openTab } from './staff-steps.ts'

/** Logs in and opens the newsletter tab. */
export async function openNewsletter(page: Page): Promise<void> {
  await logIn(page)
  await openTab(page, 'newsletter')
}

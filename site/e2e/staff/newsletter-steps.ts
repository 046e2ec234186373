import type { Locator, Page } from 'playwright'
import { newsletterTexts as texts } from '../../staff/newsletter/text.ts'
import { logIn, openTab } from './staff-steps.ts'

/** Logs in and opens the newsletter tab. */
export async function openNewsletter(page: Page): Promise<void> {
  await logIn(page)
  await openTab(page, 'newsletter')
}

/** Fills in a campaign's subject and content. */
export async function write(page: Page, subject: string): Promise<void> {
  await page.getByLabel(texts.subject).fill(subject)
  await page.getByLabel(texts.content).fill('Hei, **russ**!\n\n- Nye patcher\n- Fri frakt')
}

/** The button that sends the campaign, also while it is busy. */
export const sendButton = (page: Page): Locator =>
  page.getByRole('button', { name: new RegExp(`^(${texts.send}|${texts.sending})$`) })

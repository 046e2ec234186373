import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'

type Mails = {
  /** A part of the subject; default: any. */
  subject?: string
  /** Default: 1. */
  count?: number
}

/** Opens the inbox once it has this many mails to an address, and then the first that came of them. */
export async function openMail(page: Page, to: string, { subject = '', count = 1 }: Mails = {}) {
  // Fetched until then: to open it again and again would take more time than all that follows.
  const arrived = async () => {
    const list = await (await page.request.get('/innboks')).text()
    return list.split('</li>').filter((row) => row.includes(to) && row.includes(subject)).length
  }
  await expect.poll(arrived, { interval: 200 }).toBe(count)
  await page.goto('/innboks')
  await page.getByRole('link').filter({ hasText: to }).filter({ hasText: subject }).last().click()
}

/** A link in the open mail. */
export const linkInMail = (page: Page, name: string): Locator =>
  page.locator('iframe').contentFrame().getByRole('link', { name })

/** The address of a link in the open mail. */
export const hrefInMail = async (page: Page, name: string): Promise<string> =>
  (await linkInMail(page, name).getAttribute('href')) ?? ''

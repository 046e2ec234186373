import type { Page } from 'playwright'
import { expect } from 'vitest'
import { proofTexts as texts } from '../../shop/linked-order/proofs/text.ts'
import { open } from '../steps.ts'

/** Approves the only design of the order's page, and answers the question that follows. */
export async function approveDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.approve }).click()
  await page.getByRole('button', { name: texts.approveSurely }).click()
  await page.getByText(texts.state.approved, { exact: true }).waitFor()
}

/** Opens the inbox's mail to this address with this subject, and presses its button. */
export async function pressInMail(page: Page, to: string, subject: string): Promise<void> {
  const mail = page.getByRole('link').filter({ hasText: to }).filter({ hasText: subject })
  await expect
    .poll(async () => {
      await page.goto('/innboks')
      return mail.count()
    })
    .toBe(1)
  await mail.click()
  const button = page.locator('iframe').contentFrame().getByRole('link', { name: texts.approve })
  await open(page, (await button.getAttribute('href')) ?? '')
  await page.getByRole('heading', { name: texts.title(1) }).waitFor()
}

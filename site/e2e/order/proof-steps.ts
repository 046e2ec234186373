import type { Page } from 'playwright'
import { proofTexts as texts } from '../../shop/linked-order/proofs/text.ts'
import { hrefInMail, openMail } from '../inbox.ts'
import { open } from '../steps.ts'

/** Approves the only design of the order's page, and answers the question that follows. */
export async function approveDesign(page: Page): Promise<void> {
  await page.getByRole('button', { name: texts.approve }).click()
  await page.getByRole('button', { name: texts.approveSurely }).click()
  await page.getByText(texts.state.approved, { exact: true }).waitFor()
}

/** Opens the inbox's mail to this address with this subject, and presses its button. */
export async function pressInMail(page: Page, to: string, subject: string): Promise<void> {
  await openMail(page, to, { subject })
  await open(page, await hrefInMail(page, texts.approve))
  await page.getByRole('heading', { name: texts.title(1) }).waitFor()
}

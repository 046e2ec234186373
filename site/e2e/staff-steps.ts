import type { Page } from 'playwright'
import { administrator } from '../../scripts/test/shop-setup.ts'
import { loginTexts } from '../text/admin/login.ts'
import { open } from './steps.ts'

/** Through the login page into the dashboard. */
export async function logIn(page: Page): Promise<void> {
  await open(page, '/admin/login')
  await page.getByLabel(loginTexts.username).fill(administrator.username)
  await page.getByLabel(loginTexts.password, { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: loginTexts.submit }).click()
  await page.waitForURL('**/admin/dashboard')
}

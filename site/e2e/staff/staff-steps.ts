import type { Locator, Page } from 'playwright'
import { expect, inject } from 'vitest'
import { administrator } from '../../../api/testing/administrator.ts'
import { placeOrder } from '../../../scripts/rehearsal/buyer.ts'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { loginTexts } from '../../staff/login/text.ts'
import { orderTexts } from '../../staff/orders/text.ts'
import { open } from '../steps.ts'

/** The URL of calls that list orders. */
export const orderCalls = /\/api\/admin\/orders\?/

/** Logs in and opens the dashboard. */
export async function logIn(page: Page): Promise<void> {
  await open(page, '/admin/login')
  await giveCredentials(page)
  await page.waitForURL('**/admin/dashboard')
}

/** Fills in and submits the open login page. */
export async function giveCredentials(page: Page): Promise<void> {
  await page.getByLabel(loginTexts.username).fill(administrator.username)
  await page.getByLabel(loginTexts.password, { exact: true }).fill(administrator.password)
  await page.getByRole('button', { name: loginTexts.submit }).click()
}

/** A paid order of three units of a patch, by a customer without other orders. */
export async function paidOrder(name: string, discountCode?: string) {
  const email = `${name}-${crypto.randomUUID().slice(0, 8)}@example.com`
  const number = await placeOrder(inject('shopUrl'), {
    productId: 103,
    customerEmail: email,
    ...(discountCode && { discountCode }),
  })
  return { number, email }
}

/** Searches for an order in the list, and waits until it is the only one. */
export async function findOrder(page: Page, number: string): Promise<Locator> {
  await findOrders(page, number, 1)
  return page.getByRole('row', { name: number })
}

/** Searches the list, and waits until it has this many orders. */
export async function findOrders(page: Page, search: string, count: number): Promise<void> {
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(search)
  // Until the answer arrives, the previous list is shown dimmed, and may contain the orders too.
  await page.locator('table[aria-busy=false]').waitFor()
  await page.getByText(new RegExp(`^Viser ${count} av \\d+ bestillinger$`)).waitFor()
}

/** Opens a tab of the dashboard, and waits until the tab before it is gone. */
export async function openTab(page: Page, tab: keyof typeof dashboardTexts.tabs): Promise<void> {
  const name = dashboardTexts.tabs[tab]
  await page.getByRole('tab', { name }).click()
  await page.getByRole('tabpanel', { name }).waitFor()
  await expect.poll(() => page.getByRole('tabpanel').count()).toBe(1)
}

import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { dashboardTexts } from '../text/admin/dashboard.ts'
import { discountTexts } from '../text/admin/discounts.ts'
import { orderDetailsTexts, orderTexts } from '../text/admin/orders.ts'
import { assortmentTexts } from '../text/admin/products.ts'
import { closeBrowser, visitor } from './browser.ts'
import { entry, field, newName, submit } from './discount-steps.ts'
import { findOrder, giveCredentials, logIn, openTab, paidOrder } from './staff-steps.ts'
import { told } from './toasts.ts'

afterAll(closeBrowser)

/** Ends the page's session on the server; the page still has its token. */
async function endSession(page: Page): Promise<void> {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const answer = await page.request.post('/api/admin/logout', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
}

/** Follows the link of the toast that tells of the refusal, logs in where it leads, and comes back. */
async function logInAgain(page: Page): Promise<void> {
  const link = page.locator('[data-toast]').getByRole('link', { name: dashboardTexts.toLogin })
  expect(await link.innerText()).toContain(dashboardTexts.inNewTab)
  const opened = page.context().waitForEvent('page')
  await link.click()
  const login = await opened
  await giveCredentials(login)
  await login.waitForURL('**/admin/dashboard')
  await page.bringToFront()
}

test('a code that is half written when the session ends is saved after a login in a new tab', async () => {
  const { page } = await visitor()
  await logIn(page)
  await openTab(page, 'discounts')
  const name = newName()
  const typed = {
    [discountTexts.code]: name,
    [discountTexts.description]: 'Halvferdig',
    [discountTexts.value.percentage]: '15',
    [discountTexts.minimumField]: '99,50',
  }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await endSession(page)
  await submit(page).click()
  await told(page, discountTexts.createFailed)
  await logInAgain(page)
  for (const [label, text] of Object.entries(typed))
    expect(await field(page, label).inputValue(), label).toBe(text)
  await submit(page).click()
  await told(page, discountTexts.created)
  expect(await entry(page, name).first().innerText()).toContain('Halvferdig')
  await page.getByRole('button', { name: discountTexts.removeCode(name) }).click()
  await told(page, discountTexts.deleted)
})

test('so is a patch whose dialog is open', async () => {
  const { page } = await visitor()
  await logIn(page)
  await openTab(page, 'products')
  await page.getByRole('button', { name: assortmentTexts.edit }).first().click()
  const dialog = page.getByRole('dialog')
  const description = dialog.getByLabel(assortmentTexts.description)
  const before = await description.inputValue()
  const save = dialog.getByRole('button', { name: assortmentTexts.submitChange })
  await description.fill(`${before} Halvferdig`)
  await endSession(page)
  await save.click()
  await told(page, assortmentTexts.updateFailed)
  // Past the way out of the form, the dialog's last.
  for (const key of ['Tab', 'Tab']) await page.keyboard.press(key)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toContain(
    dashboardTexts.toLogin,
  )
  await logInAgain(page)
  expect(await description.inputValue()).toBe(`${before} Halvferdig`)
  // Other tests share the patches.
  await description.fill(before)
  await save.click()
  await told(page, assortmentTexts.updated)
  await dialog.waitFor({ state: 'hidden' })
})

test('so is the tracking number of an order', async () => {
  const { number } = await paidOrder('sporing')
  const { page } = await visitor()
  await logIn(page)
  await findOrder(page, number)
  await page.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const dialog = page.getByRole('dialog', { name: orderDetailsTexts.title(number) })
  const tracking = dialog.getByLabel(orderDetailsTexts.trackingNumber)
  await tracking.fill('3704 3810')
  await endSession(page)
  await dialog.getByRole('button', { name: orderDetailsTexts.ship }).click()
  await told(page, orderTexts.updateFailed)
  await logInAgain(page)
  expect(await tracking.inputValue()).toBe('3704 3810')
  await dialog.getByRole('button', { name: orderDetailsTexts.ship }).click()
  await dialog.getByText(/la inn sporingsnummer 3704 3810/).waitFor()
})

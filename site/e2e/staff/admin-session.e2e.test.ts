import type { Page, Request } from 'playwright'
import { expect, test } from 'vitest'
import { discountTexts } from '../../staff/codes/text.ts'
import { previewTexts } from '../../staff/newsletter/campaign-text.ts'
import { newsletterTexts } from '../../staff/newsletter/text.ts'
import { assortmentTexts } from '../../staff/products/text.ts'
import { staffTexts } from '../../text/staff.ts'
import { desktop, visitor } from '../browser.ts'
import { ownShop } from '../own-shop.ts'
import { expectToast } from '../toasts.ts'
import { entry, field, newName, submit } from './discount-steps.ts'
import { giveCredentials, logIn, openTab } from './staff-steps.ts'

const shopUrl = ownShop()

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent)

/** A page of the dashboard, and `quiet`, which waits until none of its calls is in flight. */
async function dashboard(prepare?: (page: Page) => Promise<void>) {
  const visit = await visitor(desktop, 1, shopUrl())
  await prepare?.(visit.page)
  const inFlight = new Set<Request>()
  const ended = (request: Request) => inFlight.delete(request)
  visit.page
    .on('request', (request) => request.url().includes('/api/') && inFlight.add(request))
    .on('requestfinished', ended)
    .on('requestfailed', ended)
  await logIn(visit.page)
  return { ...visit, quiet: () => expect.poll(() => inFlight.size).toBe(0) }
}

/**
 * Ends the page's session on the server, while the page keeps its token. A load in flight would be rejected too, and
 * its toast's link would get the next Tab.
 */
async function endSession(page: Page, quiet: () => Promise<void>): Promise<void> {
  await quiet()
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const answer = await page.request.post('/api/admin/logout', {
    headers: { Authorization: `Bearer ${token}` },
  })
  expect(answer.status()).toBe(200)
}

/** Follows the link beside the failure, logs in on the new tab, and returns. */
async function logInAgain(page: Page, refusal = page.locator('[data-toast]')): Promise<void> {
  const link = refusal.getByRole('link', { name: staffTexts.toLogin })
  expect(await link.innerText()).toContain(staffTexts.inNewTab)
  const opened = page.context().waitForEvent('page')
  await link.click()
  const login = await opened
  await giveCredentials(login)
  await login.waitForURL('**/admin/dashboard')
  await page.bringToFront()
}

test('an unsaved discount code and campaign survive the end of the session, and are saved after a login in a new tab', async () => {
  const { page, quiet } = await dashboard()
  await openTab(page, 'discounts')
  const name = newName()
  const typed = {
    [discountTexts.code]: name,
    [discountTexts.description]: 'Halvferdig',
    [discountTexts.value.percentage]: '15',
    [discountTexts.minimumField]: '99,50',
  }
  for (const [label, text] of Object.entries(typed)) await field(page, label).fill(text)
  await endSession(page, quiet)
  await submit(page).click()
  await expectToast(page, discountTexts.createFailed)
  await logInAgain(page)
  for (const [label, text] of Object.entries(typed))
    expect(await field(page, label).inputValue(), label).toBe(text)
  await submit(page).click()
  await expectToast(page, discountTexts.created)
  await entry(page, name).first().getByText('Halvferdig').waitFor()
  await page.getByRole('button', { name: discountTexts.removeCode(name) }).click()
  await expectToast(page, discountTexts.deleted)

  // The list of campaigns is polled. Its own alert would come or not, by the time that the login takes.
  await page.route('**/api/admin/campaigns?*', (route) => route.fulfill({ json: [] }))
  await openTab(page, 'newsletter')
  await page.getByLabel(newsletterTexts.subject).fill('Halvferdig')
  await endSession(page, quiet)
  await page.getByLabel(newsletterTexts.content).fill('Snart er det mai')
  const preview = page.getByRole('region', { name: previewTexts.title })
  await logInAgain(page, preview.getByRole('alert'))
  await preview.getByRole('button', { name: staffTexts.again }).click()
  await page
    .frameLocator(`iframe[title="${previewTexts.frame}"]`)
    .getByRole('article')
    .getByText('Snart er det mai')
    .waitFor()
  expect(await page.getByLabel(newsletterTexts.subject).inputValue()).toBe('Halvferdig')
})

test('the link to a new login is one Tab away from a dialog, stays when it is closed, and while it is hovered or focused', async () => {
  const { page, quiet, problems } = await dashboard((page) => page.clock.install())
  await openTab(page, 'products')
  const edit = page.getByRole('button', { name: assortmentTexts.edit }).first()
  await edit.click()
  const dialog = page.getByRole('dialog')
  const description = dialog.getByLabel(assortmentTexts.fieldLabels.description)
  const before = await description.inputValue()
  const save = dialog.getByRole('button', { name: assortmentTexts.submitChange })
  await description.fill(`${before} Halvferdig`)
  await endSession(page, quiet)
  await save.click()
  await expectToast(page, assortmentTexts.updateFailed)
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  const link = page.locator('[data-toast] a')
  await link.hover()
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain(staffTexts.toLogin)
  await page.clock.fastForward('00:11')
  await page.keyboard.press('Tab')
  await page.clock.fastForward('00:11')
  expect(await link.isVisible()).toBe(true)
  await page.mouse.move(0, 0)
  await page.clock.fastForward('00:11')
  await link.waitFor({ state: 'detached' })

  await edit.click()
  await save.click()
  await expectToast(page, assortmentTexts.updateFailed)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toContain(staffTexts.toLogin)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toBe(assortmentTexts.cancel)
  await logInAgain(page)
  expect(await description.inputValue()).toBe(`${before} Halvferdig`)
  await save.click()
  await expectToast(page, assortmentTexts.updated)
  await dialog.waitFor({ state: 'hidden' })
  expect(problems.filter((problem) => !problem.includes('401'))).toEqual([])
})

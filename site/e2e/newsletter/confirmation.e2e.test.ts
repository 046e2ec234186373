import type { Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { wholeShop } from '../../../scripts/test/shop-setup.ts'
import { confirmTexts as texts } from '../../shop/newsletter/confirm-text.ts'
import { newsletterFormTexts as formTexts } from '../../shop/newsletter/text.ts'
import { unsubscribeTexts } from '../../shop/newsletter/unsubscribe-text.ts'
import { newsletterTexts as staffTexts } from '../../staff/newsletter/text.ts'
import { errorText } from '../../text/error-texts.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { linkInMail, openMail } from '../inbox.ts'
import { expectSound } from '../sound.ts'
import { openNewsletter } from '../staff/newsletter-steps.ts'
import { open } from '../steps.ts'
import { expectToast } from '../toasts.ts'

let shop: Awaited<ReturnType<typeof wholeShop>>
beforeAll(async () => {
  shop = await wholeShop({ NEWSLETTER_CONFIRM: '1' })
})
afterAll(() => shop.stop())

/** Signs an address up on the front page, with the answer of a shop that asks for no confirmation. */
async function signUp(page: Page, email: string): Promise<void> {
  await open(page, '/')
  const section = page.getByRole('region', { name: formTexts.title })
  await section.scrollIntoViewIfNeeded()
  await section.getByLabel(formTexts.email).fill(email)
  await section.getByRole('button', { name: formTexts.submit }).click()
  await section.getByRole('heading', { name: formTexts.thanks }).waitFor()
  await expectToast(page, formTexts.welcome)
}

/** Follows the link in the address's only mail, and returns the page that it opens. */
async function followLink(page: Page, email: string): Promise<Page> {
  await openMail(page, email)
  const opening = page.context().waitForEvent('page')
  await linkInMail(page, texts.submit).click()
  const opened = await opening
  await opened.getByRole('heading', { name: texts.title, level: 1 }).waitFor()
  return opened
}

test('UNSUB-01 UNSUB-06 a visitor signs up, finds the mail, confirms by one press and is then listed as active, until they unsubscribe', async () => {
  const email = `kari-${crypto.randomUUID().slice(0, 8)}@example.com`
  const { page, problems } = await visitor(phone, 1, shop.url)
  await signUp(page, email)
  const opened = await followLink(page, email)
  const staff = await visitor(desktop, 1, shop.url)
  await openNewsletter(staff.page)
  await staff.page.getByText(staffTexts.empty, { exact: true }).waitFor()

  await opened.mouse.move(1, 1)
  await opened.getByRole('button', { name: texts.submit }).click()
  await opened.getByRole('heading', { name: texts.done }).waitFor()
  const said = opened.getByRole('main').getByRole('status')
  expect(await said.evaluate((place) => place === document.activeElement)).toBe(true)
  await expectSound(opened)
  await staff.page.reload()
  const entry = staff.page.locator('li').filter({ hasText: email })
  await entry.getByText(staffTexts.active, { exact: true }).waitFor()

  await opened.reload()
  await opened.getByRole('button', { name: texts.submit }).click()
  await expectToast(opened, texts.failed, errorText('confirmation_link_unknown'))

  await open(opened, `/unsubscribe?email=${encodeURIComponent(email)}`)
  expect(await opened.getByLabel(unsubscribeTexts.email).inputValue()).toBe(email)
  await opened.getByRole('button', { name: unsubscribeTexts.submit }).click()
  await opened.getByRole('heading', { name: unsubscribeTexts.done }).waitFor()
  await expectSound(opened)
  await opened.getByRole('main').getByRole('link', { name: unsubscribeTexts.home }).click()
  await opened.waitForURL((url) => url.pathname === '/')
  await staff.page.reload()
  await entry.getByText(staffTexts.inactive, { exact: true }).waitFor()
  await opened.goto('/bekreft-nyhetsbrev')
  await opened.getByRole('heading', { name: texts.incomplete, level: 1 }).waitFor()
  await expectSound(opened)
  // The shop knows a used link no more.
  expect([...problems, ...staff.problems]).toEqual([expect.stringContaining('404')])
})

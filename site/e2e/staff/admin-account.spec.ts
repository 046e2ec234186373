import { text } from 'node:stream/consumers'
import type { Locator, Page } from 'playwright'
import { expect, inject, test } from 'vitest'
import { administrator } from '../../../scripts/test/shop-setup.ts'
import { personalDataTexts } from '../../staff/account/personal-data/text.ts'
import { accountTexts as texts } from '../../staff/account/text.ts'
import { phone, visitor } from '../browser.ts'
import { logIn, paidOrder } from './staff-steps.ts'

async function account(page: Page) {
  await logIn(page)
  await page.getByRole('button', { name: texts.open }).click()
  const dialog = page.getByRole('dialog', { name: texts.open })
  await dialog.getByText(administrator.username, { exact: true }).waitFor()
  return dialog
}

test('the account dialog shows the administrator and the latest logins', async () => {
  const { page, problems } = await visitor()
  const dialog = await account(page)
  // Other tests log in with this account concurrently, with wrong passwords too.
  const own = /^\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}\s+127\.0\.0\.1\s+Logget inn$/
  expect(await dialog.locator('tbody tr').allInnerTexts()).toContainEqual(
    expect.stringMatching(own),
  )
  expect(problems).toEqual([])
})

test('changing the password requires the old one, and errors show at their field', async () => {
  const { page } = await visitor()
  const dialog = await account(page)
  const old = dialog.getByLabel(texts.oldPassword, { exact: true })
  const next = dialog.getByLabel(texts.newPassword, { exact: true })
  const change = dialog.getByRole('button', { name: texts.change })
  await change.click()
  await dialog.getByText(texts.missingOld).waitFor()
  await old.fill('feil-passord')
  await next.fill('gul-giraff-22')
  await change.click()
  await dialog.getByText('Det nåværende passordet stemmer ikke.').waitFor()
  expect(await next.inputValue()).toBe('gul-giraff-22')

  // The shop is shared with tests that log in concurrently.
  await page.route('**/api/admin/account/password', (route) =>
    route.fulfill({ json: { ok: true } }),
  )
  await old.fill(administrator.password)
  const sent = page.waitForRequest('**/api/admin/account/password')
  await change.click()
  expect((await sent).postDataJSON()).toEqual({
    oldPassword: administrator.password,
    newPassword: 'gul-giraff-22',
  })
  await page.getByText(texts.changed).waitFor()
  await expect.poll(() => old.inputValue()).toBe('')
})

test('logging out everywhere removes the token and redirects to the login page', async () => {
  const { page } = await visitor()
  // The shop is shared with tests that are logged in.
  let ended = 0
  await page.route('**/api/admin/account/sessions', (route) => {
    ended += 1
    return route.fulfill({ json: { ok: true } })
  })
  const dialog = await account(page)
  await dialog.getByRole('button', { name: texts.everywhere }).click()
  await page.waitForURL('**/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  expect(ended).toBe(1)
})

test('on a phone, the question before a customer is forgotten comes into view, with the focus', async () => {
  const { email } = await paidOrder('glem')
  const { page } = await visitor(phone)
  const dialog = await account(page)
  await dialog.getByLabel(personalDataTexts.email).fill(email)
  await dialog.getByRole('button', { name: personalDataTexts.find }).click()
  const forget = dialog.getByRole('button', { name: personalDataTexts.forget })
  await expectInView(forget, dialog)
  // As staff press it who have scrolled no further than to the button.
  await forget.evaluate((button) => button.scrollIntoView({ block: 'end' }))
  await page.mouse.click(...(await centreOf(forget)))
  for (const name of [personalDataTexts.confirm, personalDataTexts.cancel])
    await expectInView(dialog.getByRole('button', { name }), dialog)
  await page.keyboard.press('Tab')
  expect(await page.locator('button:focus').innerText()).toContain(personalDataTexts.confirm)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await forget.waitFor()
  expect(await page.locator('button:focus').innerText()).toContain(personalDataTexts.forget)
})

async function centreOf(button: Locator): Promise<[number, number]> {
  const { x, y, width, height } = await boxOf(button)
  return [x + width / 2, y + height / 2]
}

/** Waits until no edge of the dialog hides a part of the button. */
async function expectInView(button: Locator, dialog: Locator): Promise<void> {
  await button.waitFor()
  const hidden = async () => {
    const [inner, outer] = [await boxOf(button), await boxOf(dialog)]
    return [outer.y - inner.y, inner.y + inner.height - outer.y - outer.height].some((px) => px > 0)
  }
  await expect.poll(hidden).toBe(false)
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not rendered')
  return box
}

test('staff find what is stored about a customer, download it, and forget the customer after a question', async () => {
  const email = `${crypto.randomUUID()}@example.com`
  const send = (path: string, body: object) =>
    fetch(`${inject('shopUrl')}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, ...body }),
    })
  expect((await send('/api/subscribe-newsletter', {})).status).toBe(200)
  expect((await send('/api/withdrawal', { name: 'Kari', goods: 'Elg' })).status).toBe(200)
  const { page } = await visitor()
  const dialog = await account(page)
  const find = dialog.getByRole('button', { name: personalDataTexts.find })
  const field = dialog.getByLabel(personalDataTexts.email)
  await field.fill('kari@example')
  await find.click()
  await dialog.getByText(personalDataTexts.wrongEmail).waitFor()
  await field.fill(email.toUpperCase())
  await find.click()
  await dialog.getByText(`${personalDataTexts.kinds.subscriptions}: 1`).waitFor()
  const downloaded = page.waitForEvent('download')
  await dialog.getByRole('button', { name: personalDataTexts.download }).click()
  const file = await (await downloaded).createReadStream()
  expect(JSON.parse(await text(file)).subscriptions).toMatchObject([{ email }])

  await dialog.getByRole('button', { name: personalDataTexts.forget }).click()
  await dialog.getByRole('button', { name: personalDataTexts.cancel }).click()
  await dialog.getByRole('button', { name: personalDataTexts.forget }).click()
  await dialog.getByRole('button', { name: personalDataTexts.confirm }).click()
  await dialog.getByText(`${personalDataTexts.deleted.subscriptions}: 1`).waitFor()
  await dialog.getByText(personalDataTexts.reasons.withdrawal).waitFor()
})

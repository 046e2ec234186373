import { expect, test } from 'vitest'
import { loginTexts } from '../../staff/login/text.ts'
import { orderTexts } from '../../staff/orders/text.ts'
import { visitor } from '../browser.ts'
import { open } from '../steps.ts'
import { giveCredentials } from './staff-steps.ts'

test('ALOGIN-01 ALOGIN-02 ALOGIN-03 ALOGIN-04 ALOGIN-06 asks for name and password, which can be shown', async () => {
  const { page } = await visitor()
  await open(page, '/admin/login')
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  await page.getByRole('heading', { name: loginTexts.title }).waitFor()
  await page.getByText(loginTexts.intro).waitFor()
  await page.getByText(loginTexts.footer).waitFor()
  const password = page.getByLabel(loginTexts.password, { exact: true })
  expect(await password.getAttribute('type')).toBe('password')
  await page.getByRole('button', { name: loginTexts.show }).click()
  expect(await password.getAttribute('type')).toBe('text')
  await page.getByRole('button', { name: loginTexts.hide }).click()
  expect(await password.getAttribute('type')).toBe('password')
})

test('ALOGIN-05 ALOGIN-07 ALOGIN-08 ALOGIN-09 ALOGIN-10 shows errors and its busy state', async () => {
  const { page } = await visitor()
  await open(page, '/admin/login')
  let calls = 0
  page.on('request', (request) => {
    if (request.url().includes('/api/admin/login')) calls += 1
  })
  const name = page.getByLabel(loginTexts.username)
  const password = page.getByLabel(loginTexts.password, { exact: true })
  const submit = page.getByRole('button', { name: loginTexts.submit })
  await name.fill('ab')
  await password.fill('12345')
  await submit.click()
  await page.getByText(loginTexts.shortUsername).waitFor()
  await page.getByText(loginTexts.shortPassword).waitFor()
  expect(calls).toBe(0)
  await name.fill('sjefen')
  await password.fill('feil-passord')
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/admin/login', async (route) => {
    await held
    await route.continue()
  })
  await submit.click()
  await page.getByRole('button', { name: loginTexts.submitting }).waitFor()
  answer()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain(loginTexts.refused)
  await page.unroute('**/api/admin/login')
  await page.route('**/api/admin/login', (route) => route.abort())
  await submit.click()
  await expect.poll(() => page.getByRole('alert').innerText()).toContain(loginTexts.failed)
})

test('ALOGIN-11 ADASH-01 ADASH-02 a shared link redirects to the login, and from there to its page', async () => {
  const { page } = await visitor()
  await page.goto('/admin/dashboard?search=finnes-ikke&status=shipped')
  await page.waitForURL('**/admin/login')
  await giveCredentials(page)
  await page.waitForURL('**/admin/dashboard?search=finnes-ikke&status=shipped')
  await page.getByText(orderTexts.empty).waitFor()
  expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeTruthy()
})

test('Back from the dashboard returns to the page before the login, not to the login', async () => {
  const { page } = await visitor()
  await open(page, '/om-oss')
  await open(page, '/admin/login')
  await giveCredentials(page)
  await page.waitForURL('**/admin/dashboard')
  await page.goBack()
  await page.waitForURL('**/om-oss')
})

import { expect, test } from 'vitest'
import { desktop, phone, visitor } from '../browser.ts'

test('the API docs show the contract, can try its calls, and load nothing from other hosts, and fit a phone', async () => {
  const { page, problems } = await visitor(phone)
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/api/docs#tag/cart/POST/api/cart')
  const call = page.getByRole('region', { name: 'Add units of a product to the cart' })
  await call.getByText('--request POST').waitFor()
  await call.getByRole('button', { name: /Curl/ }).click()
  await page.getByRole('option', { name: 'TypeScript' }).click()
  await call.getByText('createClient').first().waitFor()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width)

  await page.setViewportSize(desktop)
  await page.getByRole('button', { name: 'Open Search' }).click()
  await page.keyboard.type('list the categories')
  await page.getByRole('option', { name: /List the categories/ }).click()
  await page.getByRole('button', { name: /Test Request.*\/api\/categories/ }).click()
  await page.getByRole('button', { name: /^Send/ }).first().click()
  await page.getByText('"humor"').first().waitFor()
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: /Russpatcher API/ }).waitFor()
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(problems).toEqual([])
})

import { expect, test } from 'vitest'
import { visitor } from '../browser.ts'

test('the API docs show the contract, can try its calls, and load nothing from other hosts', async () => {
  const { page, problems } = await visitor()
  const hosts = new Set<string>()
  page.on('request', (request) => hosts.add(new URL(request.url()).host))
  await page.goto('/api/docs')
  await page.getByRole('heading', { name: /Russpatcher API/ }).waitFor()
  await page.locator('#operations-catalogue-listCategories').click()
  await page.getByRole('button', { name: 'Try it out' }).click()
  await page.getByRole('button', { name: 'Execute' }).click()
  await page.locator('.live-responses-table').getByText('"humor"').first().waitFor()
  expect([...hosts]).toEqual([new URL(page.url()).host])
  expect(problems).toEqual([])
})

import { afterAll, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { dashboardTexts } from '../text/admin/dashboard.ts'
import { closeBrowser, visitor } from './browser.ts'
import { logIn, orderCalls } from './staff-steps.ts'

afterAll(closeBrowser)

test('a printed page that is loaded at the second attempt keeps the keyboard', async () => {
  const { page } = await visitor()
  await logIn(page)
  await page.route(orderCalls, (route) => route.abort())
  await page.goto(paths.pickingList([1]))
  const again = page.getByRole('button', { name: dashboardTexts.again })
  await again.waitFor()
  await page.unroute(orderCalls)
  await again.press('Enter')
  await again.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

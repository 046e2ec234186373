import type { Page } from 'playwright'
import { afterAll, expect, test } from 'vitest'
import { paths } from '../paths.ts'
import { order } from '../stores/testing/order.ts'
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

/** Two names with the longest words of the assortment, and one that no column has room for. */
const tooLong = 'Påskekrimforfatterinneforeningsmedlem'
const names = ['Innleveringsfrist er en følelse', 'Økonomiansvarlig uten penger', tooLong]

/** The words of the patches' names that stand on more than one line. */
const brokenWords = (page: Page) =>
  page.getByRole('rowheader').evaluateAll((headers) =>
    headers.flatMap(({ firstChild: name }) =>
      [...(name?.textContent ?? '').matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange()
        range.setStart(name as Node, index)
        range.setEnd(name as Node, index + word.length)
        return range.getClientRects().length > 1 ? word : []
      }),
    ),
  )

test('on the picking list names break between their words, however many orders want a patch', async () => {
  const { page } = await visitor()
  const items = names.map((name, index) => ({
    productId: index + 1,
    product: { name, image: '', price: 69 },
    quantity: 1,
  }))
  const orders = Array.from({ length: 40 }, (_none, index) => order(index + 1, { items }))
  await page.route(orderCalls, (route) => route.fulfill({ json: orders }))
  await logIn(page)
  await page.goto(paths.pickingList([1]))
  await page.getByRole('table').waitFor()
  for (const [media, width] of [
    ['screen', 360],
    ['screen', 768],
    ['screen', 1440],
    // A4 between its margins.
    ['print', 680],
  ] as const) {
    await page.emulateMedia({ media })
    await page.setViewportSize({ width, height: 900 })
    const message = `${media} ${width}`
    await expect.poll(() => brokenWords(page), { message }).toEqual([tooLong])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBe(width)
  }
})

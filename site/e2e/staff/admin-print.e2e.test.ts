import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { selectionTexts } from '../../staff/orders/text.ts'
import { packingSlipTexts } from '../../staff/printing/text.ts'
import { order } from '../../testing/order.ts'
import { visitor } from '../browser.ts'
import { findOrders, logIn, orderCalls, paidOrder } from './staff-steps.ts'

const pagesOf = async (page: Page) => {
  const file = await page.pdf({ preferCSSPageSize: true })
  return file.toString('latin1').match(/\/Type \/Page\b/g)?.length
}

test('selected orders are printed as a picking list and packing slips, of which two short ones share a sheet and none is split', async () => {
  const name = `trykk${crypto.randomUUID().slice(0, 8)}`
  const numbers = [(await paidOrder(name)).number, (await paidOrder(name)).number]
  const { page } = await visitor()
  await logIn(page)
  await findOrders(page, name, 2)
  await page.getByRole('checkbox', { name: selectionTexts.selectAll }).check()
  const printed = async (name: string) => {
    const opening = page.waitForEvent('popup')
    await page.getByRole('link', { name }).click()
    const paper = await opening
    await paper.getByRole('table').first().waitFor()
    const heading = paper.getByRole('heading', { name, level: 1 })
    await heading.waitFor()
    const pages = await pagesOf(paper)
    await paper.emulateMedia({ media: 'print' })
    expect(await heading.isVisible()).toBe(false)
    return { text: await paper.getByRole('main').innerText(), pages }
  }
  const list = await printed(selectionTexts.pickingList)
  expect(list.text).toMatch(/Nr\. 103\s+6 stk/)
  for (const number of numbers) expect(list.text).toContain(`${number}: 3`)
  const slips = await printed(selectionTexts.packingSlips)
  expect(slips.pages).toBe(2)
  for (const part of [...numbers, 'Storgata 1', '14 dager']) expect(slips.text).toContain(part)

  const [item] = order(1).items
  const withLines = (lines: number, index: number) =>
    order(index + 1, { items: Array.from({ length: lines }, () => item as typeof item & object) })
  // At most five lines fit on half a sheet; eight lines need a whole one.
  const orders = [5, 5, 8, 1, 2].map(withLines)
  await page.route(orderCalls, (route) => route.fulfill({ json: orders }))
  await page.goto(paths.packingSlips([1]))
  const articles = page.getByRole('article')
  await articles.first().waitFor()
  expect(await pagesOf(page)).toBe(5)
  await page.getByRole('checkbox', { name: packingSlipTexts.twoToSheet }).check()
  expect(await pagesOf(page)).toBe(3)
  await page.reload()
  await articles.first().waitFor()
  expect(await pagesOf(page)).toBe(3)
  // In millimetres of paper between the margins: both halves of the first sheet.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 900 })
  const heights = await articles.evaluateAll((slips) =>
    slips.map((slip) => slip.getBoundingClientRect().height / (96 / 25.4)),
  )
  for (const height of heights.slice(0, 2)) expect(height).toBeLessThan(133.5)
})

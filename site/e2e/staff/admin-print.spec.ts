import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { paths } from '../../paths.ts'
import { packingSlipTexts } from '../../staff/printing/text.ts'
import { order } from '../../testing/order.ts'
import { staffTexts } from '../../text/staff.ts'
import { visitor } from '../browser.ts'
import { fallBack, restoreFonts } from '../sound.ts'
import { logIn, orderCalls } from './staff-steps.ts'

test('a print view that loads at the second attempt keeps the focus', async () => {
  const { page } = await visitor()
  await logIn(page)
  await page.route(orderCalls, (route) => route.abort())
  await page.goto(paths.pickingList([1]))
  const again = page.getByRole('button', { name: staffTexts.again })
  await again.waitFor()
  await page.unroute(orderCalls)
  await again.press('Enter')
  await again.waitFor({ state: 'detached' })
  await expect.poll(() => page.evaluate(() => document.activeElement === document.body)).toBe(false)
})

/** Two names with the longest words of the catalogue, and one that is wider than any column. */
const tooLong = 'Påskekrimforfatterinneforeningsmedlem'
const names = ['Innleveringsfrist er en følelse', 'Økonomiansvarlig uten penger', tooLong]

/** The words of patch names that are broken over two lines. */
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

test('on the picking list names wrap between words, however many orders contain a patch', async () => {
  const { page } = await visitor()
  const items = names.map((name, index) => ({
    itemId: index + 1,
    productId: index + 1,
    product: { name, image: '', price: 69 },
    quantity: 1,
    toSend: 1,
    isUnapproved: false,
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
    // The printable width of A4.
    ['print', 680],
  ] as const) {
    await page.emulateMedia({ media })
    await page.setViewportSize({ width, height: 900 })
    const message = `${media} ${width}`
    for (const hasOwnFonts of [true, false]) {
      await (hasOwnFonts ? restoreFonts(page) : fallBack(page))
      await expect.poll(() => brokenWords(page), { message }).toEqual([tooLong])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), message).toBe(width)
    }
  }
})

test('two short packing slips can share a printed page, a long one has its own pages, and none is split', async () => {
  const { page } = await visitor()
  const [item] = order(1).items
  const withLines = (id: number, lines: number) =>
    order(id, { items: Array.from({ length: lines }, () => item as typeof item & object) })
  // At most five lines fit on half a sheet; eight lines need a whole one.
  const orders = [
    withLines(1, 5),
    withLines(2, 5),
    withLines(3, 8),
    withLines(4, 1),
    withLines(5, 2),
  ]
  await page.route(orderCalls, (route) => route.fulfill({ json: orders }))
  await logIn(page)
  await page.goto(paths.packingSlips([1]))
  await page.getByRole('article').first().waitFor()
  const pages = async () => {
    const file = await page.pdf({ preferCSSPageSize: true })
    return file.toString('latin1').match(/\/Type \/Page\b/g)?.length
  }
  expect(await pages()).toBe(5)
  await page.getByRole('checkbox', { name: packingSlipTexts.twoToSheet }).check()
  expect(await pages()).toBe(3)
  await page.reload()
  await page.getByRole('article').first().waitFor()
  expect(await pages()).toBe(3)
  // In millimetres of paper between the margins: both halves of the first sheet.
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 680, height: 900 })
  const heights = await page
    .getByRole('article')
    .evaluateAll((slips) => slips.map((slip) => slip.getBoundingClientRect().height / (96 / 25.4)))
  for (const height of heights.slice(0, 2)) expect(height).toBeLessThan(133.5)
})

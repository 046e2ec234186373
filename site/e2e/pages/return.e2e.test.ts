import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { countOfPage } from '../../shop/catalogue/catalogue-paging.ts'
import { flagLabels } from '../../shop/catalogue/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { cards, open, press } from '../steps.ts'

/** Scrolls until at least `count` patches are loaded. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000)
      return cards(page).count()
    })
    .toBeGreaterThanOrEqual(count)
}

/** The value once it is stable: scrolling, or rows with an estimated height, may still change it. */
async function resting<Value>(read: () => Promise<Value>): Promise<Value | undefined> {
  let value: Value | undefined
  const rests = async () => {
    const before = value
    value = await read()
    return value === before
  }
  await expect.poll(rests, { interval: 400 }).toBe(true)
  return value
}

/**
 * The first patch whose top is in the window. Comparing pixels would fail: a font that came late on the first visit is
 * there at once now.
 */
const patchInView = (page: Page) => firstInView(page, 'article[data-product]')
const rows = '[data-list] > [data-product]'
const rowsOf = (page: Page) => page.locator(rows)
const rowInView = (page: Page) => firstInView(page, rows)

const firstInView = (page: Page, patches: string) =>
  page.evaluate(
    (selector) =>
      [...document.querySelectorAll<HTMLElement>(selector)].find(
        (patch) => patch.getBoundingClientRect().top >= 0,
      )?.dataset.product,
    patches,
  )

/** Opens the list, scrolls to a row, and waits until the history state has stored it. Returns the row in view. */
async function readTo(page: Page, index: number): Promise<string | undefined> {
  await open(page, '/products?view=list')
  await expect.poll(() => rowsOf(page).count()).toBe(designCount)
  await rowsOf(page)
    .nth(index)
    .evaluate((row) => row.scrollIntoView())
  const row = await resting(() => rowInView(page))
  await expect.poll(() => page.evaluate(() => history.state?.place?.row)).toBe(row)
  return row
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.href = '/om-oss'
  })
  await page.waitForURL('**/om-oss')
  await page.goBack()
}

/** The number of patches that the URL's page parameter implies. */
const countOfAddress = (page: Page) =>
  countOfPage(Number(new URL(page.url()).searchParams.get('page') ?? 1))

test('a visitor who comes back to the grid, or to the end of the list, sees the same patch', async () => {
  const { page } = await visitor(phone)
  await open(page, '/products?sort=name')
  await scrollUntil(page, 60)
  await page.evaluate(() => scrollBy(0, -1500))
  // The last page of patches may still be loading.
  const isWhole = async () =>
    (await page.locator('[data-skeleton]').count()) === 0 &&
    (await cards(page).count()) === countOfAddress(page)
  await expect.poll(isWhole).toBe(true)
  const count = await cards(page).count()
  expect(await resting(() => page.evaluate(() => scrollY))).toBeGreaterThan(1000)
  const patch = await patchInView(page)
  expect(patch).toBeDefined()
  await leaveAndReturn(page)
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
  await expect.poll(() => patchInView(page)).toBe(patch)

  // At the end no row begins in the window.
  const { page: other } = await visitor(phone)
  await readTo(other, 351)
  await other.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  const topOfLast = () =>
    rowsOf(other)
      .last()
      .evaluate((row) => Math.round(row.getBoundingClientRect().top))
  await expect.poll(topOfLast).toBeLessThan(0)
  const top = (await resting(topOfLast)) ?? 0
  await expect.poll(() => other.evaluate(() => history.state.place.top)).toBe(top)
  await other.reload()
  await expect.poll(() => rowsOf(other).count()).toBe(designCount)
  // The footer may wrap differently, because the first visit had the fallback font.
  await expect.poll(async () => Math.abs((await topOfLast()) - top)).toBeLessThan(60)
})

test('a visitor who comes back to the list sees the same row, unless scrolling on, and by Back and Forward over a filter too', async () => {
  const { page } = await visitor(desktop)
  const row = await readTo(page, 150)
  await page.reload()
  await expect.poll(() => rowInView(page)).toBe(row)
  await leaveAndReturn(page)
  await expect.poll(() => rowInView(page)).toBe(row)

  // A reader who scrolls on before the list is complete is not scrolled back.
  await readTo(page, 150)
  const { promise: held, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/products*', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/api/products*')
  await page.reload()
  await asked
  const place = () => page.evaluate(() => scrollY)
  // The browser scrolls back as far as there are rows; only then do keys scroll.
  await expect.poll(place).toBeGreaterThan(0)
  const start = (await resting(place)) ?? 0
  await page.keyboard.press('Home')
  await expect.poll(place).toBeLessThan(start)
  const elsewhere = await resting(place)
  answer()
  await expect.poll(() => rowsOf(page).count()).toBe(designCount)
  expect(await resting(place)).toBe(elsewhere)

  const { page: other } = await visitor(desktop)
  // A row at which the end of the filters is still in the window.
  const early = await readTo(other, 4)
  await press(other.getByRole('checkbox', { name: flagLabels.isNew }))
  await other.waitForURL(/isNew=true/)
  const isFiltered = async () => {
    const count = await rowsOf(other).count()
    return count > 0 && count < designCount
  }
  await expect.poll(isFiltered).toBe(true)
  await other.evaluate(() => scrollTo(0, 600))
  const filtered = await resting(() => rowInView(other))
  await other.goBack()
  await expect.poll(() => rowsOf(other).count()).toBe(designCount)
  await expect.poll(() => resting(() => rowInView(other))).toBe(early)
  await other.goForward()
  await expect.poll(isFiltered).toBe(true)
  await expect.poll(() => resting(() => rowInView(other))).toBe(filtered)
})

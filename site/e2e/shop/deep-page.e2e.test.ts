import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { countOfPage } from '../../shop/catalogue/catalogue-paging.ts'
import { flagLabels } from '../../shop/catalogue/text.ts'
import { desktop, visitor } from '../browser.ts'
import { cards, leaveAndReturn, open } from '../steps.ts'

const deep = 6

/** Delays the lists of patches until the test releases them. */
async function holdLists(page: Page) {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await page.unroute('**/api/products?*')
  }
}

/** The first patch whose top is in the window or below, and its distance in pixels from the window's top. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const patches = [...document.querySelectorAll<HTMLElement>('[data-results] [data-product]')]
    const seen = patches.find((patch) => patch.getBoundingClientRect().top >= 0)
    return { id: seen?.dataset.product, top: seen?.getBoundingClientRect().top ?? Number.NaN }
  })

/** Scrolls, waits until the history entry has the place, and returns it. */
async function scrollAndRest(page: Page, top: number) {
  await page.evaluate((to) => scrollTo(0, to), top)
  const isKept = async () => {
    const { row, top } = await page.evaluate(() => history.state?.place ?? {})
    const place = await placeOf(page)
    return row === place.id && top === Math.round(place.top)
  }
  await expect.poll(isKept).toBe(true)
  return placeOf(page)
}

test('Back and reload restore the exact place on a deep page, even before the earlier patches have loaded', async () => {
  const { page, problems } = await visitor(desktop)
  // With the fallback font at each visit, rows keep their heights.
  await page.route('**/*.woff2', (route) => route.abort())
  await open(page, `/products?page=${deep}`)
  const all = countOfPage(deep)
  await expect.poll(() => cards(page).count()).toBe(all)

  const late = await scrollAndRest(
    page,
    await page.evaluate(() => document.documentElement.scrollHeight - 3000),
  )
  const distance = async ({ id, top }: typeof late) => {
    const place = await placeOf(page)
    return place.id === id ? Math.abs(place.top - top) : Number.POSITIVE_INFINITY
  }
  for (const returns of [leaveAndReturn, () => page.reload()]) {
    const release = await holdLists(page)
    await returns(page)
    await expect.poll(() => distance(late)).toBeLessThanOrEqual(1)
    expect(await cards(page).count()).toBe(36)
    await release()
    await expect.poll(() => cards(page).count()).toBe(all)
    expect(await distance(late)).toBeLessThanOrEqual(1)
  }

  // Before the patches that the server renders.
  const early = await scrollAndRest(page, 3000)
  await leaveAndReturn(page)
  await expect.poll(() => distance(early)).toBeLessThanOrEqual(1)

  // The filters are above the window: a click would scroll to them.
  await page
    .getByRole('checkbox', { name: flagLabels.isNew })
    .evaluate((box: HTMLInputElement) => box.focus({ preventScroll: true }))
  await page.keyboard.press('Space')
  await page.waitForURL(/isNew=true/)
  expect(page.url()).not.toContain('page=')
  await expect.poll(() => cards(page).count()).toBeLessThan(25)
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(all)
  await expect.poll(async () => (await placeOf(page)).id).toBe(early.id)
  expect(problems.filter((problem) => !problem.includes('ERR_FAILED'))).toEqual([])
})

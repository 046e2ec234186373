import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { countOfPage, scrollRest, windowOf } from '../../shop/catalogue/catalogue-paging.ts'
import { flagLabels, progress, catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { cards, open } from '../steps.ts'

const deep = 20

/** Delays the lists of patches until the test releases it. */
async function holdList(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products?*', async (route) => {
    await held.promise
    await route.continue()
  })
  return held.resolve
}

/** The first patch whose top is in the window or below, and its distance in pixels from the window's top. */
const placeOf = (page: Page) =>
  page.evaluate(() => {
    const patches = [...document.querySelectorAll<HTMLElement>('[data-results] [data-product]')]
    const seen = patches.find((patch) => patch.getBoundingClientRect().top >= 0)
    return { id: seen?.dataset.product, top: seen?.getBoundingClientRect().top }
  })

/** Records where a patch is in each frame from now on; the returned function gives the different places. */
async function watch(page: Page, id: string | undefined): Promise<() => Promise<number[]>> {
  const places = await page.evaluateHandle((product) => {
    const seen = new Set<number>()
    const look = () => {
      const patch = document.querySelector(`[data-results] [data-product="${product}"]`)
      seen.add(patch?.getBoundingClientRect().top ?? Number.NaN)
      requestAnimationFrame(look)
    }
    look()
    return seen
  }, id)
  return () => places.evaluate((seen) => [...seen])
}

const progressOf = (page: Page) => page.locator('[data-progress]').innerText()
const heightOfPage = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)

/** Waits until the history entry has stored the place. Returns it. */
async function rest(page: Page) {
  const isKept = async () => {
    const { row, top } = await page.evaluate(() => history.state?.place ?? {})
    const place = await placeOf(page)
    return row === place.id && top === Math.round(place.top ?? 0)
  }
  await expect.poll(isKept).toBe(true)
  return placeOf(page)
}

/** A page of the catalogue with all its patches, those before the server's window included. */
async function openWhole(page: Page, path = `/products?page=${deep}`): Promise<void> {
  await open(page, path)
  const failed = page.getByRole('alert').filter({ hasText: gridTexts.failed })
  await expect
    .poll(async () => ({ count: await cards(page).count(), failures: await failed.count() }))
    .toEqual({ count: countOfPage(deep), failures: 0 })
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.href = '/om-oss'
  })
  await page.waitForURL('**/om-oss')
  await page.goBack()
}

describe.each([phone, desktop])('in a window of $width pixels', (viewport) => {
  test.each(['top', 'end'] as const)(
    'the earlier patches load without a touch, and nothing moves at the %s of the page',
    async (where) => {
      const { page, problems } = await visitor(viewport)
      const release = await holdList(page)
      const asked = page.waitForRequest('**/api/products?*')
      await page.goto(`/products?page=${deep}`)
      await asked
      await page.evaluate(() => document.fonts.ready)
      const height = await heightOfPage(page)
      if (where === 'end')
        await page.evaluate((top) => scrollTo(0, top), height - 2 * viewport.height)
      expect(await progressOf(page)).toBe(progress(216, 252, designCount))
      const { id, top = 0 } = await placeOf(page)
      const places = await watch(page, id)
      release()
      await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(countOfPage(deep))
      await expect.poll(() => heightOfPage(page)).toBeGreaterThan(3 * height)
      expect(await page.getByRole('link', { name: texts.earlier }).count()).toBe(0)
      await rest(page)
      // Scroll positions are whole pixels, and heights of rows are not.
      for (const place of await places()) expect(Math.abs(place - top)).toBeLessThan(0.5)
      expect(problems).toEqual([])
    },
  )

  test('Back and reload restore the place, even before the earlier patches have loaded', async () => {
    const { page } = await visitor(viewport)
    // With the fallback font at each visit, rows keep their heights.
    await page.route('**/*.woff2', (route) => route.abort())
    await openWhole(page)
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - 3000))
    const { id, top = 0 } = await rest(page)
    for (const returns of [leaveAndReturn, () => page.reload()]) {
      const release = await holdList(page)
      await returns(page)
      const isThere = async () => {
        const place = await placeOf(page)
        return place.id === id && Math.abs((place.top ?? 0) - top) <= 1
      }
      await expect.poll(isThere).toBe(true)
      expect(await cards(page).count()).toBe(36)
      release()
      await expect.poll(() => cards(page).count()).toBe(countOfPage(deep))
      expect(await isThere()).toBe(true)
      await page.unroute('**/api/products?*')
    }
  })
})

test('the focus moves from the link to the last of the earlier patches', async () => {
  const { page } = await visitor(desktop)
  const release = await holdList(page)
  const asked = page.waitForRequest('**/api/products?*')
  await page.goto(`/products?page=${deep}`)
  await asked
  await page.getByRole('link', { name: texts.earlier }).focus()
  release()
  await expect.poll(() => cards(page).count()).toBe(countOfPage(deep))
  const { from } = windowOf(deep, designCount)
  const last = cards(page).nth(from - 1)
  expect(await last.locator(':focus').count()).toBe(1)
})

test('a focused control above the list stays in the window when the earlier patches arrive', async () => {
  const { page } = await visitor(desktop)
  const release = await holdList(page)
  const asked = page.waitForRequest('**/api/products?*')
  await page.goto(`/products?page=${deep}`)
  await asked
  const box = page.getByRole('searchbox', { name: texts.search })
  await box.focus()
  const topOf = () => box.evaluate((one) => one.getBoundingClientRect().top)
  const top = await topOf()
  release()
  await expect.poll(() => cards(page).count()).toBe(countOfPage(deep))
  expect(Math.abs((await topOf()) - top)).toBeLessThan(1)
})

test('Back restores a place before the patches that the server renders', async () => {
  const { page } = await visitor(phone)
  await openWhole(page)
  await page.evaluate(() => scrollTo(0, 3000))
  const { id, top = 0 } = await rest(page)
  await leaveAndReturn(page)
  await expect.poll(async () => (await placeOf(page)).id).toBe(id)
  expect(Math.abs(((await placeOf(page)).top ?? 0) - top)).toBeLessThanOrEqual(1)
})

test('Back undoes a filter at the same place of a deep page', async () => {
  const { page } = await visitor(desktop)
  await openWhole(page)
  await page.evaluate(() => scrollTo(0, 9000))
  const { id } = await rest(page)
  // The filters are above the window: a click would scroll to them.
  await page
    .getByRole('checkbox', { name: flagLabels.isNew })
    .evaluate((box: HTMLInputElement) => box.focus({ preventScroll: true }))
  await page.keyboard.press('Space')
  await page.waitForURL(/isNew=true/)
  expect(page.url()).not.toContain('page=')
  await expect.poll(() => cards(page).count()).toBeLessThan(25)
  await page.goBack()
  await expect.poll(() => cards(page).count()).toBe(countOfPage(deep))
  await expect.poll(async () => (await placeOf(page)).id).toBe(id)
})

test('PROD-18 PROD-19 the next patches load after the earlier ones, and the address counts on', async () => {
  const { page } = await visitor(phone)
  await page.clock.install()
  const release = await holdList(page)
  const asked = page.waitForRequest('**/api/products?*')
  await page.goto(`/products?page=${deep}`)
  await page.clock.resume()
  await asked
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  await page.clock.runFor(10 * scrollRest)
  expect(await page.locator('[data-skeleton]').count()).toBe(0)
  release()
  await expect.poll(() => progressOf(page)).toBe(progress(0, 264, designCount))
  expect(new URL(page.url()).searchParams.get('page')).toBe('21')
})

test('after a failed load, the link leads to the earlier patches, and the load can be retried', async () => {
  const { page } = await visitor(desktop)
  await page.route('**/api/products?*', (route) => route.abort(), { times: 1 })
  await page.goto(`/products?page=${deep}`)
  const failed = page.getByRole('alert').filter({ hasText: gridTexts.failed })
  await failed.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(countOfPage(deep))
  await page.route('**/api/products?*', (route) => route.abort())
  await page.goto(`/products?page=${deep}&sort=name`)
  await failed.waitFor()
  await page.getByRole('link', { name: texts.earlier }).click()
  await page.waitForURL(/\?sort=name&page=17$/)
})

test('the list view is completed at the same row', async () => {
  const { page } = await visitor(phone)
  const release = await holdList(page)
  await page.goto(`/products?view=list&page=${deep}`)
  const rows = page.locator('[data-list] > [data-product]')
  expect(await rows.count()).toBe(36)
  const { id, top = 0 } = await placeOf(page)
  const places = await watch(page, id)
  release()
  await expect.poll(() => rows.count()).toBe(designCount)
  await rest(page)
  for (const place of await places()) expect(Math.abs(place - top)).toBeLessThan(0.5)
})

test('PROD-18 a failure to load the earlier patches is shown before the others, and loads them when tried again', async () => {
  const { page } = await visitor(phone)
  await page.route('**/api/products?*', (route) => route.abort())
  await page.goto(`/products?page=${deep}`)
  const failure = page.locator('[data-results]').getByRole('alert')
  await failure.waitFor()
  const [told, first] = await Promise.all([
    failure.boundingBox(),
    cards(page).first().boundingBox(),
  ])
  expect((told?.y ?? Number.NaN) + (told?.height ?? 0)).toBeLessThanOrEqual(first?.y ?? 0)
  await page.unroute('**/api/products?*')
  await failure.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(countOfPage(deep))
  expect(await failure.count()).toBe(0)
})

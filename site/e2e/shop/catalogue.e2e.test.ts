import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { scrollRest, stepCount, stepDelay } from '../../shop/catalogue/catalogue-paging.ts'
import { sortLabels, catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { phone, visitor } from '../browser.ts'
import { cards, krOf, open } from '../steps.ts'

test('PROD-10 PROD-12 the order of the patches can be chosen', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  const sort = page.getByRole('combobox', { name: texts.sort })
  expect(await sort.locator('option').allInnerTexts()).toEqual(Object.values(sortLabels))
  expect(await sort.inputValue()).toBe('popular')
  await sort.selectOption('price-asc')
  await page.waitForURL(/sort=price-asc/)
  await expect.poll(() => pricesRise(page)).toBe(true)
})

test('PROD-17 PROD-18 PROD-19 PROD-20 PROD-21 PROD-22 24 patches load first, then 12 more near the end, until all are shown', async () => {
  const { page } = await visitor()
  await open(page, '/products?tags=orange')
  expect(await cards(page).count()).toBe(24)
  const progress = page.locator('[data-progress]')
  const all = Number(/av (\d+)/.exec(await progress.innerText())?.[1])
  expect(await progress.innerText()).toBe(`Viser 24 av ${all} patcher`)
  await progress.scrollIntoViewIfNeeded()
  await expect.poll(() => progress.innerText()).toBe(`Viser ${Math.min(36, all)} av ${all} patcher`)
  for (let step = 0; step < 30 && (await cards(page).count()) < all; step += 1) {
    const before = await cards(page).count()
    await toEnd(page)
    await expect.poll(() => cards(page).count()).toBeGreaterThan(before)
  }
  await page.getByText(texts.end).waitFor()
  await page.getByRole('button', { name: texts.toTop, exact: true }).click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('PROD-18 PROD-19 reaching the end during a load shows the next patches too', async () => {
  const { page } = await visitor(phone)
  await page.clock.install()
  await open(page, '/products')
  await page.clock.pauseAt(Date.now() + 60_000)
  await toEnd(page)
  const skeletons = page.locator('[data-skeleton]')
  for (const count of [36, 48]) {
    await page.clock.runFor(scrollRest)
    await expect.poll(() => skeletons.count()).toBe(stepCount)
    if (count === 36) await toEnd(page)
    await page.clock.runFor(stepDelay)
    await expect.poll(() => skeletons.count()).toBe(0)
    expect(await cards(page).count()).toBe(count)
  }
})

test('a failed load of more patches is reported at the end of the list, and can be retried', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.route('**/api/products?*', (route) => route.abort(), { times: 1 })
  const progress = page.locator('[data-progress]')
  await progress.scrollIntoViewIfNeeded()
  const failed = page.getByRole('alert').filter({ hasText: gridTexts.failed })
  await failed.waitFor()
  const [last, told] = await Promise.all([cards(page).nth(23).boundingBox(), failed.boundingBox()])
  expect(told?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  expect(await cards(page).count()).toBe(24)
  expect(page.url()).not.toContain('page')
  await failed.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  await expect.poll(() => page.url()).toContain('page=')
})

test('PROD-15 PROD-23 PROD-24 PROD-25 PROD-26 PROD-27 the list view shows more details of each patch', async () => {
  const { page } = await visitor()
  await open(page, '/products?isNew=true&view=list')
  const row = page.locator('li[data-product]').first()
  const text = await row.innerText()
  expect(text).toContain('NY')
  expect(text).toMatch(/\d+ på lager|Utsolgt/)
  expect(text).toMatch(/\d+ kr/)
  expect(await row.locator('img').count()).toBe(1)
  await row.getByRole('button', { name: /i ønskelisten$/ }).click()
  await expect
    .poll(() => row.getByRole('button', { name: /i ønskelisten$/ }).getAttribute('aria-pressed'))
    .toBe('true')
  await page.getByRole('button', { name: texts.grid }).click()
  await cards(page).first().waitFor()
})

test('PROD-15 one press of End scrolls to the end of the list, and one of Home back to its start', async () => {
  const { page } = await visitor(phone)
  await open(page, '/products?view=list')
  await expect.poll(() => page.locator('[data-list] > [data-product]').count()).toBe(designCount)
  await page.keyboard.press('End')
  const toGo = () =>
    page.evaluate(() => Math.round(document.documentElement.scrollHeight - scrollY - innerHeight))
  const last = page.locator('[data-list] > [data-product]').last()
  // The rows at the end have their final heights when the last one no longer moves.
  let before: number | undefined
  const rests = async () => {
    const place = (await last.boundingBox())?.y
    const isSame = place === before && (await toGo()) <= 1
    before = place
    return isSame
  }
  await expect.poll(rests, { interval: 300 }).toBe(true)
  expect(await toGo()).toBeLessThanOrEqual(1)
  await page.keyboard.press('Home')
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

test('PROD-15 the list view of a larger shop adds the next patches near its end', async () => {
  const { page } = await visitor()
  await open(page, '/products?view=list&category=sport')
  const [first] = await (await page.request.get('/api/products?limit=1')).json()
  const total = 1000
  await page.route('**/api/products?*', (route) => {
    const { searchParams } = new URL(route.request().url())
    const [from, limit] = [Number(searchParams.get('from')), Number(searchParams.get('limit'))]
    const json = Array.from({ length: Math.min(limit, total - from) }, (_, index) => ({
      ...first,
      id: 500_001 + from + index,
    }))
    return route.fulfill({ json, headers: { 'x-matching': String(total), 'x-version': 'one' } })
  })
  await page.getByRole('radio', { name: 'Humor' }).check()
  await page.getByText(`${total} patcher`, { exact: true }).waitFor()
  const rows = page.locator('[data-list] > [data-product]')
  for (const count of [480, 960]) {
    await expect.poll(() => rows.count()).toBe(count)
    await toEnd(page)
  }
  await expect.poll(() => rows.count()).toBe(total)
  await page.getByText(texts.toTop, { exact: true }).waitFor()
})

test('PROD-30 the old address redirects to the catalogue', async () => {
  const { page } = await visitor()
  await page.goto('/alle-patcher')
  expect(new URL(page.url()).pathname).toBe('/products')
})

test('GRID-01 the grid has two to four columns, and the page does not scroll sideways', async () => {
  for (const [width, columns] of [
    [360, 2],
    [1440, 4],
  ] as const) {
    const { page } = await visitor({ width, height: 900 })
    await open(page, '/products')
    const tops = await cards(page).evaluateAll((all) =>
      all.map((card) => Math.round(card.getBoundingClientRect().top)),
    )
    expect(tops.filter((top) => top === tops[0])).toHaveLength(columns)
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(wide).toBeLessThanOrEqual(width)
  }
})

async function pricesRise(page: Page): Promise<boolean> {
  const [first, last] = [cards(page).first(), cards(page).nth(23)]
  const price = (card: typeof first) => krOf(card.getByText(/\d kr$/))
  const [low, high] = [await price(first), await price(last)]
  return low <= high && low < 40
}

/** Scrolls instantly by script: the End key scrolls only to the end of the page at the time of the press. */
async function toEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
    scrollTo(0, document.documentElement.scrollHeight)
    return scrolled
  })
}

import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { scrollRest, stepCount, stepDelay } from '../stores/catalogue-paging.ts'
import { flagLabels, sortLabels, catalogueTexts as texts } from '../text/catalogue.ts'
import { closeBrowser, phone, visitor } from './browser.ts'
import { cards, krOf, open } from './steps.ts'

afterAll(closeBrowser)

const fixedColours = [
  ['black', 'Svart', 42],
  ['white', 'Hvit', 38],
  ['red', 'Rød', 35],
  ['blue', 'Blå', 18],
  ['yellow', 'Gul', 16],
  ['green', 'Grønn', 14],
  ['pink', 'Rosa', 8],
  ['orange', 'Oransje', 6],
  ['purple', 'Lilla', 4],
  ['gray', 'Grå', 3],
] as const

describe('filters', () => {
  test('PROD-02 PROD-03 PROD-09 PROD-16 a category shows its own patches, from the page and from the address', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    const counted = page.getByRole('status').filter({ hasText: 'patcher' })
    expect(await counted.innerText()).toBe('352 patcher')
    expect(await page.getByRole('radio', { name: 'Alle patcher' }).isChecked()).toBe(true)
    await page.getByRole('radio', { name: 'Sport' }).check()
    await page.waitForURL(/category=sport/)
    await expect.poll(() => counted.innerText()).toMatch(/^\d\d patcher$/)
    const narrowed = await counted.innerText()
    await page.reload()
    expect(await page.getByRole('radio', { name: 'Sport' }).isChecked()).toBe(true)
    expect(await counted.innerText()).toBe(narrowed)
  })

  test('PROD-04 PROD-05 the colours with their labels and fixed counts', async () => {
    const { page } = await visitor()
    await open(page, '/products?category=dyr')
    const colours = page.getByRole('group', { name: texts.colour }).getByRole('checkbox')
    const values = await colours.evaluateAll((inputs) =>
      inputs.map((input) => [
        (input as HTMLInputElement).value,
        ...(input.closest('label')?.innerText.split(/\s+/) ?? []),
      ]),
    )
    expect(values).toEqual(fixedColours.map(([tag, label, count]) => [tag, label, String(count)]))
  })

  test('PROD-06 PROD-07 colours and flags narrow the patches', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    await page.getByRole('checkbox', { name: 'Rosa' }).check()
    await page.waitForURL(/tags=pink/)
    for (const [flag, label] of Object.entries(flagLabels)) {
      await page.getByRole('checkbox', { name: label }).check()
      await page.waitForURL(new RegExp(`${flag}=true`))
      await page.getByRole('checkbox', { name: label }).uncheck()
      await expect.poll(() => page.url()).not.toContain(flag)
    }
  })

  test('PROD-06 what is chosen before the page came alive is not lost', async () => {
    const { page } = await visitor()
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/_astro/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/products', { waitUntil: 'commit' })
    await page.getByRole('checkbox', { name: 'Rosa' }).check()
    await page.getByRole('radio', { name: 'Romantikk' }).check()
    arrive()
    await page.waitForURL(/category=romantikk&tags=pink/)
    await expect.poll(() => page.getByRole('checkbox', { name: 'Rosa' }).isChecked()).toBe(true)
    const counted = page.getByRole('status').filter({ hasText: 'patcher' })
    await expect.poll(() => counted.innerText()).toMatch(/^\d\d? patcher$/)
  })

  test('PROD-08 the search of the address stands in the box', async () => {
    const { page } = await visitor()
    await open(page, '/products?search=elg')
    expect(await page.getByRole('searchbox', { name: texts.search }).inputValue()).toBe('elg')
    expect(await cards(page).count()).toBeGreaterThan(0)
    expect(await cards(page).count()).toBeLessThan(24)
  })

  test('PROD-01 on a phone the filters stand in a drawer', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    expect(await page.getByRole('complementary', { name: texts.filters }).isVisible()).toBe(false)
    await page.getByRole('button', { name: texts.filters }).click()
    const drawer = page.getByRole('dialog', { name: texts.filters })
    await drawer.getByRole('radio', { name: 'Humor' }).check()
    await page.waitForURL(/category=humor/)
    await drawer.getByRole('button', { name: /^Vis \d\d patcher$/ }).click()
    await drawer.waitFor({ state: 'hidden' })
  })

  test('while patches are on their way the drawer names no number', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    let arrive = () => {}
    const held = new Promise<void>((resolve) => {
      arrive = resolve
    })
    await page.route('**/api/products?*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('button', { name: texts.filters }).click()
    const drawer = page.getByRole('dialog', { name: texts.filters })
    await drawer.getByRole('radio', { name: 'Humor' }).check()
    await drawer.getByRole('button', { name: texts.show, exact: true }).waitFor()
    arrive()
    await drawer.getByRole('button', { name: /^Vis \d\d patcher$/ }).waitFor()
  })

  test('PROD-28 PROD-29 GRID-03 nothing matches', async () => {
    const { page } = await visitor()
    await open(page, '/products?search=finnesikke')
    await page.getByRole('heading', { name: texts.emptyGrid }).waitFor()
    await page.getByText(texts.emptyHint).waitFor()
    await page.getByRole('button', { name: texts.list }).click()
    await page.getByRole('heading', { name: texts.emptyList }).waitFor()
  })
})

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

test('PROD-17 PROD-18 PROD-19 PROD-20 PROD-21 PROD-22 24 patches, then 12 more near the end, until all are seen', async () => {
  const { page } = await visitor()
  await open(page, '/products?isPopular=true')
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

test('PROD-18 PROD-19 who comes to the end while patches are on their way is shown the next ones too', async () => {
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

test('more patches that do not come are told of where they would stand, and may be asked for again', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await page.route('**/api/products', (route) => route.abort(), { times: 1 })
  const progress = page.locator('[data-progress]')
  await progress.scrollIntoViewIfNeeded()
  const failed = page.getByRole('alert').filter({ hasText: texts.failed })
  await failed.waitFor()
  const [last, told] = await Promise.all([cards(page).nth(23).boundingBox(), failed.boundingBox()])
  expect(told?.y).toBeGreaterThan((last?.y ?? 0) + (last?.height ?? 0))
  expect(await cards(page).count()).toBe(24)
  expect(page.url()).not.toContain('page')
  await failed.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThan(24)
  await expect.poll(() => page.url()).toContain('page=')
})

test('PROD-15 PROD-23 PROD-24 PROD-25 PROD-26 PROD-27 the list says more of each patch', async () => {
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

test('PROD-30 the old address leads to the catalogue', async () => {
  const { page } = await visitor()
  await page.goto('/alle-patcher')
  expect(new URL(page.url()).pathname).toBe('/products')
})

test('GRID-01 two to four columns, and no page that scrolls sideways', async () => {
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

/** By the page itself, and at once: what a key starts goes no further than the page went when it was pressed. */
async function toEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const scrolled = new Promise((done) => addEventListener('scroll', done, { once: true }))
    scrollTo(0, document.documentElement.scrollHeight)
    return scrolled
  })
}

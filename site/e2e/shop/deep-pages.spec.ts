import type { Page } from 'playwright'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { designCount } from '../../../modules/catalogue/rules.ts'
import { countOfPage, scrollRest, windowOf } from '../../shop/catalogue/catalogue-paging.ts'
import { flagLabels, progress, catalogueTexts as texts } from '../../shop/catalogue/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { cards, open } from '../steps.ts'

const deep = 20
const deepest = 100

const htmlOf = async (page: number): Promise<string> =>
  (await fetch(`${inject('shopUrl')}/products?page=${page}`)).text()

/** Delays the list of all patches until the test releases it. */
async function holdList(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route('**/api/products', async (route) => {
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

/** Scrolls by script, and waits until the history entry has stored the place. */
async function scrollAndRest(page: Page, distance: number) {
  await page.evaluate((pixels) => scrollBy(0, pixels), distance)
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
  await expect.poll(() => cards(page).count()).toBe(countOfPage(deep))
}

async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    location.href = '/om-oss'
  })
  await page.waitForURL('**/om-oss')
  await page.goBack()
}

test('PROD-17 PROD-18 a page of the grid has a bounded size, whatever its number', async () => {
  const first = (await htmlOf(1)).length
  const last = windowOf(deepest, designCount)
  for (const [page, count] of [
    [2, 36],
    [3, 36],
    [deep, 36],
    [deepest, designCount - last.from],
  ] as const) {
    const html = await htmlOf(page)
    expect(html.match(/<article[^>]*data-product/g)).toHaveLength(count)
    expect(html.length).toBeLessThan(1.6 * first)
  }
})

test('the list view without its scripts has a bounded number of rows', async () => {
  const html = await (await fetch(`${inject('shopUrl')}/products?view=list&page=${deep}`)).text()
  expect(html.match(/<li[^>]*data-product/g)).toHaveLength(36)
})

test('the structured data of a deep page counts from its first patch', async () => {
  const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(
    await htmlOf(deep),
  ) ?? ['', '']
  expect(JSON.parse(json).itemListElement[0].position).toBe(countOfPage(deep) - 36 + 1)
})

describe('without JavaScript', () => {
  const reader = async () => {
    const { context } = await visitor()
    const plain = await context
      .browser()
      ?.newContext({ javaScriptEnabled: false, baseURL: inject('shopUrl') })
    if (!plain) throw new Error('The browser is gone')
    onTestFinished(() => plain.close())
    await plain.route('**/patches/**', (route) => route.abort())
    return plain.newPage()
  }

  /** Follows a link as long as there is one. Returns the patches in the order in which they were seen first. */
  async function follow(page: Page, name: string): Promise<string[]> {
    const seen = new Set<string>()
    for (;;) {
      for (const id of await cards(page).evaluateAll((all) =>
        all.map((card) => (card as HTMLElement).dataset.product ?? ''),
      ))
        seen.add(id)
      const link = page.getByRole('link', { name, exact: true })
      if ((await link.count()) === 0) return [...seen]
      const address = (await link.getAttribute('href')) ?? ''
      await page.goto(address, { waitUntil: 'domcontentloaded' })
    }
  }

  test('all patches are reached by links, onward and back', async () => {
    const page = await reader()
    await page.goto('/products?sort=name')
    const onward = await follow(page, gridTexts.more)
    expect(onward).toHaveLength(designCount)
    await page.getByText(texts.end).waitFor()
    expect(await progressOf(page)).toBe(progress(324, designCount, designCount))
    const back = await follow(page, texts.earlier)
    expect(new Set(back)).toEqual(new Set(onward))
    expect(await page.getByRole('combobox', { name: texts.sort }).inputValue()).toBe('name')
  })

  test('a page beyond the last one shows the last patches', async () => {
    const page = await reader()
    await page.goto(`/products?isPopular=true&page=${deepest}`)
    const all = Number(/av (\d+)/.exec(await progressOf(page))?.[1])
    const { from } = windowOf(deepest, all)
    expect(from).toBeGreaterThan(0)
    expect(await cards(page).count()).toBe(all - from)
    expect(await progressOf(page)).toBe(progress(from, all, all))
    await page.getByRole('link', { name: texts.earlier }).click()
    await expect.poll(() => new URL(page.url()).searchParams.get('isPopular')).toBe('true')
  })
})

describe.each([phone, desktop])('in a window of $width pixels', (viewport) => {
  test.each(['top', 'end'] as const)(
    'the earlier patches load without a touch, and nothing moves at the %s of the page',
    async (where) => {
      const { page, problems } = await visitor(viewport)
      const release = await holdList(page)
      const asked = page.waitForRequest('**/api/products')
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
    const { id, top = 0 } = await scrollAndRest(page, -200)
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
      await page.unroute('**/api/products')
    }
  })
})

test('Back restores a place before the patches that the server renders', async () => {
  const { page } = await visitor(phone)
  await openWhole(page)
  await page.evaluate(() => scrollTo(0, 3000))
  const { id, top = 0 } = await scrollAndRest(page, 100)
  await leaveAndReturn(page)
  await expect.poll(async () => (await placeOf(page)).id).toBe(id)
  expect(Math.abs(((await placeOf(page)).top ?? 0) - top)).toBeLessThanOrEqual(1)
})

test('Back undoes a filter at the same place of a deep page', async () => {
  const { page } = await visitor(desktop)
  await openWhole(page)
  await page.evaluate(() => scrollTo(0, 9000))
  const { id } = await scrollAndRest(page, 100)
  // The visitor's list of filters is above the window: the choice itself scrolls nothing.
  await page
    .getByRole('checkbox', { name: flagLabels.isNew })
    .evaluate((box: HTMLInputElement) => box.click())
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
  const asked = page.waitForRequest('**/api/products')
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
  await page.route('**/api/products', (route) => route.abort(), { times: 1 })
  await page.goto(`/products?page=${deep}`)
  const failed = page.getByRole('alert').filter({ hasText: gridTexts.failed })
  await failed.getByRole('button', { name: texts.tryAgain }).click()
  await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(countOfPage(deep))
  await page.route('**/api/products', (route) => route.abort())
  await page.goto(`/products?page=${deep}&sort=name`)
  await failed.waitFor()
  await page.getByRole('link', { name: texts.earlier }).click()
  await page.waitForURL(/\?sort=name&page=17$/)
})

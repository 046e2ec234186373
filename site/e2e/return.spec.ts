import type { Page } from 'playwright'
import { afterAll, describe, expect, test } from 'vitest'
import { countOfPage } from '../stores/catalogue-paging.ts'
import { catalogueTexts as texts } from '../text/catalogue.ts'
import { closeBrowser, phone, visitor } from './browser.ts'
import { cards, open } from './steps.ts'

afterAll(closeBrowser)

/** Scrolls until so many patches are there. */
async function scrollUntil(page: Page, count: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 3000)
      return cards(page).count()
    })
    .toBeGreaterThanOrEqual(count)
}

/** Where the page stands once the turns of the wheel that are still on their way have been made. */
async function restingPlace(page: Page): Promise<number> {
  let place = Number.NaN
  const rests = async () => {
    const before = place
    place = await page.evaluate(() => scrollY)
    return place === before
  }
  await expect.poll(rests, { interval: 400 }).toBe(true)
  return place
}

/** The first patch that is whole in the window. Its pixels may be others: a font that came late is there at once now. */
const patchInView = (page: Page) =>
  page.evaluate(() => {
    const patches = [...document.querySelectorAll<HTMLElement>('article[data-product]')]
    return patches
      .find((patch) => patch.getBoundingClientRect().top >= 0)
      ?.getAttribute('data-product')
  })

/** How many patches the address says are there. */
const countOfAddress = (page: Page) =>
  countOfPage(Number(new URL(page.url()).searchParams.get('page') ?? 1))

describe('who comes back to the catalogue', () => {
  test('stands before the same patch', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products?sort=name')
    await scrollUntil(page, 60)
    await page.evaluate(() => scrollBy(0, -1500))
    // The last step may still be on its way.
    const isWhole = async () =>
      (await page.locator('[data-skeleton]').count()) === 0 &&
      (await cards(page).count()) === countOfAddress(page)
    await expect.poll(isWhole).toBe(true)
    const count = await cards(page).count()
    expect(await restingPlace(page)).toBeGreaterThan(1000)
    const patch = await patchInView(page)
    expect(patch).toBeDefined()
    await page.evaluate(() => {
      location.href = '/om-oss'
    })
    await page.waitForURL('**/om-oss')
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBeGreaterThanOrEqual(count)
    await expect.poll(() => patchInView(page)).toBe(patch)
  })

  test('finds the filters of a shared link, and the back button takes each back', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    await page.getByRole('radio', { name: 'Sport' }).check()
    await page.waitForURL(/category=sport/)
    await page.getByRole('checkbox', { name: 'Rød' }).check()
    await page.waitForURL(/tags=red/)
    const { page: friend } = await visitor()
    await open(friend, page.url())
    expect(await friend.getByRole('radio', { name: 'Sport' }).isChecked()).toBe(true)
    expect(await friend.getByRole('checkbox', { name: 'Rød' }).isChecked()).toBe(true)
    await page.goBack()
    await expect.poll(() => page.getByRole('checkbox', { name: 'Rød' }).isChecked()).toBe(false)
    expect(await page.getByRole('radio', { name: 'Sport' }).isChecked()).toBe(true)
    await page.goBack()
    await expect
      .poll(() => page.getByRole('radio', { name: 'Alle patcher' }).isChecked())
      .toBe(true)
  })
})

test('on a phone the end is reached once, also before the page listens: nothing goes on by itself', async () => {
  const { page } = await visitor(phone)
  await page.clock.install()
  let wake = () => {}
  const awake = new Promise<void>((resolve) => {
    wake = resolve
  })
  await page.route('**/_astro/Catalogue*.js', async (route) => {
    await awake
    await route.continue()
  })
  await page.goto('/products?sort=name')
  await page.clock.resume()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  wake()
  await expect.poll(() => cards(page).count()).toBe(36)
  await page.clock.runFor(5000)
  expect(await cards(page).count()).toBe(36)
})

test.each(['/products?tags=buss', '/products?category=Finnesikke', '/products?tags=red&tags=buss'])(
  '%s stays what it is, though no control says all of it',
  async (path) => {
    const { page } = await visitor()
    const html = await (await page.request.get(path)).text()
    await open(page, path)
    const count = html.match(/<article[^>]*data-product/g)?.length ?? 0
    await expect.poll(() => cards(page).count()).toBe(count)
    expect(page.url().endsWith(path)).toBe(true)
  },
)

describe('a line that is slow or broken', () => {
  test('shows skeletons while patches are on their way', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/products*', async (route) => {
      await held
      await route.continue()
    })
    await page.getByRole('radio', { name: 'Sport' }).check()
    await expect.poll(() => page.locator('[data-skeleton]').count()).toBe(8)
    answer()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(8)
    expect(await page.locator('[data-skeleton]').count()).toBe(0)
  })

  test('shows rows that are on their way in the list as well', async () => {
    const { page } = await visitor()
    await open(page, '/products?view=list')
    await page.route('**/api/products*', () => new Promise(() => {}))
    await page.getByRole('checkbox', { name: 'Svart' }).check()
    await expect.poll(() => page.locator('[data-list] [data-skeleton]').count()).toBe(8)
  })

  test('says what failed, and tries again when asked', async () => {
    const { page } = await visitor()
    await open(page, '/products')
    await page.route('**/api/products*', (route) => route.abort(), { times: 1 })
    await page.getByRole('radio', { name: 'Sport' }).check()
    await page.getByText(texts.failed).waitFor()
    await page.getByRole('button', { name: texts.tryAgain }).click()
    await expect.poll(() => cards(page).count()).toBeGreaterThan(8)
  })
})

import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { comparisons } from '../../../modules/catalogue/rules.ts'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { productTexts } from '../../shop/product/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { addFirst, cards, open } from '../steps.ts'
import { told } from '../toasts.ts'

test('HOME-02 HOME-03 HOME-04 HOME-05 HOME-08 the front page links to the catalogue, the designer and the categories', async () => {
  const { page } = await visitor()
  await open(page, '/')
  await page.getByRole('heading', { name: 'Norges beste patcher til russen!', level: 1 }).waitFor()
  const main = page.getByRole('main')
  const href = (name: string) => main.getByRole('link', { name }).getAttribute('href')
  expect(await href('SHOP PATCHER NÅ')).toBe('/products')
  expect(await href('Utforsk alle kategorier')).toBe('/products')
  expect(await href('Start designet')).toBe('/lag-din-egen')
  const categories = page.getByRole('region', { name: 'Finn din stil' }).getByRole('listitem')
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport)
    const tops = await categories.evaluateAll((items) =>
      items.map((item) => item.getBoundingClientRect().top),
    )
    expect(tops.map((top) => tops.indexOf(top))).toEqual([0, 0, 0, 0, 4, 4, 4, 4])
  }
  await categories.first().getByRole('link').click()
  await page.waitForURL(/\/products\?category=humor/)
})

test('HOME-07 the most popular patches come first', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const products = (await (await page.request.get('/api/products')).json()) as Product[]
  const wanted = products.toSorted(comparisons.popular).slice(0, 8)
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Mest populære patcher' }),
  })
  expect(await section.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(
    wanted.map(({ name }) => name),
  )
})

test('HOME-11 PRICE-09 the offer of the week names its code and lasts until Sunday', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const offer = page.getByRole('region', { name: /Ukens tilbud/ })
  expect(await offer.innerText()).toMatch(/søndag[\s\S]*3FOR2/)
})

test('HOME-19 GRID-02 GRID-04 four patches show at first, and eight more per press', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Alle patcher', exact: true }),
  })
  const idsIn = (places: Locator) =>
    places.evaluateAll((all) => all.map((card) => card.getAttribute('data-product')))
  const inSection = await idsIn(cards(section))
  const everywhere = await idsIn(page.getByRole('main').locator('[data-product]'))
  expect(everywhere.filter((id) => inSection.includes(id))).toEqual(inSection)
  expect(await cards(page).and(section.locator('article')).count()).toBe(4)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/products?*', async (route) => {
    await held
    await route.continue()
  })
  await section.scrollIntoViewIfNeeded()
  await section.locator('astro-island:not([ssr])').waitFor({ state: 'attached' })
  await section.getByRole('button', { name: gridTexts.more }).click()
  await expect.poll(() => section.locator('[data-skeleton]').count()).toBe(8)
  answer()
  await expect.poll(() => section.locator('article').count()).toBe(12)
  expect(await section.getByRole('link', { name: 'Se alle patcher' }).getAttribute('href')).toBe(
    '/products',
  )
})

test('HOME-20 HOME-22 HOME-23 HOME-24 signing up for the newsletter is confirmed', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const section = page.getByRole('region', { name: 'Først til nye patcher' })
  await section.scrollIntoViewIfNeeded()
  const email = section.getByLabel('E-postadresse')
  expect(await email.getAttribute('type')).toBe('email')
  let answer: () => void = () => undefined
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/api/subscribe-newsletter', async (route) => {
    await held
    await route.continue()
  })
  await email.fill(`${crypto.randomUUID()}@example.com`)
  await section.getByRole('button', { name: 'Meld meg på' }).click()
  await section.getByRole('button', { name: 'Melder på...' }).waitFor()
  answer()
  await section.getByRole('heading', { name: 'Takk for påmeldingen!' }).waitFor()
  await told(page, 'Velkommen til nyhetsbrevet!')
  expect(await email.count()).toBe(0)
  const said = section.getByRole('status')
  expect(await said.evaluate((place) => place === document.activeElement)).toBe(true)
})

test('HOME-12 HOME-13 HOME-14 recommendations for the cart show once it has a line', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const best = page.getByRole('region', { name: 'Best for deg' })
  expect(await best.count()).toBe(0)
  await page
    .locator('section:has(article) astro-island:not([ssr])')
    .first()
    .waitFor({ state: 'attached' })
  await addFirst(page, 1)
  await best.waitFor()
  const names = await best.getByRole('heading', { level: 3 }).allInnerTexts()
  expect(names.length).toBeGreaterThan(0)
  expect(names.length).toBeLessThanOrEqual(6)
  const first = await cards(page).first().getByRole('heading', { level: 3 }).innerText()
  expect(names).not.toContain(first)
})

/** The start page of a visitor who has added the first patch. */
async function openWithCart(page: Page): Promise<void> {
  await open(page, '/')
  await page
    .locator('section:has(article) astro-island:not([ssr])')
    .first()
    .waitFor({ state: 'attached' })
  await addFirst(page, 1)
}

test('HOME-13 an added patch is no longer recommended, even before the next recommendations are there', async () => {
  const { page } = await visitor()
  await openWithCart(page)
  const recommended = cards(page.getByRole('region', { name: 'Best for deg' }))
  const id = await recommended.first().getAttribute('data-product')
  const before = await recommended.count()
  // The next recommendations never come.
  await page.route('**/api/products?*relatedTo*', () => {})
  await recommended.first().getByRole('button', { name: productTexts.add }).click()
  await expect.poll(() => recommended.count()).toBe(before - 1)
  expect(await recommended.first().getAttribute('data-product')).not.toBe(id)
})

test('HOME-12 recommendations show on a phone that is never idle', async () => {
  const { page } = await visitor()
  await page.addInitScript(() => {
    window.requestIdleCallback = (then, { timeout } = {}) =>
      timeout === undefined
        ? 0
        : window.setTimeout(() => then({ didTimeout: true, timeRemaining: () => 0 }), timeout)
  })
  await openWithCart(page)
  await page.getByRole('region', { name: 'Best for deg' }).waitFor()
})

test('GEN-15 the page fetches a part of the patches, and none twice', async () => {
  const { page } = await visitor()
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (pathname === '/api/products') asked.push([...searchParams.keys()].sort().join())
  })
  await open(page, '/')
  await addFirst(page, 1)
  await page.getByRole('heading', { name: 'Best for deg' }).waitFor()
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Alle patcher', exact: true }),
  })
  for (const count of [12, 20]) {
    await page.getByRole('button', { name: gridTexts.more }).click()
    await expect.poll(() => section.locator('article[data-product]').count()).toBe(count)
  }
  expect(asked.sort()).toEqual(['from,limit', 'relatedTo'])
})

test('HOME-01 the sections are in the specified order', async () => {
  const { page } = await visitor()
  await open(page, '/')
  await addFirst(page, 1)
  await page.getByRole('region', { name: 'Best for deg' }).waitFor()
  const headings = await page
    .getByRole('main')
    .locator('h1, h2')
    .evaluateAll((all) => all.map((heading) => heading.textContent?.trim()))
  expect(headings).toEqual([
    'Norges beste patcher til russen!',
    'Finn din stil',
    'Mest populære patcher',
    'Lag din egen patch',
    'Dagens patch',
    'Ukens tilbud: 3 for 2',
    'Best for deg',
    'Nye patcher',
    'Alle patcher',
    expect.stringMatching(/./),
    'Slik ser de ut på dressen',
  ])
})

test('HOME-10 the patch of the day can be added to cart and wishlist', async () => {
  const { page } = await visitor()
  await open(page, '/')
  const day = page.locator('section', { has: page.getByRole('heading', { name: 'Dagens patch' }) })
  await day.scrollIntoViewIfNeeded()
  await day.locator('astro-island:not([ssr])').waitFor({ state: 'attached' })
  const id = await day.locator('article').getAttribute('data-product')
  const products = (await (await page.request.get('/api/products')).json()) as Product[]
  // Any patch can be the patch of the day, including a sold-out one.
  if (products.find((product) => String(product.id) === id)?.stock === 0)
    expect(await day.getByRole('button', { name: 'Utsolgt' }).isDisabled()).toBe(true)
  else {
    await day.getByRole('button', { name: 'Legg i handlekurv' }).click()
    await expect.poll(() => page.locator('[data-badge="cart"]').innerText()).toBe('1')
  }
  await day.locator('button[aria-pressed]').click()
  await expect.poll(() => page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
})

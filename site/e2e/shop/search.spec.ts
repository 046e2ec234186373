import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { searchTexts as texts } from '../../shop/search/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { open } from '../steps.ts'

async function search(path = '/om-oss') {
  const visit = await visitor()
  await visit.page.goto(path)
  const box = visit.page.getByRole('banner').getByRole('combobox', { name: texts.label })
  return { ...visit, box, ...dropdown(visit.page) }
}

const dropdown = (page: Page) => ({
  list: page.getByRole('listbox'),
  products: page.locator('[data-suggestion="product"]'),
  words: page.locator('[data-suggestion="word"]'),
})

describe('the dropdown', () => {
  test('SRCH-01 SRCH-03 opens on focus with popular searches', async () => {
    const { box, list, words, problems } = await search()
    await box.focus()
    await list.waitFor()
    expect(await words.allInnerTexts()).toEqual([...texts.popularSearches])
    expect(problems).toEqual([])
  })

  test('SRCH-01 opens on typing, and keeps input from before hydration', async () => {
    const { page, box, list, products } = await search()
    await box.fill('flagg')
    await products.first().waitFor()
    expect(await box.inputValue()).toBe('flagg')
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    await box.pressSequentially('e')
    await list.waitFor()
  })

  test('SRCH-04 SRCH-05 SRCH-06 shows three patches at most, and the keywords that contain the text', async () => {
    const { box, products, words } = await search()
    await box.fill('O')
    await expect.poll(() => products.count()).toBe(3)
    await expect.poll(() => words.allInnerTexts()).toEqual(['humor', 'mood', 'glow', 'sport'])
    await box.fill('fla')
    await expect.poll(() => words.allInnerTexts()).toEqual(['flagg'])
  })

  test('SRCH-07 says when there are no results', async () => {
    const { page, box } = await search()
    await box.fill('<b>zzzqq')
    await page.getByText('Ingen resultater for "<b>zzzqq"').waitFor()
  })

  test('SRCH-02 closes on a click outside, on submitting and on choosing', async () => {
    const { page, box, list, words } = await search()
    await box.click()
    await list.waitFor()
    await page.mouse.click(700, 500)
    await list.waitFor({ state: 'hidden' })

    await box.fill('flagg')
    await words.first().click()
    await page.waitForURL('**/products?search=flagg')
    expect(await list.count()).toBe(0)

    await page.goto('/om-oss')
    await box.fill('humor')
    await list.waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?search=humor')
    expect(await list.count()).toBe(0)
  })

  test('exposes the open and chosen state to screen readers, and Escape clears it', async () => {
    const { page, box, list, words } = await search()
    await box.focus()
    await list.waitFor()
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    expect(await box.getAttribute('aria-controls')).toBe(await list.getAttribute('id'))
    await page.keyboard.press('ArrowDown')
    expect(await box.getAttribute('aria-activedescendant')).toBe(
      await words.first().getAttribute('id'),
    )
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    expect(await box.getAttribute('aria-activedescendant')).toBeNull()
    await page.keyboard.type('elg')
    await list.waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?search=elg')
  })

  test('a patch chosen with the keyboard opens, and closing it restores the focus', async () => {
    const { page, box, products, list } = await search()
    await box.fill('flagg')
    await products.first().waitFor()
    const name = (await products.first().innerText()).split('\n')[0] ?? ''
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name })
    await dialog.waitFor()
    await list.waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
    await expect
      .poll(() => box.evaluate((element) => element === document.activeElement))
      .toBe(true)
    expect(await box.inputValue()).toBe('flagg')
    expect(await list.count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?search=flagg')
  })

  test('without an answer from the server, keywords and form still work', async () => {
    const { page, box, words } = await search()
    await page.route('**/api/suggestions*', (route) => route.abort())
    await box.fill('glow')
    await expect.poll(() => words.allInnerTexts()).toEqual(['glow'])
    // The keyword does not hide that the patches are missing.
    await page.getByText(texts.failed).waitFor()
    await box.fill('buss')
    await page.getByText(texts.failed).waitFor()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/products?search=buss')
  })
})

/** Patches with these names exist, and each contains the word. */
async function saysAll(page: Page, shown: string[], word: RegExp): Promise<boolean> {
  const all = (await (await page.request.get('/api/products')).json()) as Product[]
  const meant = all.filter((product) => shown.some((text) => text.split('\n')[0] === product.name))
  return shown.length > 0 && meant.every((product) => word.test(JSON.stringify(product)))
}

describe('a keyboard without æ, ø and å', () => {
  test('suggests the intended word, and its patches first', async () => {
    const { page, box, products, words } = await search()
    await box.fill('ol')
    await expect.poll(() => words.allInnerTexts()).toEqual(['øl'])
    await expect.poll(() => products.first().innerText()).toMatch(/øl(?!\p{L})/iu)
    await box.fill('rod')
    await expect.poll(() => products.first().innerText()).toMatch(/rød(?!\p{L})/iu)
    await box.fill('pols')
    await expect.poll(async () => saysAll(page, await products.allInnerTexts(), /pøls/i)).toBe(true)
  })

  test('finds the intended word beside the results, which still contain the text', async () => {
    const { page } = await visitor()
    await open(page, '/products?search=ol')
    const meant = page.getByRole('region', { name: 'Kanskje du mente en av disse?' })
    const names = () => meant.getByRole('article').getByRole('heading').allInnerTexts()
    expect(await saysAll(page, await names(), /øl/i)).toBe(true)
    const literal = (await (await page.request.get('/api/products?search=ol')).json()) as unknown[]
    await page.getByText(`${literal.length} patcher`, { exact: true }).waitFor()
    await page.getByRole('searchbox').fill('bla')
    await expect.poll(async () => saysAll(page, await names(), /blå/i)).toBe(true)
  })
})

test('DETAIL-02 a patch opened from the search has all its badges', async () => {
  const { page } = await visitor()
  await page.goto('/products?page=100')
  const card = page.locator('article[data-product]').filter({ hasText: 'Ukens patch' })
  const name = await card.getByRole('heading').innerText()
  await page.goto('/om-oss')
  const box = page.getByRole('banner').getByRole('combobox', { name: texts.label })
  await box.fill(name)
  await dropdown(page).products.first().click()
  await page.getByRole('dialog', { name }).getByText('Ukens patch').waitFor()
})

test('SRCH-08 an empty search does not navigate, and shows no validation message of the browser', async () => {
  const { page, box } = await search()
  const refused = page.evaluate(
    () =>
      new Promise<boolean>((told) => {
        document.addEventListener(
          'invalid',
          (event) => setTimeout(() => told(event.defaultPrevented)),
          true,
        )
      }),
  )
  await box.fill('  ')
  await page.keyboard.press('Enter')
  expect(await refused).toBe(true)
  expect(new URL(page.url()).pathname).toBe('/om-oss')
})

test('SRCH-08 SRCH-09 a blank search does not navigate, a text opens the catalogue', async () => {
  const { page, box } = await search()
  for (const blank of ['', '   ']) {
    await box.fill(blank)
    await page.keyboard.press('Enter')
    await page.getByRole('banner').getByRole('button', { name: texts.button }).click()
  }
  expect(new URL(page.url()).pathname).toBe('/om-oss')
  await box.fill(' øl & vaffel ')
  await page.getByRole('banner').getByRole('button', { name: texts.button }).click()
  await page.waitForURL(/\/products\?search=/)
  expect(new URL(page.url()).searchParams.get('search')?.trim()).toBe('øl & vaffel')
})

test('HDR-04 on a phone the box is in the side menu, with the same suggestions', async () => {
  const { page } = await visitor(phone)
  await page.goto('/om-oss')
  expect(await page.getByRole('banner').getByRole('combobox').isVisible()).toBe(false)
  await page.getByRole('button', { name: navigationTexts.menu }).click()
  const box = page.getByRole('dialog').getByRole('combobox', { name: texts.label })
  await box.fill('flagg')
  const { products } = dropdown(page)
  await expect.poll(() => products.count()).toBe(3)
  await products.first().click()
  await page.getByRole('heading', { name: /flagg/i }).first().waitFor()
})

test('a search without matches shows similar patches', async () => {
  const { page } = await visitor()
  await page.goto('/products?search=fotbal+xx')
  expect(await page.locator('article[data-product]').count()).toBe(0)
  await page.goto('/products?search=handbal')
  await page.getByText('Ingen patcher funnet').waitFor()
  await page.getByRole('heading', { name: 'Kanskje du mente en av disse?' }).waitFor()
  expect(await page.locator('article[data-product]').count()).toBeGreaterThan(0)
})

import { expect, test } from 'vitest'
import { searchTexts } from '../../shop/search/text.ts'
import { withoutReact } from './without-react.ts'

/** A page without React, the search box of its header, and what is suggested before and after hydration. */
async function search() {
  const visit = await withoutReact('/om-oss')
  return {
    ...visit,
    box: visit.page.getByRole('banner').getByRole('combobox', { name: searchTexts.label }),
    words: visit.page.locator('[data-early-suggestions] a'),
    list: visit.page.getByRole('listbox'),
  }
}

test('SRCH-03 popular searches show on focus without React, and at the same place with it', async () => {
  const { page, box, words, list, letThrough, problems } = await search()
  expect(await words.first().isVisible()).toBe(false)
  await box.click()
  await words.first().waitFor()
  expect(await words.allInnerTexts()).toEqual([...searchTexts.popularSearches])
  const place = await page.locator('.search-popup').boundingBox()
  letThrough()
  await list.waitFor()
  expect(await page.locator('.search-popup').count()).toBe(1)
  const after = await page.locator('.search-popup').boundingBox()
  for (const side of ['x', 'y', 'width', 'height'] as const)
    expect(Math.abs((after?.[side] ?? 0) - (place?.[side] ?? 0))).toBeLessThan(2)
  expect(problems).toEqual([])
})

test('SRCH-02 a popular search can be chosen without React', async () => {
  const { page, box, words } = await search()
  await box.click()
  await words.first().click()
  await page.waitForURL(`**/products?search=${searchTexts.popularSearches[0]}`)
})

test('SRCH-01 letters typed while React arrives are kept, and get their suggestions', async () => {
  const { page, box, words, letThrough } = await search()
  await box.click()
  await page.keyboard.type('fla')
  await words.first().waitFor({ state: 'hidden' })
  letThrough()
  await page.keyboard.type('gg', { delay: 20 })
  await page.locator('[data-suggestion="product"]').first().waitFor()
  expect(await box.inputValue()).toBe('flagg')
})

test('suggestions closed by Escape stay closed when React runs', async () => {
  const { page, box, words, list, letThrough } = await search()
  await box.click()
  await words.first().waitFor()
  await page.keyboard.press('Escape')
  await words.first().waitFor({ state: 'hidden' })
  letThrough()
  await page.locator('astro-island[component-export="Search"]:not([ssr])').waitFor()
  await page.locator('[data-early-suggestions]').waitFor({ state: 'detached' })
  expect(await list.count()).toBe(0)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.type('f')
  await list.waitFor()
})

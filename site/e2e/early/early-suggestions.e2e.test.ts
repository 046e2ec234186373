import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
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

test.each<[string, (box: Locator, page: Page) => Promise<unknown>]>([
  ['a click', (box) => box.click()],
  [
    'typing and clearing',
    async (box) => {
      await box.pressSequentially('f')
      await box.press('Backspace')
    },
  ],
  [
    'focus',
    async (box, page) => {
      await page.locator('h1').click()
      await box.focus()
    },
  ],
])('SRCH-03 suggestions closed by Escape are reopened by %s', async (_, reopen) => {
  const { page, box, words } = await search()
  await box.click()
  await words.first().waitFor()
  await page.keyboard.press('Escape')
  await words.first().waitFor({ state: 'hidden' })
  await reopen(box, page)
  await words.first().waitFor()
})

test('the first Escape closes the early suggestions and keeps the text', async () => {
  const { page, box } = await search()
  await box.pressSequentially('fla')
  await page.keyboard.press('Escape')
  expect(await box.inputValue()).toBe('fla')
})

test('the search box says whether its early suggestions show', async () => {
  const { page, box, words, list, letThrough } = await search()
  const expanded = () => box.getAttribute('aria-expanded')
  const controlled = () =>
    box.evaluate((input) => document.getElementById(input.getAttribute('aria-controls') ?? '')?.id)
  expect(await expanded()).toBe('false')
  await box.click()
  expect(await expanded()).toBe('true')
  expect(await controlled()).toBe(await page.locator('[data-early-suggestions]').getAttribute('id'))
  await box.pressSequentially('f')
  expect(await expanded()).toBe('false')
  await box.press('Backspace')
  expect(await expanded()).toBe('true')
  await page.keyboard.press('Escape')
  expect(await expanded()).toBe('false')
  expect(await controlled()).toBeUndefined()
  await box.click()
  await page.locator('h1').click()
  expect(await expanded()).toBe('false')
  await box.click()
  await words.first().waitFor()
  letThrough()
  await list.waitFor()
  expect(await expanded()).toBe('true')
  await page.keyboard.press('Escape')
  await list.waitFor({ state: 'hidden' })
  expect(await expanded()).toBe('false')
})

describe('a popular search that has the focus when React arrives', () => {
  const choosing = async () => {
    const visit = await search()
    const { page, box, words, letThrough } = visit
    await box.focus()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    const isFocused = () => words.first().evaluate((word) => word === document.activeElement)
    expect(await isFocused()).toBe(true)
    letThrough()
    await page.locator('astro-island[component-export="Search"]:not([ssr])').waitFor()
    // The hydrated input has a handler that React attaches.
    await box.evaluate(
      (input) =>
        new Promise<void>((resolve) => {
          const check = () =>
            Object.keys(input).some((key) => key.startsWith('__reactProps'))
              ? requestAnimationFrame(() => resolve())
              : requestAnimationFrame(check)
          check()
        }),
    )
    return { ...visit, isFocused }
  }

  test('keeps it, and can be chosen', async () => {
    const { page, isFocused } = await choosing()
    expect(await isFocused()).toBe(true)
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/products?search=${searchTexts.popularSearches[0]}`)
  })

  test('gives way to the suggestions when the focus returns to the search box', async () => {
    const { page, box, list, problems } = await choosing()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Shift+Tab')
    await list.waitFor()
    expect(await page.locator('.search-popup').count()).toBe(1)
    expect(await box.getAttribute('aria-expanded')).toBe('true')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`**/products?search=${searchTexts.popularSearches[0]}`)
    expect(problems).toEqual([])
  })

  test('gives the focus to the search box at Escape, which closes the suggestions', async () => {
    const { page, box, list } = await choosing()
    await page.keyboard.press('Escape')
    await page.locator('.search-popup').waitFor({ state: 'detached' })
    expect(await box.evaluate((input) => input === document.activeElement)).toBe(true)
    expect(await box.getAttribute('aria-expanded')).toBe('false')
    await box.click()
    await list.waitFor()
  })
})

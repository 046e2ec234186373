import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { catalogueTexts } from '../../shop/catalogue/text.ts'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { desktop, phone, visitor } from '../browser.ts'
import { addFirst, cards, open, openCart } from '../steps.ts'

const hasFocus = (element: Locator) =>
  expect.poll(() => element.evaluate((one) => one === document.activeElement)).toBe(true)

const header = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('button', { name, exact: false })

type Overlay = {
  path: string
  viewport: typeof phone
  opener(page: Page): Locator
}

const overlays: Record<string, Overlay> = {
  'cart drawer': {
    path: '/om-oss',
    viewport: desktop,
    opener: (page) => header(page, navigationTexts.cart),
  },
  'wishlist drawer': {
    path: '/om-oss',
    viewport: phone,
    opener: (page) => header(page, navigationTexts.wishlist),
  },
  'side menu': {
    path: '/om-oss',
    viewport: phone,
    opener: (page) => header(page, navigationTexts.menu),
  },
  'filter drawer': {
    path: '/products',
    viewport: phone,
    opener: (page) => page.getByRole('button', { name: catalogueTexts.filters }),
  },
  'detail dialog': {
    path: '/products',
    viewport: desktop,
    opener: (page) => cards(page).nth(2).getByRole('button', { name: /^Se / }),
  },
}

describe.each(Object.entries(overlays))('the %s', (_, { path, viewport, opener }) => {
  test('opens with the keyboard, traps the focus, and restores it', async () => {
    const { page } = await visitor(viewport)
    await open(page, path)
    await opener(page).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.waitFor()
    const isInside = () => dialog.evaluate((element) => element.contains(document.activeElement))
    await expect.poll(isInside).toBe(true)
    for (let step = 0; step < 25; step += 1) {
      await page.keyboard.press('Tab')
      // The focus guards at the ends of the dialog move the focus back asynchronously.
      await expect.poll(isInside).toBe(true)
    }
    // In the search box the first Escape closes the suggestions.
    await expect
      .poll(async () => {
        await page.keyboard.press('Escape')
        return dialog.isVisible()
      })
      .toBe(false)
    await hasFocus(opener(page))
  })
})

test('the focus stays in the cart when a line is removed with the keyboard', async () => {
  const { page } = await visitor()
  await open(page, '/products')
  await addFirst(page, 2)
  const drawer = await openCart(page)
  const removals = drawer.locator('[data-remove]')
  await removals.first().focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => removals.count()).toBe(1)
  await hasFocus(removals.first())
  await page.keyboard.press('Enter')
  await expect.poll(() => removals.count()).toBe(0)
  await expect
    .poll(() => drawer.evaluate((element) => element.contains(document.activeElement)))
    .toBe(true)
})

test('the chat opens with the keyboard and restores the focus', async () => {
  const { page } = await visitor()
  await page.goto('/om-oss')
  const bubble = page.getByRole('button', { name: chatBubbleTexts.open })
  await bubble.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('log').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('log').waitFor({ state: 'detached' })
  await hasFocus(bubble)
})

test('the first tab stop is the skip link', async () => {
  const { page } = await visitor()
  await page.goto('/products')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: navigationTexts.skip })
  await hasFocus(skip)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('innhold')
})

test('with reduced motion nothing is animated', async () => {
  const { page } = await visitor()
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await open(page, '/')
  await page.getByRole('group', { name: 'Nye patcher' }).scrollIntoViewIfNeeded()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .filter((element) => {
        const { transitionDuration, animationDuration, animationName } = getComputedStyle(element)
        const lasts = (durations: string) =>
          durations.split(',').some((duration) => Number.parseFloat(duration) > 0.01)
        return lasts(transitionDuration) || (animationName !== 'none' && lasts(animationDuration))
      })
      .map((element) => element.outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
})

import type { Locator } from 'playwright'
import { expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { navigation, navigationTexts } from '../../text/navigation.ts'
import { topTexts } from '../../text/overlays.ts'
import { phone, visitor } from '../browser.ts'
import { addFirst, goToCheckout, hrefs, open, openCart, openWishlist, payButton } from '../steps.ts'

test('HDR-02 HDR-07 HDR-11 SCROLL-01 SCROLL-02 a reader finds the way around a page by key and thumb', async () => {
  const { page, problems } = await visitor(phone)
  await page.goto('/om-oss')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: navigationTexts.skip })
  await expect.poll(() => skip.evaluate((link) => link === document.activeElement)).toBe(true)
  expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('innhold')

  for (const openDrawer of [openCart, openWishlist]) {
    const drawer = await openDrawer(page)
    await drawer.getByRole('button', { name: 'Lukk' }).click()
    await drawer.waitFor({ state: 'hidden' })
  }

  const bubble = page.getByRole('button', { name: chatBubbleTexts.open })
  const toTop = page.getByRole('button', { name: topTexts.toTop })
  const scroll = (to: number) =>
    page.evaluate(async (top) => {
      scrollTo({ top, behavior: 'instant' })
      await new Promise(requestAnimationFrame)
    }, to)
  await scroll(300)
  expect(await toTop.count()).toBe(0)
  await scroll(301)
  await toTop.waitFor()
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0)

  // At the end of the page they cover nothing, and not each other.
  await scroll(999_999)
  const box = async (place: Locator) =>
    (await place.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  const last = await box(page.getByRole('contentinfo').getByRole('paragraph').last())
  const [top, chat] = [await box(toTop), await box(bubble)]
  expect(last.y + last.height).toBeLessThanOrEqual(Math.min(top.y, chat.y))
  expect(top.x + top.width).toBeLessThanOrEqual(chat.x)
  await toTop.click()
  await page.waitForFunction(() => scrollY === 0)
  await toTop.waitFor({ state: 'hidden' })

  const field = page.getByRole('main').getByLabel('Melding')
  await field.focus()
  await bubble.waitFor({ state: 'hidden' })
  await field.blur()
  await bubble.waitFor()
  expect(problems).toEqual([])
})

test('ABOUT-02 HDR-03 HDR-04 the form of /om-oss does nothing, the menu has the search, and the checkout no chat', async () => {
  const { page, problems } = await visitor(phone)
  await open(page, '/om-oss')
  await page.waitForLoadState('networkidle')
  const calls: string[] = []
  page.on('request', (request) => calls.push(request.url()))
  const form = page.getByRole('main').locator('form')
  await form.getByLabel('Melding').fill('Hei')
  await form.getByLabel('Navn').fill('Kari')
  await form.getByRole('button').click()
  await form.getByLabel('Navn').press('Enter')
  // Follows a request that the form would have made.
  await page.evaluate(async () => void (await fetch('/healthz')))
  expect(calls.map((url) => new URL(url).pathname)).toEqual(['/healthz'])
  expect(await form.getByLabel('Melding').inputValue()).toBe('Hei')

  const header = page.getByRole('banner')
  expect(await header.getByRole('combobox').isVisible()).toBe(false)
  await header.getByRole('button', { name: navigationTexts.menu }).click()
  const menu = page.getByRole('dialog', { name: navigationTexts.menu })
  await menu.waitFor()
  expect(await hrefs(menu)).toEqual(navigation.map(({ href }) => href))
  await menu.getByRole('combobox').fill('flagg')
  await menu.getByRole('combobox').press('Enter')
  await page.waitForURL('**/products?search=flagg')

  await addFirst(page, 1)
  await goToCheckout(page)
  await payButton(page).scrollIntoViewIfNeeded()
  expect(await page.getByRole('button', { name: chatBubbleTexts.open }).isVisible()).toBe(false)
  expect(problems).toEqual([])
})

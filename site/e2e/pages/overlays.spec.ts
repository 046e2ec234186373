import type { Locator, Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { topTexts } from '../../text/overlays.ts'
import { firstVisitor, phone, visitor } from '../browser.ts'
import { firstVisit, stored } from '../first-visit.ts'
import { addFirst, cards, goToCheckout, open, payButton } from '../steps.ts'

describe('the cookie banner', () => {
  const banner = (page: Page) => page.getByRole('complementary', { name: 'Informasjonskapsler' })
  const hasFocus = (place: Locator) => place.evaluate((at) => at === document.activeElement)
  async function acceptByKey(page: Page): Promise<void> {
    await banner(page).getByRole('button', { name: 'Godta' }).focus()
    await page.keyboard.press('Enter')
    await banner(page).waitFor({ state: 'hidden' })
  }

  test('COOKIE-01 COOKIE-03 COOKIE-04 appears after a second; accepting hides it permanently', async () => {
    const { page } = await firstVisit()
    await page.clock.runFor(900)
    expect(await banner(page).isVisible()).toBe(false)
    await page.clock.runFor(200)
    await banner(page).waitFor()
    await banner(page).getByRole('button', { name: 'Innstillinger' }).click()
    expect(await banner(page).isVisible()).toBe(true)
    expect(await page.getByRole('dialog').count()).toBe(0)
    await banner(page).getByRole('button', { name: 'Godta' }).click()
    expect(await banner(page).isVisible()).toBe(false)
    expect(await stored(page, 'localStorage', 'gdpr-accepted')).toBe('true')
  })

  test('restores the focus when it closes', async () => {
    const { page } = await firstVisit()
    await page.clock.runFor(1100)
    const logo = page.getByRole('banner').getByRole('link').first()
    await logo.focus()
    await acceptByKey(page)
    expect(await hasFocus(logo)).toBe(true)
  })

  test('moves the focus to the main content when no element had it', async () => {
    const { page } = await firstVisit()
    await page.clock.runFor(1100)
    await acceptByKey(page)
    expect(await hasFocus(page.getByRole('main'))).toBe(true)
  })

  test('accepting it in one tab hides it in all tabs', async () => {
    const { page, context } = await firstVisitor()
    await context.addInitScript(() => sessionStorage.setItem('hasSeenSpecialOffer', 'true'))
    const other = await context.newPage()
    for (const tab of [page, other]) {
      await open(tab, '/om-oss')
      await banner(tab).waitFor()
    }
    await banner(page).getByRole('button', { name: 'Godta' }).click()
    await banner(other).waitFor({ state: 'hidden' })
  })

  test('COOKIE-02 is not shown to a visitor who accepted before', async () => {
    const { page } = await firstVisit()
    await page.evaluate(() => localStorage.setItem('gdpr-accepted', 'true'))
    await page.reload()
    await page.clock.runFor(1500)
    expect(await banner(page).isVisible()).toBe(false)
  })
})

test('SCROLL-01 SCROLL-02 the button to the top appears after 300 pixels', async () => {
  const { page } = await visitor(phone)
  await open(page, '/om-oss')
  const button = page.getByRole('button', { name: 'Til toppen av siden' })
  expect(await button.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 300))
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await button.count()).toBe(0)
  await page.evaluate(() => scrollTo(0, 301))
  await button.click()
  await page.waitForFunction(() => scrollY === 0)
  await button.waitFor({ state: 'hidden' })
})

test('the second press of a double click does not close the drawer that the first one opened', async () => {
  const { page } = await visitor(phone)
  await open(page, '/om-oss')
  await page.locator('astro-island[component-url*=HeaderActions]:not([ssr])').waitFor()
  await page.getByRole('banner').getByRole('button', { name: navigationTexts.menu }).click()
  const drawer = page.locator('[role=dialog]')
  await drawer.waitFor()
  const close = drawer.getByRole('button', { name: 'Lukk' })
  // Where the menu's button is in windows of some widths.
  await close.hover()
  await page.mouse.down({ clickCount: 2 })
  await page.mouse.up({ clickCount: 2 })
  expect(await drawer.getAttribute('data-open')).not.toBeNull()
  await close.click()
  await drawer.waitFor({ state: 'detached' })
})

describe('the chat bubble and the button to the top on a phone', () => {
  const corner = (page: Page) => [
    page.getByRole('button', { name: chatBubbleTexts.open }),
    page.getByRole('button', { name: topTexts.toTop }),
  ]

  test('cover nothing at the end of a page', async () => {
    const { page } = await visitor(phone)
    await open(page, '/om-oss')
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    for (const button of corner(page)) await button.waitFor()
    const [bubble, toTop] = await Promise.all(corner(page).map((button) => button.boundingBox()))
    const last = await page.getByRole('contentinfo').getByRole('paragraph').last().boundingBox()
    const end = (last?.y ?? 0) + (last?.height ?? 0)
    expect(end).toBeLessThanOrEqual(Math.min(bubble?.y ?? 0, toTop?.y ?? 0))
    expect((toTop?.x ?? 0) + (toTop?.width ?? 0)).toBeLessThanOrEqual(bubble?.x ?? 0)
  })

  test('make room for a button of the page that they would lie over', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    const [bubble] = corner(page)
    const add = cards(page).nth(3).getByRole('button', { name: productTexts.add })
    const place = await bubble?.boundingBox()
    // At rest, the button's end is where the bubble's middle was.
    await add.evaluate(
      (button, middle) => {
        const { top, height } = button.getBoundingClientRect()
        scrollBy({ top: top + height / 2 - middle, behavior: 'instant' })
      },
      (place?.y ?? 0) + (place?.height ?? 0) / 2,
    )
    const isFree = () =>
      add.evaluate((button) => {
        const { right, top, height } = button.getBoundingClientRect()
        return button.contains(document.elementFromPoint(right - 24, top + height / 2))
      })
    await expect.poll(isFree).toBe(true)
    await bubble?.click()
    await page.getByRole('log').waitFor()
  })

  test('hide while a field of the page has the focus', async () => {
    const { page } = await visitor(phone)
    await open(page, '/kontakt')
    await page.getByRole('textbox', { name: 'Melding' }).focus()
    for (const button of corner(page)) await button.waitFor({ state: 'hidden' })
    await page.getByRole('textbox', { name: 'Melding' }).blur()
    for (const button of corner(page)) await button.waitFor()
  })

  test('are absent in the checkout', async () => {
    const { page } = await visitor(phone)
    await open(page, '/products')
    await addFirst(page, 1)
    await goToCheckout(page)
    await payButton(page).scrollIntoViewIfNeeded()
    for (const button of corner(page)) expect(await button.isVisible()).toBe(false)
  })
})

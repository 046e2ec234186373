import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { chatBubbleTexts } from '../../shop/chat/bubble-text.ts'
import { designerTexts } from '../../shop/designer/text.ts'
import { carouselTexts } from '../../shop/home/list-text.ts'
import { confirmTexts } from '../../shop/newsletter/confirm-text.ts'
import { unsubscribeTexts } from '../../shop/newsletter/unsubscribe-text.ts'
import { productTexts } from '../../shop/product/text.ts'
import { gridTexts } from '../../shop/product-card/text.ts'
import { texts } from '../../text/texts.ts'
import { visitor } from '../browser.ts'
import { dragged, pictureFile } from '../designer/designer-steps.ts'
import { cards, touch } from '../steps.ts'
import { told } from '../toasts.ts'
import { early, withoutReact } from './without-react.ts'

const busy = (page: Page) => page.locator('button[aria-busy="true"]')

test('DESIGN-02 a picture chosen before the designer is hydrated is kept and can be ordered', async () => {
  const { page, letThrough } = await early('/lag-din-egen')
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    page.getByLabel(designerTexts.choose).click(),
  ])
  await chooser.setFiles(pictureFile('hund.png'))
  await page.locator('astro-island[aria-busy="true"] [data-zone]').waitFor()
  await page.getByRole('button', { name: designerTexts.add }).click()
  await busy(page).waitFor()
  letThrough()
  await page.getByAltText(designerTexts.preview).waitFor()
  await told(page, addToCartTexts.customAdded)
  await busy(page).waitFor({ state: 'detached' })
  expect(await page.locator('astro-island[aria-busy]').count()).toBe(0)
})

test('DESIGN-01 a picture dropped beside the zone before the designer is hydrated is accepted', async () => {
  const { page, letThrough } = await early('/lag-din-egen')
  const dataTransfer = await dragged(page, [pictureFile('hund.png')])
  await page.locator('h1').dispatchEvent('drop', { dataTransfer })
  await page.locator('astro-island[aria-busy="true"] [data-zone]').waitFor()
  letThrough()
  await page.getByAltText(designerTexts.preview).waitFor()
  await told(page, designerTexts.uploaded)
})

describe.each(['/', '/products'])('on %s, without React', (path) => {
  test('WISH-06 a heart saves the whole patch at once, and keeps its state when React runs', async () => {
    const { page, letThrough } = await withoutReact(path)
    const card = cards(page).first()
    const heart = card.getByRole('button', { name: /i ønskelisten$/ })
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('true')
    expect(await page.locator('[data-badge="wishlist"]').innerText()).toBe('1')
    const id = Number(await card.getAttribute('data-product'))
    const saved = await page.evaluate(() => JSON.parse(localStorage.getItem('wishlist') ?? '[]'))
    const [product] = await (await page.request.get(`/api/products?ids=${id}`)).json()
    // Other tests buy the patch, which the page need not show.
    expect(saved).toEqual([{ ...product, stock: expect.any(Number) }])
    letThrough()
    await page.locator('astro-island:not([ssr]) [data-product]').first().waitFor()
    expect(await heart.getAttribute('aria-pressed')).toBe('true')
    await heart.click()
    await expect.poll(() => heart.getAttribute('aria-pressed')).toBe('false')
    expect(await page.evaluate(() => localStorage.getItem('wishlist'))).toBe('[]')
  })

  test('CARD-06 CARD-07 an add button adds one unit at once, and is busy meanwhile', async () => {
    const { page, letThrough } = await withoutReact(path)
    const answer = Promise.withResolvers<void>()
    let calls = 0
    await page.route('**/api/cart', async (route) => {
      if (route.request().method() === 'POST') {
        calls += 1
        await answer.promise
      }
      await route.continue()
    })
    const add = cards(page).first().locator('[data-press="add"]')
    await add.click()
    await cards(page).first().getByRole('button', { name: productTexts.adding }).waitFor()
    await page.keyboard.press('Enter')
    answer.resolve()
    await told(page, addToCartTexts.added)
    await expect.poll(() => page.locator('[data-badge="cart"]').innerText()).toBe('1')
    expect(calls).toBe(1)
    await cards(page).first().getByRole('button', { name: productTexts.add }).waitFor()
    expect(await page.locator('astro-island:not([ssr])').count()).toBe(0)
    letThrough()
  })
})

test('HOME-16 each press on the arrows of a carousel without React turns it, in order', async () => {
  const { page, letThrough } = await withoutReact('/')
  const group = page.getByRole('group', { name: 'Nye patcher' })
  const names = await group.locator('li h3').allTextContents()
  const [next, previous, fifth] = [
    group.getByRole('button', { name: carouselTexts.next }),
    group.getByRole('button', { name: carouselTexts.previous }),
    group.getByRole('button', { name: carouselTexts.show(5, names.length) }),
  ]
  for (const button of [next, next, previous, fifth, next, next]) await button.click()
  letThrough()
  await expect.poll(() => group.locator('[data-offset="0"] h3').textContent()).toBe(names[6])
  expect(await busy(page).count()).toBe(0)
})

test('CHAT-01 a chat that is opened and closed without React stays closed', async () => {
  const { page, letThrough } = await withoutReact('/om-oss')
  const bubble = page.locator('astro-island[component-export="HelpChat"] button')
  const isOpen = () => page.evaluate(() => sessionStorage.getItem('help-chat-open'))
  await bubble.click()
  await bubble.click()
  await page.evaluate(() => {
    const { setItem } = Storage.prototype
    Storage.prototype.setItem = function (key, value) {
      if (key === 'help-chat-open') document.body.dataset.wasOpen = value
      return setItem.call(this, key, value)
    }
  })
  letThrough()
  await page.locator('body[data-was-open=true]').waitFor()
  await expect.poll(isOpen).toBeNull()
  await page.getByRole('button', { name: chatBubbleTexts.open }).waitFor()
  expect(await busy(page).count()).toBe(0)
})

describe('when the scripts of an island cannot be loaded', () => {
  const failing = async (path: string) => {
    const { page } = await visitor()
    await page.goto(path)
    await page.route('**/_astro/*.js*', (route) => route.abort())
    return page
  }

  test.each([
    ['/om-oss', chatBubbleTexts.open],
    ['/', carouselTexts.next],
    ['/', gridTexts.more],
    ['/unsubscribe?email=kari%40example.com', unsubscribeTexts.submit],
    ['/bekreft-nyhetsbrev?token=1-abc', confirmTexts.submit],
  ])('the visitor is told that a press on %s, %s, had no effect', async (path, name) => {
    const page = await failing(path)
    await page.getByRole('button', { name }).click()
    await busy(page).waitFor()
    await told(page, texts.error, texts.tryAgain)
    expect(await busy(page).count()).toBe(0)
  })

  test('a visitor who pressed none of its buttons is told nothing', async () => {
    const page = await failing('/om-oss')
    const failed = page.waitForEvent('console', (message) => message.text().includes('hydrating'))
    await touch(page)
    await failed
    expect(await page.evaluate(() => window.shownToasts)).toEqual([])
  })
})

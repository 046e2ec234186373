import type { Page } from 'playwright'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { newSession } from '../../../scripts/rehearsal/buyer.ts'
import { shareTexts } from '../../shop/share/text.ts'
import { sharedListTexts as texts } from '../../shop/shared-list/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { addFirst, cards, open, openCart, openWishlist } from '../steps.ts'
import { expectToast } from '../toasts.ts'

/** Opens the share dialog of the open drawer, and returns its link. */
async function sharedLink(page: Page, kind: 'cart' | 'wishlist'): Promise<string> {
  await page.getByRole('button', { name: shareTexts.share[kind] }).click()
  const dialog = page.getByRole('dialog', { name: shareTexts.share[kind] })
  await dialog.getByRole('img', { name: shareTexts.qr }).waitFor()
  return dialog.getByLabel(shareTexts.link, { exact: true }).innerText()
}

/** The text that a camera reads from the dialog's code. */
async function scanned(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: shareTexts.qr })
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

/** Puts ten patches of a red picture into a new session's cart. */
async function withOwnPicture(page: Page): Promise<void> {
  const headers = { 'X-Session-Id': newSession() }
  const buffer = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const sent = await page.request.post('/api/custom-images', {
    headers,
    multipart: { image: { name: 'bilde.png', mimeType: 'image/png', buffer } },
  })
  const { id: customImageId } = await sent.json()
  const data = { productId: 999_999, quantity: 10, customImageId }
  await page.request.post('/api/cart', { headers, data })
  await page.addInitScript(
    (id) => localStorage.setItem('cart-session-id', id),
    headers['X-Session-Id'],
  )
}

test('a cart with an own picture, and a wishlist, travel to another device and are added to what is there, once', async () => {
  const first = await visitor(phone)
  await withOwnPicture(first.page)
  await open(first.page, '/products?category=sport')
  await addFirst(first.page, 2)
  const requests: string[] = []
  first.page.on('request', (request) => requests.push(request.url()))
  const drawer = await openCart(first.page)
  const line = drawer.locator('[data-line]').nth(1)
  // The link has the change before the shop has answered.
  const answered = Promise.withResolvers<void>()
  await first.page.route('**/api/cart/*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await line.getByRole('button', { name: 'Flere' }).click()
  await expect.poll(() => line.locator('output').textContent()).toBe('2')
  const loaded = requests.length
  const link = await sharedLink(first.page, 'cart')
  expect(link).toMatch(/\/delt#kurv=c10-[\da-f]{32}\.\d+-2\.\d+\.n3$/)
  await first.page.getByText(shareTexts.ownPictures).waitFor()
  answered.resolve()
  expect(await scanned(first.page)).toBe(link)
  expect(requests.slice(loaded).filter((url) => !url.startsWith(new URL(link).origin))).toEqual([])
  await expectSound(first.page)

  const second = await visitor(phone)
  await open(second.page, '/products?category=sport')
  await addFirst(second.page, 1)
  const own = (await openCart(second.page)).locator('[data-line]')
  for (const _ of [2, 3]) await own.getByRole('button', { name: 'Flere' }).click()
  await expect.poll(() => second.page.locator('[data-badge="cart"]').innerText()).toBe('3')
  await second.page.goto(link)
  await second.page.getByRole('heading', { name: texts.title.cart, level: 1 }).waitFor()
  await second.page.getByText(texts.ownPicture).waitFor()
  expect(await second.page.locator('main li strong').count()).toBe(3)
  await expectSound(second.page)
  expect(await second.page.locator('[data-badge="cart"]').innerText()).toBe('3')
  const cart = second.page.getByRole('dialog', { name: navigationTexts.cart })
  for (const _ of ['once', 'and once more']) {
    await second.page.getByRole('button', { name: texts.add.cart }).click()
    await cart.waitFor()
    const units = cart.locator('[data-line] output')
    await expect.poll(async () => (await units.allTextContents()).sort()).toEqual(['1', '10', '3'])
    const picture = cart.locator('[data-line] img[src^="blob:"]')
    await expect.poll(() => picture.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(60)
    await second.page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
  }

  await open(first.page, '/products?category=sport')
  for (const at of [0, 1]) await cards(first.page).nth(at).locator('button[aria-pressed]').click()
  await openWishlist(first.page)
  const wishes = await sharedLink(first.page, 'wishlist')
  await open(second.page, '/products?category=sport')
  await cards(second.page).nth(1).locator('button[aria-pressed]').click()
  await second.page.goto(wishes)
  await second.page.getByRole('button', { name: texts.add.wishlist }).click()
  await expectToast(second.page, texts.added, texts.addedText(1))
  await second.page.goto('/delt#kurv=12.n2')
  await second.page.getByRole('heading', { name: texts.broken, level: 1 }).waitFor()
  await expectSound(second.page)
  expect([...first.problems, ...second.problems]).toEqual([])
})

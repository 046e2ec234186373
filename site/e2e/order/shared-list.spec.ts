import type { Page } from 'playwright'
import decodeQR from 'qr/decode.js'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { cartTexts } from '../../shop/cart/text.ts'
import { shareTexts } from '../../shop/share/text.ts'
import { sharedListTexts as texts } from '../../shop/shared-list/text.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { phone, visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { addFirst, cards, customPatch, open, openCart, openWishlist } from '../steps.ts'
import { told } from '../toasts.ts'

/** Opens the share dialog of the open drawer, and returns its link. */
async function sharedLink(page: Page, kind: 'cart' | 'wishlist'): Promise<string> {
  await page.getByRole('button', { name: shareTexts.share[kind] }).click()
  const dialog = page.getByRole('dialog', { name: shareTexts.share[kind] })
  await dialog.getByRole('img', { name: shareTexts.qr }).waitFor()
  return dialog.getByLabel(shareTexts.link, { exact: true }).innerText()
}

/** What a camera reads from the dialog's code. */
async function scanned(page: Page): Promise<string> {
  const code = page.getByRole('img', { name: shareTexts.qr })
  const { data, info } = await sharp(await code.screenshot())
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

const namesIn = (page: Page) => page.locator('main li strong').allInnerTexts()

test('a cart travels to another device, where it is added to what is there, once', async () => {
  const first = await visitor(phone)
  await open(first.page, '/products?category=sport')
  await addFirst(first.page, 2)
  await customPatch(first.page)
  const requests: string[] = []
  first.page.on('request', (request) => requests.push(request.url()))
  const drawer = await openCart(first.page)
  const more = drawer.locator('[data-line]').first().getByRole('button', { name: 'Flere' })
  // The link has the change before the shop has answered.
  const answered = Promise.withResolvers<void>()
  await first.page.route('**/api/cart/*', async (route) => {
    await answered.promise
    await route.continue()
  })
  await more.click()
  await expect
    .poll(() => drawer.locator('[data-line]').first().locator('output').textContent())
    .toBe('2')
  const loaded = requests.length
  const link = await sharedLink(first.page, 'cart')
  expect(link).toMatch(/\/delt#kurv=\d+-2\.\d+\.c10\.n3$/)
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
  expect(await namesIn(second.page)).toHaveLength(3)
  await expectSound(second.page)
  expect(await second.page.locator('[data-badge="cart"]').innerText()).toBe('3')
  const take = second.page.getByRole('button', { name: texts.add.cart })
  for (const _ of ['once', 'and once more']) {
    await take.click()
    const cart = second.page.getByRole('dialog', { name: navigationTexts.cart })
    await cart.waitFor()
    await expect.poll(() => cart.locator('[data-line]').count()).toBe(3)
    const units = cart.locator('[data-line] output')
    expect((await units.allTextContents()).sort()).toEqual(['1', '10', '3'])
    await second.page.keyboard.press('Escape')
    await cart.waitFor({ state: 'hidden' })
  }
  expect([...first.problems, ...second.problems]).toEqual([])
})

test('a custom patch travels with its picture', async () => {
  const first = await visitor(phone)
  await open(first.page, '/')
  const session = `session_1763676000000_${crypto.randomUUID()}`
  const image = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const headers = { 'X-Session-Id': session }
  const sent = await first.page.request.post('/api/custom-images', {
    headers,
    multipart: { image: { name: 'bilde.png', mimeType: 'image/png', buffer: image } },
  })
  const { id } = await sent.json()
  await first.page.request.post('/api/cart', {
    headers,
    data: { productId: 999_999, quantity: 10, customImageId: id },
  })
  await first.page.evaluate((id) => localStorage.setItem('cart-session-id', id), session)
  await first.page.reload()
  await first.page.mouse.move(2, 2)
  const drawer = await openCart(first.page)
  await drawer.locator('[data-line]').waitFor()
  const link = await sharedLink(first.page, 'cart')
  await first.page.getByText(shareTexts.ownPictures).waitFor()

  const second = await visitor(phone)
  await second.page.goto(link)
  await second.page.getByText(texts.ownPicture).waitFor()
  await second.page.getByRole('button', { name: texts.add.cart }).click()
  const cart = second.page.getByRole('dialog', { name: navigationTexts.cart })
  const picture = cart.locator('[data-line] img')
  await picture.waitFor()
  await expect
    .poll(() => picture.evaluate((one) => one instanceof HTMLImageElement && one.naturalWidth))
    .toBe(60)
})

test('a wishlist travels, and adds to the one that is there', async () => {
  const first = await visitor(phone)
  await open(first.page, '/products?category=sport')
  const heart = (page: Page, at: number) =>
    cards(page)
      .nth(at)
      .getByRole('button', { name: /i ønskelisten$/ })
  await heart(first.page, 0).click()
  await heart(first.page, 1).click()
  await openWishlist(first.page)
  const link = await sharedLink(first.page, 'wishlist')
  await first.page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await first.page.getByRole('button', { name: shareTexts.copy }).click()
  await first.page.getByText(shareTexts.copied, { exact: true }).waitFor()
  expect(await first.page.evaluate(() => navigator.clipboard.readText())).toBe(link)

  const second = await visitor(phone)
  await open(second.page, '/products?category=sport')
  await heart(second.page, 1).click()
  await heart(second.page, 2).click()
  await second.page.goto(link)
  await second.page.getByRole('button', { name: texts.add.wishlist }).click()
  await told(second.page, texts.added, texts.addedText(1))
  await second.page.getByRole('button', { name: texts.add.wishlist }).click()
  await told(second.page, texts.added, texts.addedText(0))
  const drawer = await openWishlist(second.page)
  expect(await drawer.locator('[data-wish]').count()).toBe(3)
})

test('a broken link, and patches that are gone, are told, and nothing is lost', async () => {
  const { page, problems } = await visitor(phone)
  await open(page, '/products?category=sport')
  await addFirst(page, 1)
  for (const broken of [
    '',
    '#kurv=12.n2',
    '#kurv=1-1000000000.n1',
    `#kurv=${'1.'.repeat(10_000)}n10000`,
  ]) {
    await page.goto(`/delt${broken}`)
    await page.getByRole('heading', { name: texts.broken, level: 1 }).waitFor()
  }
  await expectSound(page)
  await page.goto('/delt#kurv=1.499999.n2')
  await page.getByText(texts.gone(1)).waitFor()
  await page.goto('/delt#kurv=499998.499999.n2')
  await page.getByText(texts.nothing).waitFor()
  expect(await page.getByRole('button', { name: texts.add.cart }).count()).toBe(0)
  const drawer = await openCart(page)
  await drawer.getByRole('link', { name: cartTexts.checkout }).waitFor()
  expect(await drawer.locator('[data-line]').count()).toBe(1)
  expect(problems).toEqual([])
})

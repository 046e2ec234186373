import { readFileSync } from 'node:fs'
import type { Route } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { texts as commonTexts } from '../../text/texts.ts'
import { open, openCart } from '../steps.ts'
import { told } from '../toasts.ts'
import { designer, pictureFile } from './designer-steps.ts'

const other = readFileSync(new URL('../../public/bilder/merke-96.png', import.meta.url))

test('another picture gets its own cart line, which shows it even when the browser no longer has it', async () => {
  const { page, choose, preview } = await designer()
  const add = async () => {
    await page.getByRole('button', { name: texts.add }).click()
    await told(page, addToCartTexts.customAdded)
  }
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await add()
  await choose(pictureFile('katt.png', 'image/png', other))
  await told(page, texts.uploaded)
  await add()
  await page.evaluate(() => sessionStorage.clear())
  await page.reload()
  const drawer = await openCart(page)
  await expect
    .poll(() =>
      drawer
        .locator('[data-line] img')
        .evaluateAll((images) =>
          images.map((image) => (image as HTMLImageElement).src.slice(0, 5)),
        ),
    )
    .toEqual(['blob:', 'blob:'])
})

test('a picture that the shop refuses is replaced by the previous one', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  const before = await preview.getAttribute('src')
  await page.route('**/api/custom-images', (route) =>
    route.fulfill({ status: 422, json: { error: 'Nei', code: 'image_unreadable' } }),
  )
  await choose(pictureFile('katt.png', 'image/png', other))
  await told(page, texts.wrongType, texts.wrongTypeText)
  expect(await preview.getAttribute('src')).toBe(before)
})

test('a picture whose upload failed is uploaded when it is ordered', async () => {
  const { page, choose, preview } = await designer()
  await page.route('**/api/custom-images', (route) => route.abort(), { times: 1 })
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, addToCartTexts.customAdded)
})

test.each([
  ['an aborted upload', (route: Route) => route.abort()],
  ['a failing shop', (route: Route) => route.fulfill({ status: 500, json: {} })],
])('DESIGN-05 after %s the page reports it, and uploads the picture again', async (_name, fail) => {
  const { page, choose, preview } = await designer()
  await page.route('**/api/custom-images', fail)
  await choose(pictureFile('hund.png'))
  await told(page, texts.notUploaded, texts.notSent)
  const failed = page.locator('[data-failed]')
  await failed.getByText(texts.notSent).waitFor()
  expect(await preview.count()).toBe(1)
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, texts.notUploaded, commonTexts.cart.customAddFailed)
  await page.unroute('**/api/custom-images')
  await failed.getByRole('button', { name: texts.sendAgain }).click()
  await told(page, texts.uploaded)
  await failed.waitFor({ state: 'detached' })
  const choice = page.getByLabel(texts.replace)
  expect(await choice.evaluate((input) => input === document.activeElement)).toBe(true)
})

test('a picture that the server has lost is uploaded again unchanged', async () => {
  const { page, choose, preview } = await designer()
  const chosen = pictureFile('hund.png')
  await choose(chosen)
  await preview.waitFor()
  await told(page, texts.uploaded)
  let isLost = true
  await page.route('**/api/cart', (route) => {
    // The page also fetches the cart, at an unrelated time.
    if (!isLost || route.request().method() !== 'POST') return route.fallback()
    isLost = false
    return route.fulfill({ status: 404, json: { code: 'custom_image_not_found', error: '' } })
  })
  const again = page.waitForResponse('**/api/custom-images')
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, addToCartTexts.customAdded, addToCartTexts.customAddedText)
  const { width, height } = await sharp(chosen.buffer).metadata()
  expect(await (await again).json()).toMatchObject({ width, height })
})

test('an invalid stored picture and an invalid stored name are discarded', async () => {
  const { page, preview } = await designer()
  await page.evaluate(() => {
    sessionStorage.setItem('customPatchImage', 'data:image/png;base64,AAAA')
    sessionStorage.setItem('customPatchImageId', 'notauuid')
  })
  await open(page, '/lag-din-egen')
  await expect.poll(() => page.evaluate(() => sessionStorage.length)).toBe(1)
  expect(await preview.count()).toBe(0)
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, texts.missing)
})

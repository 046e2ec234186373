import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { visitor } from '../browser.ts'
import { openCart } from '../steps.ts'
import { expectToast } from '../toasts.ts'
import { designer, photo, pick, sewn } from './designer-steps.ts'

test('a saved design is opened again after a reload, and from its link by someone else, with its picture, and ordered', async () => {
  const { page, choose, preview } = await designer()
  await choose(await photo(800, 600))
  await sewn(page)
  await pick(page, editorTexts.outlines.heart)
  const design = await sewn(page)
  const src = await preview.getAttribute('src')
  await page.getByRole('button', { name: texts.save }).click()
  await expectToast(page, texts.saved)
  await page.getByRole('button', { name: texts.remove }).click()
  await preview.waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('button', { name: /^Åpne designet «/ }).click()
  await expect.poll(() => sewn(page)).toEqual(design)
  expect(await preview.getAttribute('src')).toBe(src)

  await page.getByRole('button', { name: texts.share, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: texts.share })
  const link = await dialog.locator('output').innerText()
  expect(new URL(link).searchParams.get('design')).toMatch(/^[0-9a-f-]{36}$/)

  const friend = await visitor()
  const uploads: string[] = []
  friend.page.on('request', (request) => {
    if (request.method() === 'POST') uploads.push(new URL(request.url()).pathname)
  })
  await friend.page.goto(link)
  const { picture, ...drawn } = await sewn(friend.page)
  expect(drawn).toEqual({ ...design, picture: undefined })
  expect(picture?.threads).toEqual(design.picture?.threads)
  expect(new URL(friend.page.url()).search).toBe('')
  // A preview that was uploaded in its place would be sewn from fewer pixels.
  expect(uploads).not.toContain('/api/custom-images')
  await friend.page.getByRole('button', { name: texts.add }).click()
  await expectToast(friend.page, addToCartTexts.customAdded)
  const drawer = await openCart(friend.page)
  expect(await drawer.locator('[data-line] output').innerText()).toBe('10')
})

import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { told } from '../toasts.ts'
import { designer, photo, pick, sewn } from './designer-steps.ts'

test('a saved design is opened again after a reload, ordered and deleted', async () => {
  const { page, choose, preview } = await designer()
  const saved = page.locator('[data-saved-design]')
  await choose(await photo())
  await sewn(page)
  await pick(page, editorTexts.outlines.heart)
  const design = await sewn(page)
  const src = await preview.getAttribute('src')
  await page.getByRole('button', { name: texts.save }).click()
  await told(page, texts.saved)
  await saved.getByRole('textbox', { name: texts.designName }).fill('Hytteturen')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: texts.remove }).click()
  await preview.waitFor({ state: 'detached' })
  await page.reload()
  await saved.getByRole('button', { name: /^Åpne designet «Hytteturen»/ }).click()
  await expect.poll(() => sewn(page)).toEqual(design)
  expect(await preview.getAttribute('src')).toBe(src)
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, addToCartTexts.customAdded)
  await saved.getByRole('button', { name: /^Slett designet/ }).click()
  await saved.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('savedDesigns'))).toBe('[]')
})

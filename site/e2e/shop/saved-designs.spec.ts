import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { told } from '../toasts.ts'
import { designer, pictureFile } from './designer-steps.ts'

test('saved designs are listed, opened again and deleted', async () => {
  const { page, choose, preview } = await designer()
  const saved = page.locator('[data-saved-design]')
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  const src = await preview.getAttribute('src')
  await page.getByRole('button', { name: texts.save }).click()
  await saved.waitFor()
  await page.getByRole('button', { name: texts.remove }).click()
  await preview.waitFor({ state: 'detached' })
  await page.reload()
  await saved.getByRole('button', { name: /^Åpne designet/ }).click()
  await preview.waitFor()
  expect(await preview.getAttribute('src')).toBe(src)
  await page.getByRole('button', { name: texts.add }).click()
  await told(page, addToCartTexts.customAdded)
  await saved.getByRole('button', { name: /^Slett designet/ }).click()
  await saved.waitFor({ state: 'detached' })
  expect(await page.evaluate(() => localStorage.getItem('savedDesigns'))).toBe('[]')
})

test('DESIGN-15 a saved design is appended to the others', async () => {
  const { page, choose, preview } = await designer()
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await page.getByRole('button', { name: texts.save }).click()
  await told(page, texts.saved)
  await page.getByRole('button', { name: texts.save }).click()
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('savedDesigns') ?? '[]').length),
    )
    .toBe(2)
})

test('a design that was saved during the upload of its picture keeps the full picture', async () => {
  const { page, choose, preview } = await designer()
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/custom-images', async (route) => {
    await held
    await route.continue()
  })
  const sent = page.waitForResponse('**/api/custom-images')
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await page.getByRole('button', { name: texts.save }).click()
  await told(page, texts.saved)
  arrive()
  const { id } = await (await sent).json()
  await expect
    .poll(() =>
      page.evaluate(() => JSON.parse(localStorage.getItem('savedDesigns') ?? '[]')[0]?.imageId),
    )
    .toBe(id)
})

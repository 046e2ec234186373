import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { told } from '../toasts.ts'
import { designer, photo, pick, pictureFile, sewn } from './designer-steps.ts'

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

test('a saved design is renamed in place, and opened as it was sewn', async () => {
  const { page, choose } = await designer()
  await choose(await photo())
  await sewn(page)
  await pick(page, editorTexts.outlines.heart)
  const design = await sewn(page)
  await page.getByRole('button', { name: texts.save }).click()
  await told(page, texts.saved)
  const saved = page.locator('[data-saved-design]')
  await saved.getByRole('textbox', { name: texts.designName }).fill('Hytteturen')
  await page.keyboard.press('Enter')
  await pick(page, editorTexts.outlines.square)
  await expect.poll(async () => (await sewn(page)).outline).toBe('square')
  await saved.getByRole('button', { name: /^Åpne designet «Hytteturen»/ }).click()
  await expect.poll(() => sewn(page)).toEqual(design)
  await page.getByRole('button', { name: texts.remove }).click()
  await page.reload()
  await saved.getByRole('button', { name: /^Åpne designet «Hytteturen»/ }).click()
  await expect.poll(() => sewn(page)).toEqual(design)
})

test('a saved design is ordered and shared from the list', async () => {
  const { page } = await designer()
  await page.getByRole('button', { name: texts.startText }).click()
  await sewn(page)
  await page.getByRole('button', { name: texts.save }).click()
  await page.getByRole('button', { name: texts.startOver }).click()
  const saved = page.locator('[data-saved-design]')
  const recorded = page.waitForResponse('**/api/custom-designs')
  await saved.getByRole('button', { name: /^Legg i kurven: 10 av designet/ }).click()
  await told(page, addToCartTexts.customAdded)
  const { id } = await (await recorded).json()
  await saved.getByRole('button', { name: /^Del designet/ }).click()
  const link = page.getByRole('dialog', { name: texts.share }).locator('output')
  expect(new URL(await link.innerText()).searchParams.get('design')).toBe(id)
})

test('a design that was removed or replaced is brought back with its changes', async () => {
  const { page, choose } = await designer()
  await choose(await photo())
  await sewn(page)
  await pick(page, editorTexts.outlines.heart)
  await expect.poll(async () => (await sewn(page)).outline).toBe('heart')
  const design = await sewn(page)
  await page.getByRole('button', { name: texts.remove }).click()
  await page.getByRole('button', { name: texts.bringBack }).click()
  await expect.poll(() => sewn(page)).toEqual(design)
  await choose(await photo(640, 640))
  await expect.poll(() => sewn(page)).not.toEqual(design)
  await page.getByRole('button', { name: editorTexts.undo, exact: true }).click()
  await expect.poll(() => sewn(page)).toEqual(design)
})

test('a deleted design comes back when the customer regrets it', async () => {
  const { page, choose, preview } = await designer()
  const saved = page.locator('[data-saved-design]')
  await choose(pictureFile('hund.png'))
  await preview.waitFor()
  await page.getByRole('button', { name: texts.save }).click()
  await saved.getByRole('button', { name: /^Slett designet/ }).click()
  await saved.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts.undoDelete }).last().click()
  await saved.waitFor()
  const stored = await page.evaluate(() => localStorage.getItem('savedDesigns') ?? '[]')
  expect(JSON.parse(stored)).toHaveLength(1)
})

test('with a full storage the customer is told, and no saved design is lost', async () => {
  const { page, choose } = await designer()
  await choose(await photo())
  await sewn(page)
  await page.getByRole('button', { name: texts.save }).click()
  await told(page, texts.saved)
  const stored = () => page.evaluate(() => localStorage.getItem('savedDesigns'))
  const before = await stored()
  await page.evaluate(fill, 'localStorage' as const)
  await page.getByRole('button', { name: texts.save }).click()
  await told(page, texts.notSaved, texts.notSavedText)
  expect(await stored()).toBe(before)
  const saved = page.locator('[data-saved-design]')
  expect(await saved.count()).toBe(1)
  const name = saved.getByRole('textbox', { name: texts.designName })
  const given = await name.inputValue()
  await name.fill('Et navn som er lengre enn det som har plass')
  await name.press('Enter')
  await expect.poll(() => name.inputValue()).toBe(given)
  expect(await stored()).toBe(before)
})

test('the customer is told when the browser has no room to keep a picture, which is sewn', async () => {
  const { page, choose } = await designer()
  await page.evaluate(fill, 'sessionStorage' as const)
  let arrive = () => {}
  const held = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route('**/api/custom-images', async (route) => {
    await held
    await route.continue()
  })
  await choose(await photo())
  await page.locator('[data-shown]').waitFor()
  expect(await page.evaluate(() => window.shownToasts)).toEqual([])
  arrive()
  await sewn(page)
  await told(page, texts.notKept, texts.notKeptText)
  await page.locator('[data-toast]').waitFor({ state: 'detached' })
  // No other toast has replaced it.
  expect(await page.evaluate(() => window.shownToasts)).toEqual([])
})

/** Runs in the page: fills its storage to the last character. */
function fill(area: 'localStorage' | 'sessionStorage'): void {
  for (let size = 2 ** 22; size >= 1; size /= 2)
    try {
      window[area].setItem(`full-${size}`, 'x'.repeat(size))
    } catch {
      // No room for so much; perhaps for half of it.
    }
}

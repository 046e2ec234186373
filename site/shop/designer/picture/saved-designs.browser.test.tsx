import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CustomImage } from '../../../../modules/shared/contract/api.d.ts'
import {
  beginSmall,
  button,
  choose,
  openDesigner,
  photo,
  preview,
  recorded,
  sewn,
  smallWithPhoto,
} from '../../../testing/open-designer.tsx'
import { noteToasts } from '../../../testing/toasts.ts'
import { addToCartTexts } from '../../cart/add-to-cart-text.ts'
import { changePatch } from '../patch/store.ts'
import { designerTexts as texts } from '../text.ts'

const stored = () => JSON.parse(localStorage.getItem('savedDesigns') ?? '[]')
const saved = () => document.querySelectorAll('[data-saved-design]')
const nameField = page.getByRole('textbox', { name: texts.designName })

/** A designer with a photo that is saved. */
async function openWithSaved() {
  const { expectToast } = noteToasts()
  const designer = await openDesigner()
  await smallWithPhoto()
  await expectToast(texts.uploaded)
  await button(texts.save).click()
  await expectToast(texts.saved)
  return { ...designer, expectToast }
}

test('DESIGN-15 a saved design is appended to the others, deleted, and comes back when the customer regrets it', async () => {
  const { expectToast } = await openWithSaved()
  const [first] = stored()
  await button(texts.save).click()
  await expectToast(texts.saved)
  expect(stored()).toEqual([first, expect.objectContaining({ image: first.image })])
  const all = stored()
  const remove = page.getByRole('button', { name: /^Slett designet/ })
  await remove.first().click()
  await expect.poll(() => saved().length).toBe(1)
  expect(stored()).toEqual([first])
  await button(texts.undoDelete).click()
  await expect.poll(() => saved().length).toBe(2)
  expect(stored()).toEqual(all)
  for (const left of [1, 0]) {
    await remove.first().click()
    await expect.poll(() => saved().length).toBe(left)
  }
  expect(stored()).toEqual([])
  await button(texts.undoDelete).click()
  await expect.poll(stored).toEqual([first])
})

test('a saved design is renamed in place, and opened as it was sewn', async () => {
  const { expectToast } = noteToasts()
  await openDesigner()
  await smallWithPhoto()
  changePatch((patch) => ({ ...patch, outline: 'heart' }))
  const design = await sewn()
  const { src } = preview.element() as HTMLImageElement
  await button(texts.save).click()
  await expectToast(texts.saved)
  await nameField.fill('Hytteturen')
  await userEvent.keyboard('{Enter}')
  changePatch((patch) => ({ ...patch, outline: 'square' }))
  const open = page.getByRole('button', { name: /^Åpne designet «Hytteturen»/ })
  await open.click()
  await expect.poll(sewn).toEqual(design)
  await button(texts.remove).click()
  await expect.element(preview).not.toBeInTheDocument()
  await open.click()
  await expectToast(texts.reopened)
  await expect.poll(sewn).toEqual(design)
  await expect.element(preview).toHaveAttribute('src', src)
})

test('a design that was saved during the upload of its picture keeps the full picture', async () => {
  const { expectToast } = noteToasts()
  const arrival = Promise.withResolvers<CustomImage>()
  await openDesigner({ addCustomImage: () => arrival.promise })
  choose(await photo())
  await expect.element(preview).toBeVisible()
  await button(texts.save).click()
  await expectToast(texts.saved)
  const picture = recorded()
  arrival.resolve(picture)
  await expect.poll(() => stored()[0]?.imageId).toBe(picture.id)
})

test('a saved design is ordered and shared from the list', async () => {
  const { expectToast } = noteToasts()
  const picture = recorded()
  const { asked } = await openDesigner({ addCustomDesign: picture })
  await page.getByRole('button', { name: texts.startText, exact: false }).click()
  const design = await sewn()
  await button(texts.save).click()
  await expectToast(texts.saved)
  await button(texts.startOver).click()
  await page.getByRole('button', { name: /^Legg i kurven: 10 av designet/ }).click()
  await expectToast(addToCartTexts.customAdded)
  await button(texts.startOver).click()
  await page.getByRole('button', { name: /^Del designet «/ }).click()
  const dialog = page.getByRole('dialog', { name: texts.share })
  await expect.element(dialog.getByText(`?design=${picture.id}`, { exact: false })).toBeVisible()
  expect(asked('addCustomDesign').map(({ body }) => body)).toEqual([design, design])
})

test('with a full storage the customer is told, and no saved design is lost', async () => {
  const { expectToast } = await openWithSaved()
  const before = stored()
  fill(localStorage)
  await button(texts.save).click()
  await expectToast(texts.notSaved, texts.notSavedText)
  expect(stored()).toEqual(before)
  expect(saved()).toHaveLength(1)
  await nameField.fill('Et navn som er lengre enn det som har plass')
  await userEvent.keyboard('{Enter}')
  await expect.element(nameField).toHaveValue(before[0].name)
  expect(stored()).toEqual(before)
})

test('the customer is told when the browser has no room to keep a picture, which is sewn', async () => {
  const { expectToast } = noteToasts()
  await openDesigner()
  beginSmall()
  fill(sessionStorage)
  choose(await photo())
  await expectToast(texts.notKept, texts.notKeptText)
  await sewn()
})

/** Fills a storage to the last character. */
function fill(storage: Storage): void {
  for (let size = 2 ** 22; size >= 1; size /= 2)
    try {
      storage.setItem(`full-${size}`, 'x'.repeat(size))
    } catch {
      // No room for so much; perhaps for half of it.
    }
}

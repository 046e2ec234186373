import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { addToCartTexts } from '../../shop/cart/add-to-cart-text.ts'
import { editorTexts } from '../../shop/designer/editor-text.ts'
import { designerTexts as texts } from '../../shop/designer/text.ts'
import { designer, sewn } from '../shop/designer-steps.ts'
import { told } from '../toasts.ts'

/** The id of what has the focus. */
const focused = (page: Page) => page.evaluate(() => document.activeElement?.id)

test('DESIGN-11 a patch of nothing but text is sewn, kept and ordered as a design', async () => {
  const { page, preview } = await designer()
  await page.getByRole('button', { name: texts.startText }).press('Enter')
  await expect.poll(() => focused(page)).toBe('bordet')
  expect(await sewn(page)).toMatchObject({ text: { words: expect.stringMatching(/^RUSS \d{4}$/) } })
  await page.reload()
  await preview.waitFor()
  await sewn(page)
  const recorded = page.waitForRequest('**/api/custom-designs')
  await page.getByRole('button', { name: texts.add }).click()
  expect((await recorded).postDataJSON()).toMatchObject({ outline: 'circle', size: 90 })
  await told(page, addToCartTexts.customAdded)
  await page.getByRole('button', { name: texts.startOver }).click()
  await preview.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: texts.startText }).waitFor()
  expect(await page.evaluate(() => sessionStorage.getItem('customPatchDesign'))).toBeNull()
})

test('a text that is deleted and typed again is sewn in the same line, alphabet and thread', async () => {
  const { page } = await designer()
  await page.getByRole('button', { name: texts.startText }).click()
  const { text } = await sewn(page)
  await page.getByRole('tab', { name: editorTexts.text }).click()
  const words = page.getByRole('textbox', { name: editorTexts.words })
  await words.fill('')
  await page.getByRole('button', { name: /^Bokstaver: / }).waitFor({ state: 'detached' })
  await words.pressSequentially('Team Ola')
  await expect.poll(() => sewn(page)).toMatchObject({ text: { ...text, words: 'Team Ola' } })
})

test('a patch begins with one of the shop’s motifs, which is moved by the keyboard', async () => {
  const { page } = await designer()
  await page.getByRole('button', { name: texts.startMotif }).click()
  const dialog = page.getByRole('dialog', { name: editorTexts.chooseMotif })
  await dialog.getByRole('button', { name: 'Rev', exact: true }).click()
  expect(await sewn(page)).toMatchObject({ motif: { name: 'fox', place: { x: 0 } } })
  const stage = page.getByRole('application', { name: editorTexts.stage })
  await stage.and(page.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => sewn(page)).toMatchObject({ motif: { place: { x: 1 } } })
})

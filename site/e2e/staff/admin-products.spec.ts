import sharp from 'sharp'
import { expect, test } from 'vitest'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { assortmentTexts as texts } from '../../staff/products/text.ts'
import { keptFormTexts } from '../../staff/ui/form/text.ts'
import { staffTexts } from '../../text/staff.ts'
import { phone, visitor } from '../browser.ts'
import { ownShop } from '../own-shop.ts'
import { expectSound } from '../sound.ts'
import { cards, open } from '../steps.ts'
import { logIn } from './staff-steps.ts'

const shopUrl = ownShop()
const photo = await sharp({
  create: { width: 300, height: 200, channels: 3, background: '#2b9348' },
})
  .png()
  .toBuffer()

const otherPhoto = await sharp({
  create: { width: 200, height: 200, channels: 3, background: '#c8102e' },
})
  .png()
  .toBuffer()

test('a new patch with a photo is in the shop at once, reflects each change, and disappears when hidden', async () => {
  const name = 'Prøvepatch'
  const { page, problems } = await visitor(phone, 1, shopUrl())
  const shopper = await visitor(phone, 1, shopUrl())
  await page.emulateMedia({ reducedMotion: 'reduce' })
  /** The patch in the public catalogue, refetched. */
  const inShop = async () => {
    await open(shopper.page, `/products?search=${encodeURIComponent(name)}`)
    return (await cards(shopper.page).allInnerTexts()).join('\n')
  }

  await logIn(page)
  await page.getByRole('tab', { name: dashboardTexts.tabs.products }).click()
  const rows = page.locator('tr[data-product]')
  await rows.first().waitFor()
  await expectSound(page)

  await page.getByRole('button', { name: texts.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.name).fill(name)
  await dialog.getByLabel(texts.description).fill('Grønn og ny.')
  await dialog.getByLabel(texts.category).selectOption('humor')
  await dialog.getByLabel(texts.priceField).fill('79')
  await dialog.getByLabel(texts.stock).fill('7')
  await dialog.getByLabel(texts.tags).fill('green, prøve')
  await dialog
    .getByLabel(texts.image)
    .setInputFiles({ name: 'patch.png', mimeType: 'image/png', buffer: photo })
  await dialog.getByAltText(texts.preview).waitFor()
  await expectSound(page)
  await dialog.getByRole('button', { name: texts.submitNew }).click()
  await dialog.waitFor({ state: 'hidden' })

  expect(await inShop()).toContain('79 kr')
  const picture = cards(shopper.page).locator('img')
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => [img.complete, img.naturalWidth > 0]))
    .toEqual([true, true])
  expect(await picture.evaluate((img: HTMLImageElement) => img.currentSrc)).toMatch(/[.]avif$/)

  await page.getByLabel(texts.search, { exact: true }).fill(name)
  await expect.poll(() => rows.count()).toBe(1)
  await page.getByRole('button', { name: texts.editProduct(name) }).click()
  const price = dialog.getByLabel(texts.priceField)
  expect(await price.inputValue()).toBe('79')
  await price.clear()
  await price.pressSequentially('65,50')
  const before = await dialog.getByAltText(texts.preview).getAttribute('src')
  await dialog
    .getByLabel(texts.newImage)
    .setInputFiles({ name: 'ny.png', mimeType: 'image/png', buffer: otherPhoto })
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await inShop()).toContain('65,50 kr')
  const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
  expect(shown).not.toContain(before?.replace('.webp', ''))

  const stock = page.getByLabel(texts.stockOf(name), { exact: true })
  await stock.fill('500')
  await stock.press('Escape')
  expect(await stock.inputValue()).toBe('7')
  await stock.fill('3')
  const save = page.getByRole('button', { name: texts.saveStock(name) })
  await save.press('Enter')
  await save.waitFor({ state: 'hidden' })
  expect(await stock.inputValue()).toBe('3')
  expect(await stock.evaluate((input) => input === document.activeElement)).toBe(true)
  // Of a change in stock alone, the page from before may be served while the new one is made.
  await expect.poll(inShop).toContain('Kun 3 igjen')

  await page.getByRole('button', { name: texts.editProduct(name) }).click()
  expect(await price.inputValue()).toBe('65,50')
  // Another administrator changes the price concurrently.
  await page.evaluate(
    async (id) => {
      const authorization = `Bearer ${localStorage.getItem('adminToken')}`
      const headers = { authorization, 'content-type': 'application/json' }
      const body = JSON.stringify({ price: 69 })
      await fetch(`/api/admin/products/${id}`, { method: 'PATCH', headers, body })
    },
    await rows.first().getAttribute('data-product'),
  )
  await price.fill('99')
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.getByLabel(`${staffTexts.conflict.theirs}: 69`).check()
  expect(await price.inputValue()).toBe('69')
  await dialog.getByLabel(`${staffTexts.conflict.mine}: 99`).check()
  await dialog.getByLabel(`${staffTexts.conflict.theirs}: 69`).check()
  await expectSound(page)
  await dialog.getByLabel(texts.checks.isHidden).check()
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.waitFor({ state: 'hidden' })
  await rows.getByText(texts.flags.isHidden).waitFor()
  expect(await inShop()).toBe('')

  await page.getByLabel(texts.show).selectOption('low')
  await page.getByText(texts.empty.all).waitFor()
  await page.getByRole('button', { name: texts.clear }).click()
  await page.getByLabel(texts.show).selectOption('hidden')
  await expect.poll(() => rows.allInnerTexts().then(String)).toContain(name)
  // The browser logs the rejected save to the console.
  expect(problems).toEqual([expect.stringContaining('409')])
  expect(shopper.problems).toEqual([])
})

test('unsaved input of a patch survives Escape and a reload, until it is discarded', async () => {
  const { page } = await visitor(phone, 1, shopUrl())
  await logIn(page)
  await page.getByRole('tab', { name: dashboardTexts.tabs.products }).click()
  const dialog = page.getByRole('dialog')
  const name = dialog.getByLabel(texts.name)
  const create = page.getByRole('button', { name: texts.create })
  await create.click()
  await name.fill('Halvferdig')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await page.reload()
  await create.click()
  expect(await name.inputValue()).toBe('Halvferdig')
  await expectSound(page)
  await dialog.getByRole('button', { name: keptFormTexts.discard }).click()
  expect(await name.inputValue()).toBe('')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'hidden' })
  await create.click()
  expect(await name.inputValue()).toBe('')

  await page.keyboard.press('Escape')
  const rows = page.locator('tr[data-product]')
  await rows
    .nth(2)
    .getByRole('button', { name: /^Rediger/ })
    .click()
  await name.fill('Omdøpt')
  await page.keyboard.press('Escape')
  await rows
    .nth(3)
    .getByRole('button', { name: /^Rediger/ })
    .click()
  expect(await name.inputValue()).not.toBe('Omdøpt')
  await page.keyboard.press('Escape')
  await rows
    .nth(2)
    .getByRole('button', { name: /^Rediger/ })
    .click()
  expect(await name.inputValue()).toBe('Omdøpt')
  await dialog.getByText(texts.drawn).waitFor()
})

test('a malformed number is not sent, and a price below 1 kr is refused beside its field', async () => {
  const { page } = await visitor()
  await logIn(page)
  await page.getByRole('tab', { name: dashboardTexts.tabs.products }).click()
  const stock = page.locator('[data-product]').first().getByRole('textbox')
  await stock.fill('1.000')
  await stock.press('Enter')
  expect(await stock.evaluate((input: HTMLInputElement) => input.validity.patternMismatch)).toBe(
    true,
  )
  await stock.press('Escape')
  await page.getByRole('button', { name: texts.edit }).first().click()
  const dialog = page.getByRole('dialog')
  const price = dialog.getByLabel(texts.priceField)
  const save = dialog.getByRole('button', { name: texts.submitChange })
  await price.fill('1e3')
  await save.click()
  expect(
    await price.evaluate((input: HTMLInputElement) => [
      input.validity.patternMismatch,
      input === document.activeElement,
    ]),
  ).toEqual([true, true])
  for (const refused of ['0,50', '-5']) {
    await price.fill(refused)
    const answer = page.waitForResponse((response) => response.request().method() === 'PATCH')
    await save.click()
    expect((await answer).status()).toBe(400)
    await dialog.getByText(texts.malformed.price ?? '', { exact: true }).waitFor()
    expect(await price.inputValue()).toBe(refused)
  }
})

test('the error of a photo stays beside it until another photo is chosen', async () => {
  const { page } = await visitor()
  await logIn(page)
  await page.getByRole('tab', { name: dashboardTexts.tabs.products }).click()
  await page.getByRole('button', { name: texts.create }).click()
  const dialog = page.getByRole('dialog')
  const image = dialog.getByLabel(texts.image)
  const isPreviewed = dialog.getByAltText(texts.preview)
  const refusal = dialog.locator('[aria-invalid="true"]')

  await image.setInputFiles({ name: 'notat.txt', mimeType: 'text/plain', buffer: photo })
  await refusal.waitFor()
  await dialog.getByLabel(texts.name).fill('Prøvepatch')
  expect(await refusal.getAttribute('name')).toBe('image')

  await image.setInputFiles({ name: 'patch.png', mimeType: 'image/png', buffer: photo })
  await isPreviewed.waitFor()
  expect(await refusal.count()).toBe(0)

  const broken = Buffer.from('no picture at all')
  await image.setInputFiles({ name: 'patch.png', mimeType: 'image/png', buffer: broken })
  await isPreviewed.waitFor({ state: 'detached' })
})

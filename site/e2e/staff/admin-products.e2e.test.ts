import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { productTitles } from '../../../modules/catalogue/rules.ts'
import { accountTexts } from '../../staff/account/text.ts'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { logTexts } from '../../staff/log/text.ts'
import { productFileTexts as fileTexts } from '../../staff/products/file/text.ts'
import { assortmentTexts as texts } from '../../staff/products/text.ts'
import { phone, visitor } from '../browser.ts'
import { ownShop } from '../own-shop.ts'
import { cards, open } from '../steps.ts'
import { logIn, openTab } from './staff-steps.ts'

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

test('a new patch with a photo is in the shop at once, reflects each change, is changed by a file, and disappears when hidden', async () => {
  const name = 'Prøvepatch'
  const { page, problems } = await visitor(phone, 1, shopUrl())
  const shopper = await visitor(phone, 1, shopUrl())
  /** The patch in the public catalogue, refetched. */
  const inShop = async () => {
    await open(shopper.page, `/products?search=${encodeURIComponent(name)}`)
    return (await cards(shopper.page).allInnerTexts()).join('\n')
  }

  await logIn(page)
  await page.getByRole('tab', { name: dashboardTexts.tabs.products }).click()
  const rows = page.locator('tr[data-product]')
  await rows.first().waitFor()

  await page.getByRole('button', { name: texts.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.fieldLabels.name).fill(name)
  await dialog.getByLabel(texts.fieldLabels.description).fill('Grønn og ny.')
  await dialog.getByLabel(texts.fieldLabels.category).selectOption('humor')
  await dialog.getByLabel(texts.fieldLabels.price).fill('79')
  await dialog.getByLabel(texts.fieldLabels.stock).fill('7')
  await dialog.getByLabel(texts.fieldLabels.tags).fill('green, prøve')
  await dialog
    .getByLabel(texts.image)
    .setInputFiles({ name: 'patch.png', mimeType: 'image/png', buffer: photo })
  await dialog.getByAltText(texts.preview).waitFor()
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
  await dialog.getByLabel(texts.fieldLabels.price).fill('65,50')
  const before = await dialog.getByAltText(texts.preview).getAttribute('src')
  await dialog
    .getByLabel(texts.newImage)
    .setInputFiles({ name: 'ny.png', mimeType: 'image/png', buffer: otherPhoto })
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.waitFor({ state: 'hidden' })
  expect(await inShop()).toContain('65,50 kr')
  const shown = await picture.evaluate((img: HTMLImageElement) => img.currentSrc)
  expect(shown).not.toContain(before?.replace('.webp', ''))

  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: fileTexts.save }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('patcher.csv')
  const [, line = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  const [id = ''] = line.split(';').map((cell) => cell.slice(1, -1))
  await page.getByRole('button', { name: fileTexts.open }).click()
  const csv = { name: 'endret.csv', mimeType: 'text/csv' }
  await dialog
    .getByLabel(fileTexts.field)
    .setInputFiles({ ...csv, buffer: Buffer.from(`Id;Lagerendring\n${id};-4`) })
  await dialog.getByRole('button', { name: fileTexts.apply(1) }).click()
  await page.getByText(fileTexts.applied(1)).waitFor()
  // Of a change in stock alone, the page from before may be served while the new one is made.
  await expect.poll(inShop).toContain('Kun 3 igjen')

  await page.getByRole('button', { name: texts.editProduct(name) }).click()
  await dialog.getByText(`sjefen endret lageret av patchen ${name}`).first().waitFor()
  await dialog.getByLabel(texts.fieldLabels.isHidden).check()
  await dialog.getByRole('button', { name: texts.submitChange }).click()
  await dialog.waitFor({ state: 'hidden' })
  await rows.getByText(productTitles.isHidden).waitFor()
  expect(await inShop()).toBe('')

  await openTab(page, 'log')
  await page.getByRole('searchbox', { name: logTexts.search }).fill(name)
  await page.getByLabel(logTexts.kind).selectOption(logTexts.kinds.product)
  await page.getByText(`sjefen endret lageret av patchen ${name}`).first().waitFor()
  expect([...problems, ...shopper.problems]).toEqual([])

  await page.getByRole('button', { name: accountTexts.open }).click()
  await dialog.getByRole('button', { name: accountTexts.everywhere }).click()
  await page.waitForURL('**/admin/login')
})

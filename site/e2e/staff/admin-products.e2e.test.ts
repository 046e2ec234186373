import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { accountTexts } from '../../staff/account/text.ts'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { logTexts } from '../../staff/log/text.ts'
import { productFileTexts as fileTexts } from '../../staff/products/file/text.ts'
import { assortmentTexts as texts } from '../../staff/products/text.ts'
import { staffTexts } from '../../text/staff.ts'
import { phone, visitor } from '../browser.ts'
import { ownShop } from '../own-shop.ts'
import { expectSound } from '../sound.ts'
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

test('a new patch with a photo is in the shop at once, reflects each change, disappears when hidden, and is changed by a file', async () => {
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

  await page.getByRole('button', { name: texts.create }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(texts.name).fill(name)
  await page.reload()
  await page.getByRole('button', { name: texts.create }).click()
  expect(await dialog.getByLabel(texts.name).inputValue()).toBe(name)
  await dialog.getByLabel(texts.description).fill('Grønn og ny.')
  await dialog.getByLabel(texts.category).selectOption('humor')
  await dialog.getByLabel(texts.priceField).fill('79')
  await dialog.getByLabel(texts.stock).fill('7')
  await dialog.getByLabel(texts.tags).fill('green, prøve')
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
  await page.getByLabel(texts.show).selectOption('all')
  await changeByFile(page)
  // The browser logs the rejected save and the refused file to the console.
  expect(problems).toEqual(['409', '422'].map((status) => expect.stringContaining(status)))
  expect(shopper.problems).toEqual([])

  await page.getByRole('button', { name: accountTexts.open }).click()
  await dialog.getByRole('button', { name: accountTexts.everywhere }).click()
  await page.waitForURL('**/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
})

/** Patches go out as CSV, come back with a preview, and the log shows what changed. */
async function changeByFile(page: Page) {
  const saved = page.waitForEvent('download')
  await page.getByRole('button', { name: fileTexts.save }).click()
  const download = await saved
  expect(download.suggestedFilename()).toBe('patcher.csv')
  const [, first = ''] = (await readFile(await download.path(), 'utf8')).split('\r\n')
  const [id = '', name = ''] = first.split(';').map((cell) => cell.slice(1, -1))

  await page.getByRole('button', { name: fileTexts.open }).click()
  const dialog = page.getByRole('dialog', { name: fileTexts.title })
  const choose = (csv: string) =>
    dialog
      .getByLabel(fileTexts.field)
      .setInputFiles({ name: 'endret.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await choose('Id;Farge\n1;rød')
  await dialog.getByText(/Kolonnen «Farge» er ukjent/).waitFor()
  await choose(`Id;Lagerendring\n${id};7\n999998;1`)
  await dialog.getByText(/^Linje 3: ingen patch har denne Id-en/).waitFor()
  expect(await dialog.getByRole('button', { name: /^Lagre/ }).count()).toBe(0)
  await choose(`Id;Lager nå\n${id};9999`)
  await dialog.getByRole('note').getByText('På linje 2 står et annet tall').waitFor()
  await choose(`Id;Lagerendring\n${id};7`)
  await dialog.getByRole('button', { name: fileTexts.apply(1) }).click()
  await page.getByText(fileTexts.applied(1)).waitFor()

  await page.getByRole('button', { name: texts.editProduct(name) }).click()
  const form = page.getByRole('dialog', { name: texts.change(name) })
  await form.getByText(`sjefen endret lageret av patchen ${name}`).first().waitFor()
  await page.keyboard.press('Escape')

  await openTab(page, 'log')
  await page.getByRole('searchbox', { name: logTexts.search }).fill(name)
  await page.getByLabel(logTexts.kind).selectOption(logTexts.kinds.product)
  await page.getByText(`sjefen endret lageret av patchen ${name}`).first().waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('log')
}

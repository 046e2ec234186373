import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { administrator } from '../../../scripts/test/shop-setup.ts'
import { logTexts } from '../../staff/log/text.ts'
import { orderLogTexts, orderNoteTexts, orderTexts } from '../../staff/orders/text.ts'
import { productFileTexts as fileTexts } from '../../staff/products/file/text.ts'
import { assortmentTexts } from '../../staff/products/text.ts'
import { visitor } from '../browser.ts'
import { findOrder, logIn, openTab, paidOrder } from './staff-steps.ts'

test('a note survives the closing of the dialog, is written on the order, deleted again, and both are in its log', async () => {
  const { page, problems } = await visitor()
  const { number } = await paidOrder('notat')
  await logIn(page)
  const row = await findOrder(page, number)
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel(orderNoteTexts.field).fill('Kunden ringte.\nVil vente.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await row.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const field = dialog.getByLabel(orderNoteTexts.field)
  await expect.poll(() => field.inputValue()).toBe('Kunden ringte.\nVil vente.')
  await dialog.getByRole('button', { name: orderNoteTexts.add }).click()
  const note = dialog.getByRole('listitem').filter({ hasText: 'Vil vente.' })
  await note.waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await note.getByRole('button', { name: /^Slett notatet/ }).click()
  await note.waitFor({ state: 'detached' })
  for (const done of ['skrev et notat', 'slettet et notat'])
    await dialog.getByText(`sjefen ${done}.`).waitFor()
  await dialog.getByRole('heading', { name: orderLogTexts.title }).waitFor()
  expect(problems).toEqual([])
})

test('patches go out as CSV, come back with a preview, and the log shows what changed', async () => {
  const { page, problems } = await visitor()
  await logIn(page)
  await openTab(page, 'products')
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

  await page.getByRole('button', { name: assortmentTexts.editProduct(name) }).click()
  const form = page.getByRole('dialog', { name: assortmentTexts.change(name) })
  await form.getByText(`sjefen endret lageret av patchen ${name}`).first().waitFor()
  await page.keyboard.press('Escape')

  await openTab(page, 'log')
  await page.getByRole('searchbox', { name: logTexts.search }).fill(name)
  await page.getByLabel(logTexts.kind).selectOption(logTexts.kinds.product)
  await page.getByText(`sjefen endret lageret av patchen ${name}`).first().waitFor()
  expect(new URL(page.url()).searchParams.get('tab')).toBe('log')
  // The refused file.
  expect(problems).toEqual([expect.stringContaining('422')])
})

test('the log tells what a command did, and is filtered by it', async () => {
  const { page, problems } = await visitor()
  await logIn(page)
  await openTab(page, 'log')
  await page.getByLabel(logTexts.kind).selectOption(logTexts.kinds.staff)
  await page.getByRole('textbox', { name: logTexts.person }).fill('Kommandolinjen')
  await page.getByText(`kommandolinjen opprettet brukeren ${administrator.username}.`).waitFor()
  await expect.poll(() => page.getByText('logget inn').count()).toBe(0)
  expect(problems).toEqual([])
})

import { readFile } from 'node:fs/promises'
import type { Locator, Page } from 'playwright'
import { expect, test } from 'vitest'
import { discountTexts as texts } from '../../staff/codes/text.ts'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import {
  orderDetailsTexts as detailsTexts,
  orderNoteTexts as noteTexts,
  orderTexts,
  statusLabels,
} from '../../staff/orders/text.ts'
import { visitor } from '../browser.ts'
import { expectSound } from '../sound.ts'
import { krOf, sum } from '../steps.ts'
import { expectToast } from '../toasts.ts'
import { entry, field, newName, sentBy, submit } from './discount-steps.ts'
import { giveCredentials, openTab, orderCalls, paidOrder } from './staff-steps.ts'

type Paid = { number: string; email: string }

test('ALOGIN-11 ADASH-02 ADASH-06 AORD-02 AORD-03 AORD-05 AORD-09 AORD-10 AORD-14 AORD-16 AORD-17 AORD-18 AORD-19 AORD-20 AORD-21 AORD-22 AORD-23 AORD-24 AORD-25 AORD-26 AORD-27 AORD-31 ADISC-02 ADISC-03 ADISC-10 ADISC-12 ADISC-24 ADISC-25 ADISC-26 ADISC-27 a working day: follow a shared link, find, view, note, ship and export an order, make a code, and log out', async () => {
  const order = await paidOrder('arbeidsdag', '3FOR2')
  const { page, problems } = await visitor()
  await followLink(page, order)
  await findInList(page, order)
  await checkAndShip(page, order)
  await exportList(page, order)
  await openTab(page, 'discounts')
  await makeChangeAndDeleteCode(page)
  await leave(page)
  expect(problems).toEqual([])
})

async function followLink(page: Page, { number, email }: Paid) {
  const view = { search: email, status: 'pending', sort: 'name' }
  await page.goto('/om-oss')
  await page.goto(`/admin/dashboard?${new URLSearchParams(view)}`)
  await page.waitForURL('**/admin/login')
  await giveCredentials(page)
  const isRestored = async () => {
    await page.getByRole('row', { name: number }).waitFor()
    await page.getByText(/^Viser 1 av \d+ bestillinger$/).waitFor()
    expect(await status.inputValue()).toBe('pending')
    expect(shown()).toEqual(view)
  }
  const status = page.getByRole('combobox', { name: orderTexts.status, exact: true })
  const shown = () => Object.fromEntries(new URL(page.url()).searchParams)
  await isRestored()
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeTruthy()
  // Back leads to the page before the login.
  await page.goBack()
  await page.waitForURL('**/om-oss')
  await page.goForward()
  await isRestored()

  await status.selectOption('shipped')
  await page.getByText(orderTexts.empty).waitFor()
  await page.getByText(/^Viser 0 av \d+ bestillinger$/).waitFor()
  await page.getByRole('button', { name: orderTexts.clear }).click()
  await expect.poll(shown).toEqual({ sort: 'name' })
  await page.getByRole('row', { name: number }).waitFor()
}

async function findInList(page: Page, { number, email }: Paid) {
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(email.toUpperCase())
  await page.getByText(/^Viser 1 av \d+ bestillinger$/).waitFor()
  const text = await page.getByRole('row', { name: number }).innerText()
  for (const part of ['Kari Nordmann', email, '3 stk']) expect(text).toContain(part)
  expect(text).toMatch(/\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/)
  expect(text).toMatch(/\d+ kr/)
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
    Object.values(orderTexts.columns),
  )
  const options = (name: string) =>
    page.getByRole('combobox', { name, exact: true }).locator('option').allInnerTexts()
  expect(await options(orderTexts.status)).toEqual([
    orderTexts.allStatuses,
    ...Object.values(statusLabels),
  ])
  expect(await options(orderTexts.period)).toEqual(Object.values(orderTexts.periods))
  expect(await options(orderTexts.sort)).toEqual(Object.values(orderTexts.sorts))
}

async function checkAndShip(page: Page, { number, email }: Paid) {
  await page.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const dialog = page.getByRole('dialog', { name: detailsTexts.title(number) })
  await dialog.waitFor()
  const text = await dialog.innerText()
  for (const part of [
    'Kari Nordmann',
    email,
    '40000000',
    'Storgata 1',
    '0155 Oslo',
    detailsTexts.delivery,
    'posten',
    'Rabatt (3FOR2)',
  ])
    expect(text).toContain(part)
  const [subtotal, discount, shipping, total] = await Promise.all([
    krOf(sum(dialog, detailsTexts.subtotal)),
    krOf(sum(dialog, 'Rabatt')),
    krOf(sum(dialog, detailsTexts.shipping)),
    krOf(sum(dialog, detailsTexts.total)),
  ])
  expect(total).toBe(subtotal - discount + shipping)
  await dialog.getByRole('button', { name: /^Forstørr/ }).click()
  await page.getByRole('link', { name: detailsTexts.openPicture }).waitFor()
  await page.keyboard.press('Escape')

  const refetched = page.waitForResponse(orderCalls)
  await dialog.getByLabel(orderTexts.statusOf(number)).selectOption('processing')
  await refetched
  await dialog.getByText(/endret status fra Venter til Behandles/).waitFor()
  const tracking = dialog.getByLabel(detailsTexts.trackingNumber)
  await tracking.fill('37/04')
  await dialog.getByRole('button', { name: detailsTexts.ship }).click()
  await dialog.getByText(detailsTexts.trackingMalformed).waitFor()
  await tracking.fill('3704 3810')
  await dialog.getByRole('button', { name: detailsTexts.ship }).click()
  await dialog.getByText(/la inn sporingsnummer 3704 3810/).waitFor()
  await dialog.getByText(/endret status fra Behandles til Sendt/).waitFor()
  expect(
    await dialog.getByRole('link', { name: detailsTexts.follow }).getAttribute('href'),
  ).toContain('37043810')
  await expectSound(page, 'shipped order', '[role=dialog]')
  await noteAndDelete(page, dialog, number)
  // Back closes the details, and keeps the filters of the list.
  await page.goBack()
  await dialog.waitFor({ state: 'detached' })
  const { pathname, searchParams } = new URL(page.url())
  expect(pathname).toBe('/admin/dashboard')
  const search = email.toUpperCase()
  expect(Object.fromEntries(searchParams)).toEqual({ search, sort: 'name' })
  expect(await page.getByRole('searchbox', { name: orderTexts.search }).inputValue()).toBe(search)
  await page.getByText(/^Viser 1 av \d+ bestillinger$/).waitFor()
}

/** The text of a note survives the closing of the dialog. */
async function noteAndDelete(page: Page, dialog: Locator, number: string) {
  const field = dialog.getByLabel(noteTexts.field)
  await field.fill('Kunden ringte.\nVil vente.')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  await expect.poll(() => field.inputValue()).toBe('Kunden ringte.\nVil vente.')
  await dialog.getByRole('button', { name: noteTexts.add }).click()
  const note = dialog.getByRole('listitem').filter({ hasText: 'Vil vente.' })
  await note.waitFor()
  await expect.poll(() => field.inputValue()).toBe('')
  await note.getByRole('button', { name: /^Slett notatet/ }).click()
  await note.waitFor({ state: 'detached' })
  for (const done of ['skrev et notat', 'slettet et notat'])
    await dialog.getByText(`sjefen ${done}.`).waitFor()
}

async function exportList(page: Page, { number, email }: Paid) {
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: orderTexts.export }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('bestillinger.csv')
  const csv = await readFile(await file.path(), 'utf8')
  const [titles, row, ...more] = csv.trim().split('\r\n').map(fieldsOf)
  expect(titles).toEqual([...orderTexts.csvColumns])
  expect(row?.slice(0, 5)).toEqual([number, 'Kari Nordmann', email, '40000000', 'Sendt'])
  expect(row?.[6]).toBe('3FOR2')
  expect(more).toEqual([])
}

/** The fields of a CSV line whose fields are all quoted. */
const fieldsOf = (line: string): string[] =>
  line
    .replace(/^\uFEFF/, '')
    .slice(1, -1)
    .split('";"')

async function makeChangeAndDeleteCode(page: Page) {
  const name = newName()
  await field(page, texts.code).fill(name.toLowerCase())
  await field(page, texts.description).fill('Prøve')
  await field(page, texts.value.percentage).fill('15')
  await field(page, texts.minimumField).fill('200')
  await field(page, texts.maxUses).fill('10')
  await field(page, texts.validUntil).fill('2099-05-17')
  await page.getByRole('checkbox', { name: texts.fieldLabels.excludeCustomPatches }).check()
  const created = sentBy(page, 'POST')
  await submit(page).click()
  expect(await created).toEqual({
    code: name,
    description: 'Prøve',
    type: 'percentage',
    value: 15,
    minimumAmount: 200_00,
    maxUses: 10,
    validUntil: '2099-05-17',
    excludeCustomPatches: true,
    isActive: true,
  })
  await expectToast(page, 'Rabattkode opprettet!', texts.createdText.active)
  await entry(page, name).first().waitFor()
  expect(await field(page, texts.code).inputValue()).toBe('')

  const edit = page.getByRole('button', { name: texts.editCode(name) })
  await edit.click()
  await page.getByRole('heading', { name: 'Rediger rabattkode' }).waitFor()
  expect(await field(page, texts.code).inputValue()).toBe(name)
  expect(await field(page, texts.value.percentage).inputValue()).toBe('15')
  expect(await field(page, texts.minimumField).inputValue()).toBe('200')
  expect(await field(page, texts.validUntil).inputValue()).toBe('2099-05-17')
  await page.getByRole('button', { name: 'Avbryt redigering' }).click()
  await page.getByRole('heading', { name: 'Opprett ny rabattkode' }).waitFor()
  expect(await field(page, texts.code).inputValue()).toBe('')
  expect(await page.getByRole('button', { name: texts.cancel }).count()).toBe(0)

  await edit.click()
  await field(page, texts.value.percentage).fill('20')
  await page.getByRole('button', { name: texts.submitChange }).click()
  await expectToast(page, 'Rabattkode oppdatert!', texts.updatedText)
  await expect.poll(() => entry(page, name).first().innerText()).toMatch(/20\s%\srabatt/)

  page.on('dialog', () => expect.unreachable('Deleting shows no confirmation dialog'))
  await page.getByRole('button', { name: texts.removeCode(name) }).click()
  await expectToast(page, 'Rabattkode slettet!', texts.deletedText)
  expect(await page.getByRole('dialog').count()).toBe(0)
  await entry(page, name).first().waitFor({ state: 'detached' })
}

async function leave(page: Page) {
  const token = await page.evaluate(() => localStorage.getItem('adminToken'))
  const orders = () =>
    page.request.get('/api/admin/orders?limit=1', { headers: { Authorization: `Bearer ${token}` } })
  expect((await orders()).status()).toBe(200)
  await page.getByRole('button', { name: dashboardTexts.logout }).click()
  await page.waitForURL('**/admin/login')
  expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
  await expect.poll(async () => (await orders()).status()).toBe(401)
}

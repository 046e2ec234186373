import { expect, test } from 'vitest'
import { alertTexts } from '../../staff/orders/alerts/alert-text.ts'
import {
  conflictTexts,
  orderDetailsTexts as detailsTexts,
  orderLogTexts,
  orderTexts,
  selectionTexts,
} from '../../staff/orders/text.ts'
import { assortmentTexts } from '../../staff/products/text.ts'
import { order as sampleOrder } from '../../testing/order.ts'
import { dashboardTexts } from '../../text/staff.ts'
import { visitor } from '../browser.ts'
import { told } from '../toasts.ts'
import { findOrder, logIn, openTab, orderCalls, paidOrder } from './staff-steps.ts'

test('AORD-32 ADASH-10 a refused change is reported and nothing is lost', async () => {
  const { number } = await paidOrder('feil')
  const { page } = await visitor()
  await logIn(page)
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(number)
  await page.route('**/api/admin/orders/*', (route) =>
    route.fulfill({ status: 401, json: { error: 'Logg inn på nytt', code: 'unauthorized' } }),
  )
  const select = page.getByLabel(orderTexts.statusOf(number))
  await select.selectOption('cancelled')
  const link = page.locator('[data-toast]').getByRole('link', { name: dashboardTexts.toLogin })
  expect(await link.getAttribute('href')).toBe('/admin/login')
  await told(page, orderTexts.updateFailed)
  await expect.poll(() => select.inputValue()).toBe('pending')
  expect(await select.getAttribute('aria-busy')).toBe('false')
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
})

test('AORD-02 AORD-09 AORD-19 a view is in the URL: reload, a shared link and Back restore it', async () => {
  const { number, email } = await paidOrder('lenke')
  const { page } = await visitor()
  await logIn(page)
  const status = page.getByRole('combobox', { name: orderTexts.status, exact: true })
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(email)
  await status.selectOption('pending')
  await page.getByLabel(orderTexts.sort).selectOption('name')
  const wanted = { search: email, status: 'pending', sort: 'name' }
  const shown = () => Object.fromEntries(new URL(page.url()).searchParams)
  await expect.poll(shown).toEqual(wanted)
  const link = page.url()

  const isRestored = async () => {
    await page.getByText(/^Viser 1 av \d+ bestillinger$/).waitFor()
    await page.getByRole('row', { name: number }).waitFor()
    expect(await status.inputValue()).toBe('pending')
    expect(shown()).toEqual(wanted)
  }
  await page.reload()
  await isRestored()
  await page.goto('/om-oss')
  await page.goto(link)
  await isRestored()
  await page.goto('/om-oss')
  await page.goBack()
  await isRestored()

  await status.selectOption('shipped')
  await page.getByText(orderTexts.empty).waitFor()
  await page.getByText(/^Viser 0 av \d+ bestillinger$/).waitFor()
  await page.getByRole('button', { name: orderTexts.clear }).click()
  await expect.poll(shown).toEqual({ sort: 'name' })
  await page.getByRole('row', { name: number }).waitFor()

  await page.getByRole('tab', { name: dashboardTexts.tabs.products }).click()
  expect(shown()).toEqual({ sort: 'name', tab: 'products' })
  await page.reload()
  await page.getByRole('button', { name: assortmentTexts.create }).waitFor()
})

test('AORD-09 the list shows 50 orders, 50 more per press, and keeps its rows in place after a new status', async () => {
  const { page } = await visitor()
  const orders = Array.from({ length: 120 }, (_none, index) => sampleOrder(120 - index))
  await page.route(orderCalls, (route) => {
    const query = new URL(route.request().url()).searchParams
    const start = Number(query.get('cursor') ?? 0)
    const end = start + Number(query.get('limit'))
    const headers = {
      'x-matching': '120',
      'x-total': '50000',
      ...(end < 120 && { 'x-next-cursor': String(end) }),
    }
    return route.fulfill({ json: orders.slice(start, end), headers })
  })
  await page.route('**/api/admin/orders/*', (route) =>
    route.fulfill({ json: { ...sampleOrder(21), status: 'shipped' } }),
  )
  await logIn(page)
  const rows = page.locator('tr[data-order]')
  await page.getByText('Viser 120 av 50000 bestillinger', { exact: true }).waitFor()
  expect(await rows.count()).toBe(50)
  const more = page.getByRole('button', { name: orderTexts.showMore })
  await more.click()
  await expect.poll(() => rows.count()).toBe(100)

  const select = page.getByLabel(orderTexts.statusOf(sampleOrder(21).orderNumber))
  await select.scrollIntoViewIfNeeded()
  const place = () => page.evaluate(() => scrollY)
  const before = await place()
  const refetched = page.waitForRequest((request) => request.url().includes('limit=100'))
  await select.selectOption('shipped')
  await refetched
  await expect.poll(() => select.getAttribute('aria-busy')).toBe('false')
  expect([await rows.count(), await place()]).toEqual([100, before])

  await more.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => rows.count()).toBe(120)
  await more.waitFor({ state: 'detached' })
  // The focus moves to the first new entry.
  expect(await rows.nth(100).evaluate((row) => row === document.activeElement)).toBe(true)
})

test('the table works with the keyboard, and selected orders are changed in bulk and printed', async () => {
  const { page, context } = await visitor()
  const orders = [3, 2, 1].map((id) => sampleOrder(id))
  await context.route(orderCalls, (route) => {
    const ids = new URL(route.request().url()).searchParams.getAll('ids')
    const json = orders.filter(({ id }) => ids.length === 0 || ids.includes(String(id)))
    return route.fulfill({ json, headers: { 'x-matching': '3', 'x-total': '3' } })
  })
  await page.route('**/api/admin/orders/*/log', (route) => route.fulfill({ json: [] }))
  await logIn(page)
  const row = (id: number) => page.getByRole('row', { name: sampleOrder(id).orderNumber })
  const box = (id: number) => row(id).getByRole('checkbox')
  const hasFocus = (id: number) =>
    expect.poll(() => row(id).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.getByRole('checkbox', { name: selectionTexts.selectAll }).focus()
  await page.keyboard.press('Tab')
  await hasFocus(3)
  for (const [key, id] of [
    ['ArrowDown', 2],
    ['End', 1],
    ['ArrowDown', 1],
    ['ArrowUp', 2],
  ] as const) {
    await page.keyboard.press(key)
    await hasFocus(id)
  }
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: detailsTexts.title('RP-TEST0002') })
  await dialog.getByText(orderLogTexts.empty).waitFor()
  // A disappearing button must not move the focus behind the dialog.
  await page.route('**/api/admin/orders/2/receipt', (route) => {
    orders[1] = { ...sampleOrder(2), receipt: 'queued' }
    return route.fulfill({ json: { ok: true } })
  })
  await dialog.getByRole('button', { name: alertTexts.retry.receipt }).press('Enter')
  await dialog.getByText(alertTexts.receipt.queued).waitFor()
  await page.keyboard.press('Tab')
  expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true)
  await page.keyboard.press('Escape')
  await hasFocus(2)
  await page.keyboard.press(' ')
  expect(await box(2).isChecked()).toBe(true)
  await page.keyboard.press('Home')
  await page.keyboard.press(' ')

  const bar = page.getByRole('region', { name: selectionTexts.title })
  await bar.getByText(selectionTexts.count(2)).waitFor()
  expect(await page.getByRole('checkbox', { checked: true }).count()).toBe(2)
  let sent: unknown
  await page.route('**/api/admin/orders', (route) => {
    sent = route.request().postDataJSON()
    const changed = [2, 3].map((id) => ({ id, from: 'pending', version: 2 }))
    return route.fulfill({ json: { changed: 2, orders: changed, conflicts: [] } })
  })
  await bar.getByLabel(selectionTexts.status).selectOption('shipped')
  await bar.getByRole('button', { name: selectionTexts.setStatus }).click()
  await told(page, selectionTexts.changed(2, 'Sendt'))
  expect(sent).toEqual({ ids: [3, 2], status: 'shipped', versions: [1, 1] })
  await page.getByRole('button', { name: /^Angre: 2 bestillinger/ }).waitFor()

  const inPrint = async (name: string) => {
    const opening = page.waitForEvent('popup')
    await bar.getByRole('link', { name }).click()
    const printed = await opening
    await printed.getByRole('table').first().waitFor()
    const heading = printed.getByRole('heading', { name, level: 1 })
    await heading.waitFor()
    const file = await printed.pdf({ preferCSSPageSize: true })
    await printed.emulateMedia({ media: 'print' })
    expect(await heading.isVisible()).toBe(false)
    const text = await printed.getByRole('main').innerText()
    return { text, pages: file.toString('latin1').match(/\/Type \/Page\b/g)?.length }
  }
  const list = await inPrint(selectionTexts.pickingList)
  expect(list.text).toMatch(/Elgpatch\s+Nr\. 1\s+4 stk\s+RP-TEST0003: 2\s+RP-TEST0002: 2/)
  expect(list.text.match(/Tilpasset patch/g)).toHaveLength(2)
  const slips = await inPrint(selectionTexts.packingSlips)
  expect(slips.pages).toBe(2)
  for (const part of ['RP-TEST0003', 'RP-TEST0002', 'Storgata 1', 'Elgpatch', '14 dager'])
    expect(slips.text).toContain(part)

  await page.bringToFront()
  await bar.getByRole('button', { name: selectionTexts.clear }).focus()
  await page.keyboard.press('Enter')
  await hasFocus(3)
  // A new status may remove a row from the list: the next one gets the focus.
  await page.route('**/api/admin/orders/2', (route) => {
    orders.splice(1, 1)
    return route.fulfill({ json: { ...sampleOrder(2), status: 'delivered' } })
  })
  for (const key of ['ArrowDown', 'Tab', 'Tab']) await page.keyboard.press(key)
  await page.getByLabel(orderTexts.statusOf('RP-TEST0002')).selectOption('delivered')
  await hasFocus(1)
  await page.keyboard.press('ArrowUp')
  await hasFocus(3)
})

test('AORD-18 arrow keys change no status; a change can be undone from every tab and in the dialog', async () => {
  const { number } = await paidOrder('angre')
  const { page } = await visitor()
  await logIn(page)
  await findOrder(page, number)
  const sent: unknown[] = []
  page.on('request', (request) => {
    if (request.method() === 'PATCH') sent.push(request.postDataJSON())
  })
  const select = page.getByLabel(orderTexts.statusOf(number))
  await select.focus()
  for (const key of ['ArrowDown', 'ArrowDown', 'End', 'ArrowUp']) await page.keyboard.press(key)
  expect(await select.inputValue()).toBe('delivered')
  await page.keyboard.press('Escape')
  expect(await select.inputValue()).toBe('pending')
  expect(sent).toEqual([])
  for (const key of ['ArrowDown', 'Enter']) await page.keyboard.press(key)
  const undo = page.getByRole('button', { name: new RegExp(`^Angre: ${number}`) })
  await undo.waitFor()
  await openTab(page, 'newsletter')
  await undo.waitFor()
  await openTab(page, 'orders')
  await page.keyboard.press('Control+z')
  await expect.poll(() => select.inputValue()).toBe('pending')
  await undo.waitFor({ state: 'detached' })
  expect(sent).toEqual([
    { status: 'processing', version: 1 },
    { status: 'pending', version: 2 },
  ])

  const dialog = page.getByRole('dialog', { name: detailsTexts.title(number) })
  const details = page.getByRole('button', { name: orderTexts.detailsOf(number) })
  await details.click()
  const tracking = dialog.getByLabel(detailsTexts.trackingNumber)
  await tracking.fill('3704 3810')
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await details.click()
  expect(await tracking.inputValue()).toBe('3704 3810')
  await page.route('**/api/admin/orders/*', (route) => route.abort())
  await dialog.getByRole('button', { name: detailsTexts.ship }).click()
  await told(page, orderTexts.updateFailed)
  await page.unroute('**/api/admin/orders/*')
  expect(await tracking.inputValue()).toBe('3704 3810')
  await dialog.getByRole('button', { name: detailsTexts.ship }).click()
  await dialog.getByRole('button', { name: new RegExp(`^Angre: ${number}`) }).click()
  await expect
    .poll(() => dialog.getByLabel(orderTexts.statusOf(number)).inputValue())
    .toBe('pending')
  expect(sent.at(-1)).toEqual({ status: 'pending', trackingNumber: null, version: 4 })
  expect(await tracking.inputValue()).toBe('3704 3810')
})

test('AORD-30 a conflict with another administrator is reported, and nothing is overwritten without a choice', async () => {
  const { number } = await paidOrder('samtidig')
  const { page, context } = await visitor()
  await logIn(page)
  await findOrder(page, number)
  const other = await context.newPage()
  await other.goto('/admin/dashboard')
  await findOrder(other, number)
  const [mine, theirs] = [page, other].map((one) => one.getByLabel(orderTexts.statusOf(number)))
  await theirs?.selectOption('shipped')
  await other.locator('[data-undo]').waitFor()

  await page.bringToFront()
  const dialog = page.getByRole('dialog', { name: conflictTexts.title })
  await mine?.selectOption('cancelled')
  await dialog
    .getByText(/^sjefen satte den til Sendt kl\. \d\d\.\d\d; du valgte Kansellert\.$/)
    .waitFor()
  await dialog.getByRole('button', { name: conflictTexts.keepTheirs }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => mine?.inputValue()).toBe('shipped')

  await theirs?.selectOption('delivered')
  await expect.poll(() => theirs?.getAttribute('aria-busy')).toBe('false')
  await mine?.selectOption('cancelled')
  await dialog.getByRole('button', { name: conflictTexts.setMine }).click()
  await expect.poll(() => mine?.inputValue()).toBe('cancelled')
  await page.getByRole('button', { name: new RegExp(`^Angre: ${number}`) }).waitFor()
})

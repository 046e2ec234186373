import { expect, test } from 'vitest'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { alertTexts } from '../../staff/orders/alerts/alert-text.ts'
import {
  orderDetailsTexts as detailsTexts,
  orderLogTexts,
  orderTexts,
  selectionTexts,
} from '../../staff/orders/text.ts'
import { assortmentTexts } from '../../staff/products/text.ts'
import { order as sampleOrder } from '../../testing/order.ts'
import { phone, visitor } from '../browser.ts'
import { told } from '../toasts.ts'
import { logIn, orderCalls, paidOrder } from './staff-steps.ts'

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
  await page.getByText('Viser 120 av 50 000 bestillinger', { exact: true }).waitFor()
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

test('the bar of a selection covers no focused element on a phone', async () => {
  const { page } = await visitor(phone)
  const orders = Array.from({ length: 12 }, (_none, index) => sampleOrder(12 - index))
  await page.route(orderCalls, (route) =>
    route.fulfill({ json: orders, headers: { 'x-matching': '12', 'x-total': '12' } }),
  )
  await logIn(page)
  const bar = page.getByRole('region', { name: selectionTexts.title })
  await page
    .getByRole('row', { name: sampleOrder(12).orderNumber })
    .getByRole('checkbox')
    .check()
  await bar.waitFor()
  const isCovered = () =>
    bar.evaluate((one) => {
      const { top = 0, bottom = 0 } = document.activeElement?.getBoundingClientRect() ?? {}
      const place = one.getBoundingClientRect()
      return !one.contains(document.activeElement) && bottom > place.top && top < place.bottom
    })
  for (let press = 1; press <= 30; press++) {
    await page.keyboard.press('Tab')
    expect(await isCovered(), `Tab ${press}`).toBe(false)
  }
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

import { readFile } from 'node:fs/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { order as sampleOrder } from '../stores/testing/order.ts'
import { alertTexts } from '../text/admin/alerts.ts'
import { dashboardTexts } from '../text/admin/dashboard.ts'
import { loginTexts } from '../text/admin/login.ts'
import { orderDetailsTexts as detailsTexts, orderTexts } from '../text/admin/orders.ts'
import { thankYouTexts } from '../text/checkout.ts'
import { closeBrowser, visitor } from './browser.ts'
import { logIn } from './staff-steps.ts'
import {
  acceptTerms,
  addFirst,
  customer,
  fillCard,
  fillCustomer,
  goToCheckout,
  krOf,
  open,
  payButton,
  sum,
} from './steps.ts'

afterAll(closeBrowser)

/** Calls for a part of the orders. */
const orderCalls = /\/api\/admin\/orders\?/

/** A paid order of two patches with 3FOR2 on; its number and its customer's address. */
async function order(name: string): Promise<{ number: string; email: string }> {
  const { page, context } = await visitor()
  const fields = customer(name)
  await open(page, '/products?category=humor')
  await addFirst(page, 3)
  await goToCheckout(page)
  await page.getByRole('textbox', { name: 'Rabattkode' }).fill('3FOR2')
  await page.getByRole('button', { name: 'Bruk', exact: true }).click()
  await page.locator('[data-applied]').waitFor()
  await fillCustomer(page, fields)
  await acceptTerms(page)
  await fillCard(page, '4242424242424242')
  await payButton(page).click()
  await page.getByRole('heading', { name: thankYouTexts.title }).waitFor()
  const number = /RP-[A-Z0-9]{8}/.exec(await page.getByRole('main').innerText())?.[0] ?? ''
  await context.close()
  return { number, email: fields['E-post'] }
}

describe('login', () => {
  test('ALOGIN-01 ALOGIN-02 ALOGIN-03 ALOGIN-04 ALOGIN-06 asks for name and password, which can be shown', async () => {
    const { page } = await visitor()
    await open(page, '/admin/login')
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    await page.getByRole('heading', { name: loginTexts.title }).waitFor()
    await page.getByText(loginTexts.intro).waitFor()
    await page.getByText(loginTexts.footer).waitFor()
    const password = page.getByLabel(loginTexts.password, { exact: true })
    expect(await password.getAttribute('type')).toBe('password')
    await page.getByRole('button', { name: loginTexts.show }).click()
    expect(await password.getAttribute('type')).toBe('text')
    await page.getByRole('button', { name: loginTexts.hide }).click()
    expect(await password.getAttribute('type')).toBe('password')
  })

  test('ALOGIN-05 ALOGIN-07 ALOGIN-08 ALOGIN-09 ALOGIN-10 says what is wrong, and that it is busy', async () => {
    const { page } = await visitor()
    await open(page, '/admin/login')
    let calls = 0
    page.on('request', (request) => {
      if (request.url().includes('/api/admin/login')) calls += 1
    })
    const name = page.getByLabel(loginTexts.username)
    const password = page.getByLabel(loginTexts.password, { exact: true })
    const submit = page.getByRole('button', { name: loginTexts.submit })
    await name.fill('ab')
    await password.fill('12345')
    await submit.click()
    await page.getByText(loginTexts.shortUsername).waitFor()
    await page.getByText(loginTexts.shortPassword).waitFor()
    expect(calls).toBe(0)
    await name.fill('sjefen')
    await password.fill('feil-passord')
    let answer = () => {}
    const held = new Promise<void>((resolve) => {
      answer = resolve
    })
    await page.route('**/api/admin/login', async (route) => {
      await held
      await route.continue()
    })
    await submit.click()
    await page.getByRole('button', { name: loginTexts.submitting }).waitFor()
    answer()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(loginTexts.refused)
    await page.unroute('**/api/admin/login')
    await page.route('**/api/admin/login', (route) => route.abort())
    await submit.click()
    await expect.poll(() => page.getByRole('alert').innerText()).toContain(loginTexts.failed)
  })

  test('ALOGIN-11 ADASH-01 ADASH-02 ADASH-06 the dashboard is for who logged in, until they leave', async () => {
    const { page } = await visitor()
    await page.goto('/admin/dashboard')
    await page.waitForURL('**/admin/login')
    await logIn(page)
    expect(await page.locator('meta[name=robots]').getAttribute('content')).toContain('noindex')
    const token = await page.evaluate(() => localStorage.getItem('adminToken'))
    const orders = () =>
      page.request.get('/api/admin/orders', { headers: { Authorization: `Bearer ${token}` } })
    expect((await orders()).status()).toBe(200)
    await page.getByRole('button', { name: dashboardTexts.logout }).click()
    await page.waitForURL('**/admin/login')
    expect(await page.evaluate(() => localStorage.getItem('adminToken'))).toBeNull()
    await expect.poll(async () => (await orders()).status()).toBe(401)
  })
})

test('ADASH-03 ADASH-04 ADASH-05 ADASH-07 ADASH-11 the dashboard opens on the orders, and fetches them anew', async () => {
  const { page } = await visitor()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route(orderCalls, async (route) => {
    await held
    await route.continue()
  })
  await logIn(page)
  await page.getByText(orderTexts.loading).waitFor()
  answer()
  await page.getByText(/^Viser \d+ av \d+ bestillinger$/).waitFor()
  for (const label of Object.values(dashboardTexts.tabs))
    await page.getByRole('tab', { name: label }).waitFor()
  for (const label of [
    dashboardTexts.totalOrders,
    dashboardTexts.pendingOrders,
    dashboardTexts.revenue,
    dashboardTexts.average,
  ])
    await page.getByText(label, { exact: true }).waitFor()
  const fetched = Promise.all([
    page.waitForResponse(orderCalls),
    page.waitForResponse('**/api/admin/summary'),
  ])
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  expect((await fetched).map((answer) => answer.status())).toEqual([200, 200])
})

test('AORD-03 AORD-05 AORD-09 AORD-10 AORD-14 AORD-16 AORD-17 AORD-19 orders are listed, found, sorted and exported', async () => {
  const { number, email } = await order('liste')
  const { page } = await visitor()
  await logIn(page)
  const search = page.getByRole('searchbox', { name: orderTexts.search })
  await search.fill(email.toUpperCase())
  const row = page.getByRole('row', { name: number })
  await row.waitFor()
  const text = await row.innerText()
  expect(text).toContain('Kari Nordmann')
  expect(text).toContain(email)
  expect(text).toContain('3 stk')
  expect(text).toMatch(/\d{2}\.\d{2}\.\d{4} \d{2}:\d{2}/)
  expect(text).toMatch(/\d+ kr/)
  await page.getByText(/^Viser 1 av \d+ bestillinger$/).waitFor()
  expect(await page.getByRole('columnheader').allInnerTexts()).toEqual(
    Object.values(orderTexts.columns),
  )
  const options = (name: string) =>
    page.getByRole('combobox', { name, exact: true }).locator('option').allInnerTexts()
  expect(await options(orderTexts.period)).toEqual(Object.values(orderTexts.periods))
  expect(await options(orderTexts.sort)).toEqual(Object.values(orderTexts.sorts))

  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: orderTexts.export }).click()
  const file = await saving
  expect(file.suggestedFilename()).toBe('bestillinger.csv')
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.trim().split(/\r?\n/)).toHaveLength(2)
  expect(csv).toContain(`"${number}"`)

  await search.fill('finnes-ikke')
  await page.getByText(orderTexts.empty).waitFor()
})

test('AORD-18 AORD-20 AORD-21 AORD-22 AORD-23 AORD-24 AORD-25 AORD-26 AORD-27 AORD-31 an order has all that it takes to make and send it', async () => {
  const { number, email } = await order('detalj')
  const { page } = await visitor()
  await logIn(page)
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(number)
  await page.getByRole('button', { name: orderTexts.detailsOf(number) }).click()
  const dialog = page.getByRole('dialog', { name: detailsTexts.title(number) })
  await dialog.waitFor()
  const text = await dialog.innerText()
  for (const part of [
    'Kari Nordmann',
    email,
    '400 00 000',
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
  await dialog
    .getByRole('button', { name: /^Forstørr/ })
    .first()
    .click()
  await page.getByRole('link', { name: detailsTexts.openPicture }).waitFor()
  await page.keyboard.press('Escape')
  const refetched = page.waitForResponse(orderCalls)
  await dialog.getByLabel(orderTexts.statusOf(number)).selectOption('delivered')
  await refetched
  await expect.poll(() => dialog.innerText()).toContain('Levert')
})

test('AORD-32 ADASH-10 a refused change is told and nothing is lost', async () => {
  const { number } = await order('feil')
  const { page } = await visitor()
  await logIn(page)
  await page.getByRole('searchbox', { name: orderTexts.search }).fill(number)
  await page.route('**/api/admin/orders/*', (route) =>
    route.fulfill({ status: 401, json: { error: 'Logg inn på nytt', code: 'unauthorized' } }),
  )
  await page.getByLabel(orderTexts.statusOf(number)).selectOption('cancelled')
  await page.getByText(orderTexts.updateFailed).waitFor()
  const row = page.getByRole('row', { name: number })
  await expect.poll(() => row.innerText()).toContain('Venter')
  expect(new URL(page.url()).pathname).toBe('/admin/dashboard')
})

test('AORD-02 AORD-09 a view is in the address: reload, a shared link and back restore it', async () => {
  const { number, email } = await order('lenke')
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
})

test('AORD-09 of many orders 50 show at first, 50 more at a press, and a new status moves nothing', async () => {
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
  const rows = page.locator('tbody tr:has(select)')
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

  await more.click()
  await expect.poll(() => rows.count()).toBe(120)
  await more.waitFor({ state: 'detached' })
})

test('the last 30 days are drawn, and told in a table', async () => {
  const { page } = await visitor()
  const figures = { orders: 3, pending: 1, revenue: 30_000, weekRevenue: 0, average: 10_000 }
  let days = Array.from({ length: 30 }, (_none, index) => ({
    date: `2026-05-${String(index + 1).padStart(2, '0')}`,
    orders: index % 3,
    revenue: (index % 3) * 10_000,
  }))
  await page.route('**/api/admin/summary', (route) => route.fulfill({ json: { ...figures, days } }))
  await logIn(page)
  const graphs = page.getByRole('region', { name: dashboardTexts.graph.title })
  for (const name of [dashboardTexts.graph.revenue, dashboardTexts.graph.orders])
    await expect.poll(() => graphs.getByRole('img', { name }).locator('g').count()).toBe(30)
  await graphs.getByText(dashboardTexts.graph.show).click()
  const table = graphs.getByRole('table', { name: dashboardTexts.graph.title })
  const cells = (await table.getByRole('row').nth(1).innerText()).split(/\s*\t\s*/)
  expect(cells).toEqual(['30.05.2026', '200 kr', '2'])

  days = days.map((day) => ({ ...day, orders: 0, revenue: 0 }))
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  await graphs.getByText(dashboardTexts.graph.empty).waitFor()
})

test('a receipt that failed for good stands above the figures until it is sent again', async () => {
  const { page } = await visitor()
  let sent = 0
  await page.route('**/api/admin/alerts', (route) =>
    route.fulfill({
      json: sent
        ? []
        : [
            {
              orderId: 1,
              orderNumber: 'RP-ABCD2345',
              kind: 'receipt',
              customerName: 'Kari Nordmann',
              customerEmail: 'kari@example.com',
              total: 28_700,
              failedAt: '2026-05-10T10:00:00.000Z',
            },
          ],
    }),
  )
  await page.route('**/api/admin/orders/1/receipt', (route) => {
    sent += 1
    return route.fulfill({ json: { ok: true } })
  })
  await logIn(page)
  const alerts = page.getByRole('region', { name: alertTexts.title })
  await alerts.getByText(alertTexts.what.receipt('RP-ABCD2345')).waitFor()
  await alerts.getByRole('button', { name: alertTexts.retryOf.receipt('RP-ABCD2345') }).click()
  await page.getByText(alertTexts.again.receipt).waitFor()
  await alerts.waitFor({ state: 'detached' })
  expect(sent).toBe(1)
})

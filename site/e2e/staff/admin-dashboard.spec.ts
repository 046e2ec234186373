import { expect, test } from 'vitest'
import { dashboardTexts } from '../../staff/dashboard/text.ts'
import { alertTexts } from '../../staff/orders/alerts/alert-text.ts'
import { orderTexts } from '../../staff/orders/text.ts'
import { overviewTexts } from '../../staff/overview/text.ts'
import { demoTexts } from '../../text/demo.ts'
import { staffTexts } from '../../text/staff.ts'
import { visitor } from '../browser.ts'
import { told } from '../toasts.ts'
import { logIn, orderCalls, paidOrder } from './staff-steps.ts'

const failedReceipt = {
  orderId: 1,
  orderNumber: 'RP-ABCD2345',
  kind: 'receipt',
  customerName: 'Kari Nordmann',
  customerEmail: 'kari@example.com',
  total: 28_700,
  isHeldBack: false,
  failedAt: '2026-05-10T10:00:00.000Z',
}

test('ADASH-03 ADASH-04 ADASH-05 ADASH-07 ADASH-11 the dashboard opens with the orders, and refetches them', async () => {
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
    overviewTexts.totalOrders,
    overviewTexts.pendingOrders,
    overviewTexts.revenue,
    overviewTexts.average,
  ])
    await page.getByText(label, { exact: true }).waitFor()
  const fetched = Promise.all([
    page.waitForResponse(orderCalls),
    page.waitForResponse('**/api/admin/summary'),
  ])
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  expect((await fetched).map((answer) => answer.status())).toEqual([200, 200])
})

test('the last 30 days are shown as graphs and as a table', async () => {
  const { page } = await visitor()
  const figures = { orders: 3, pending: 1, revenue: 30_000, weekRevenue: 0, average: 10_000 }
  let days = Array.from({ length: 30 }, (_none, index) => ({
    date: `2026-05-${String(index + 1).padStart(2, '0')}`,
    orders: index % 3,
    revenue: (index % 3) * 10_000,
  }))
  await page.route('**/api/admin/summary', (route) => route.fulfill({ json: { ...figures, days } }))
  await logIn(page)
  const graphs = page.getByRole('region', { name: overviewTexts.graph.title })
  for (const name of [overviewTexts.graph.revenue, overviewTexts.graph.orders])
    await expect.poll(() => graphs.getByRole('img', { name }).locator('g').count()).toBe(30)
  await graphs.getByText(overviewTexts.graph.show).click()
  const table = graphs.getByRole('table', { name: overviewTexts.graph.title })
  const cells = (await table.getByRole('row').nth(1).innerText()).split(/\s*\t\s*/)
  expect(cells).toEqual(['30.05.2026', '200 kr', '2'])

  days = days.map((day) => ({ ...day, orders: 0, revenue: 0 }))
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  await graphs.getByText(overviewTexts.graph.empty).waitFor()
})

test('alerts are shown even when the figures fail to load, which can be retried', async () => {
  const { page } = await visitor()
  await page.route('**/api/admin/alerts', (route) => route.fulfill({ json: [failedReceipt] }))
  await page.route('**/api/admin/summary', (route) => route.fulfill({ status: 500, json: {} }))
  await logIn(page)
  await page.getByRole('region', { name: alertTexts.title }).waitFor()
  const failure = page.getByRole('alert').filter({ hasText: dashboardTexts.summaryFailed })
  await failure.waitFor()
  const figures = page.getByRole('region', { name: overviewTexts.summary })
  expect(await figures.innerText()).toContain(overviewTexts.unknown)
  await page.unroute('**/api/admin/summary')
  await failure.getByRole('button', { name: staffTexts.again }).press('Enter')
  await failure.waitFor({ state: 'detached' })
  expect(await figures.innerText()).not.toContain(overviewTexts.unknown)
})

test('a withdrawal that did not reach the shop is above the figures until it is sent again', async () => {
  const { page } = await visitor()
  let sent = 0
  const withdrawal = {
    ...{ id: 3, name: 'Kari Nordmann', email: 'kari@example.com', goods: '2 × Elgpatch' },
    ...{ orderNumber: 'RP-ABCD2345', isUnknownToShop: true },
    ...{ receivedAt: '2026-05-10T10:00:00.000Z', failedAt: '2026-05-10T12:00:00.000Z' },
  }
  await page.route('**/api/admin/failed-withdrawals', (route) =>
    route.fulfill({ json: sent ? [] : [withdrawal] }),
  )
  await page.route('**/api/admin/failed-withdrawals/3/mails', (route) => {
    sent += 1
    return route.fulfill({ json: { ok: true } })
  })
  await logIn(page)
  const alerts = page.getByRole('region', { name: alertTexts.title })
  await alerts.getByText('RP-ABCD2345: 2 × Elgpatch').waitFor()
  const { what, retryOf } = alertTexts.withdrawal
  await alerts.getByText(what('Kari Nordmann', true)).waitFor()
  await alerts.getByRole('button', { name: retryOf('Kari Nordmann') }).press('Enter')
  await alerts.waitFor({ state: 'detached' })
  expect(sent).toBe(1)
})

test('a receipt that failed permanently is an alert above the figures until it is sent again', async () => {
  const { page } = await visitor()
  let sent = 0
  await page.route('**/api/admin/alerts', (route) =>
    route.fulfill({
      json: sent ? [] : [failedReceipt],
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
  await told(page, alertTexts.again.receipt)
  await alerts.waitFor({ state: 'detached' })
  expect(sent).toBe(1)
})

test('ADASH-07 figures collapse into one line, which is remembered, so that the first order is visible', async () => {
  const { page } = await visitor({ width: 1280, height: 900 })
  // The designs of other tests wait for an answer meanwhile.
  await page.route('**/api/admin/proofs', (route) => route.fulfill({ json: [] }))
  await paidOrder('felt')
  await logIn(page)
  const figures = page.getByRole('region', { name: overviewTexts.summary })
  const labels = ['totalOrders', 'pendingOrders', 'revenue', 'average'] as const
  const first = page.locator('tr[data-order]').first()
  await first.waitFor()
  // A real shop has no note above, which takes a line.
  const note = page.getByText(demoTexts.staff)
  const top = async () =>
    (await first.evaluate((row) => row.getBoundingClientRect().top + scrollY)) -
    (await note.evaluate((line) => line.getBoundingClientRect().height))
  for (const label of labels) await figures.getByText(overviewTexts[label]).waitFor()
  const fold = page.getByRole('button', { name: overviewTexts.fold })
  await fold.focus()
  await page.keyboard.press('Enter')
  const unfold = page.getByRole('button', { name: overviewTexts.unfold })
  expect(await unfold.evaluate((button) => button === document.activeElement)).toBe(true)
  await page.reload()
  await unfold.waitFor()
  await first.waitFor()
  for (const label of labels) await figures.getByText(overviewTexts[label]).waitFor()
  expect(await page.getByRole('region', { name: overviewTexts.graph.title }).count()).toBe(0)
  expect(await top()).toBeLessThan(400)
  await page.setViewportSize({ width: 360, height: 780 })
  expect(await top()).toBeLessThan(620)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  await unfold.click()
  await page.getByRole('region', { name: overviewTexts.graph.title }).waitFor()
})

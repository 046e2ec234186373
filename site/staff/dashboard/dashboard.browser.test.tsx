import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { figures, nothingToDo } from '../../testing/dashboard.ts'
import { order } from '../../testing/order.ts'
import { partOf } from '../../testing/orders.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { orderList } from '../orders/index.ts'
import { alertTexts } from '../orders/state/alert-text.ts'
import { overviewTexts } from '../overview/text.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { dashboardTexts } from './text.ts'

beforeEach(() => localStorage.setItem('adminToken', 'token'))

test('the last 30 days are shown as graphs and as a table', async () => {
  const answers = { getSummary: figures }
  answerCalls(answers)
  await render(<AdminDashboard />)
  const graphs = page.getByRole('region', { name: overviewTexts.graph.title })
  for (const name of [overviewTexts.graph.revenue, overviewTexts.graph.orders])
    await expect
      .poll(() => graphs.getByRole('img', { name }).query()?.querySelectorAll('g').length)
      .toBe(30)
  await graphs.getByText(overviewTexts.graph.show).click()
  const row = graphs.getByRole('table', { name: overviewTexts.graph.title }).getByRole('row').nth(1)
  await expect.element(row).toHaveTextContent('30.05.2026200 kr2')
  const days = figures.days.map((day) => ({ ...day, orders: 0, revenue: 0 }))
  answers.getSummary = { ...figures, days }
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  await expect.element(graphs.getByText(overviewTexts.graph.empty)).toBeVisible()
})

const alerts = page.getByRole('region', { name: alertTexts.title })

test('a withdrawal that did not reach the shop is above the figures until it is sent again', async () => {
  const withdrawal = {
    ...{ kind: 'withdrawal' as const, id: 3, name: 'Kari Nordmann' },
    ...{ email: 'kari@example.com', text: '2 × Elgpatch' },
    ...{ orderNumber: 'RP-ABCD2345', isUnknownToShop: true },
    ...{ receivedAt: '2026-05-10T10:00:00.000Z', failedAt: '2026-05-10T12:00:00.000Z' },
  }
  const answers: Answers = { ...nothingToDo, listFailedMessages: [withdrawal] }
  answers.resendMessage = () => {
    answers.listFailedMessages = []
    return { ok: true }
  }
  const calls = answerCalls(answers)
  await render(<AdminDashboard />)
  await expect.element(alerts.getByText('RP-ABCD2345: 2 × Elgpatch')).toBeVisible()
  const { what, retryOf } = alertTexts.withdrawal
  await expect.element(alerts.getByText(what('Kari Nordmann', true))).toBeVisible()
  alerts
    .getByRole('button', { name: retryOf('Kari Nordmann') })
    .element()
    .focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(alerts).not.toBeInTheDocument()
  expect(calls.filter(({ id }) => id === 'resendMessage')).toMatchObject([
    { path: { kind: 'withdrawal', id: '3' } },
  ])
})

test('a message that did not reach the shop is shown in full, and its alert ends once staff have read it', async () => {
  const message = {
    ...{ kind: 'message' as const, id: 4, name: 'Ola Nordmann', email: 'ola@example.com' },
    ...{ text: 'Hvor er pakken min?', orderNumber: null, isUnknownToShop: true },
    ...{ receivedAt: '2026-05-10T10:00:00.000Z', failedAt: '2026-05-10T12:00:00.000Z' },
  }
  const answers: Answers = { ...nothingToDo, listFailedMessages: [message] }
  answers.dismissMessage = () => {
    answers.listFailedMessages = []
    return { ok: true }
  }
  const calls = answerCalls(answers)
  await render(<AdminDashboard />)
  await expect.element(alerts.getByText('Hvor er pakken min?')).toBeVisible()
  const { retryOf, dismissOf } = alertTexts.message
  await expect.element(alerts.getByRole('button', { name: retryOf('Ola Nordmann') })).toBeVisible()
  await alerts.getByRole('button', { name: dismissOf('Ola Nordmann') }).click()
  await expect.element(alerts).not.toBeInTheDocument()
  expect(calls.filter(({ id }) => id === 'dismissMessage')).toMatchObject([
    { path: { kind: 'message', id: '4' } },
  ])
})

test('a receipt that failed permanently is an alert above the figures until it is sent again', async () => {
  const failedReceipt = {
    ...{ orderId: 1, orderNumber: 'RP-ABCD2345', kind: 'receipt' as const, isHeldBack: false },
    ...{ customerName: 'Kari Nordmann', customerEmail: 'kari@example.com', total: 28_700 },
    failedAt: '2026-05-10T10:00:00.000Z',
  }
  const answers: Answers = { ...nothingToDo, listAlerts: [failedReceipt] }
  answers.resendReceipt = () => {
    answers.listAlerts = []
    return { ok: true }
  }
  const calls = answerCalls(answers)
  await render(<AdminDashboard />)
  const { expectToast } = noteToasts()
  await expect.element(alerts.getByText(alertTexts.what.receipt('RP-ABCD2345'))).toBeVisible()
  await alerts.getByRole('button', { name: alertTexts.retryOf.receipt('RP-ABCD2345') }).click()
  await expectToast(alertTexts.again.receipt)
  await expect.element(alerts).not.toBeInTheDocument()
  expect(calls.filter(({ id }) => id === 'resendReceipt')).toMatchObject([{ path: { id: '1' } }])
})

test('ADASH-07 figures collapse into one line, which is remembered, so that the first order is visible', async () => {
  await page.viewport(1280, 900)
  answerCalls({ ...nothingToDo, listOrders: ({ query }) => partOf([order(1)], query) })
  const { unmount } = await render(<AdminDashboard />)
  await orderList.refetch()
  const figures = page.getByRole('region', { name: overviewTexts.summary })
  const graphs = page.getByRole('region', { name: overviewTexts.graph.title })
  const labels = ['totalOrders', 'pendingOrders', 'revenue', 'average'] as const
  const top = () =>
    (document.querySelector('tr[data-order]')?.getBoundingClientRect().top ?? Infinity) + scrollY
  await expect.element(graphs).toBeVisible()
  page.getByRole('button', { name: overviewTexts.fold }).element().focus()
  await userEvent.keyboard('{Enter}')
  const unfold = page.getByRole('button', { name: overviewTexts.unfold })
  await expect.element(unfold).toHaveFocus()
  await unmount()
  await render(<AdminDashboard />)
  for (const label of labels)
    await expect.element(figures.getByText(overviewTexts[label])).toBeVisible()
  await expect.element(graphs).not.toBeInTheDocument()
  await expect.poll(top).toBeLessThan(400)
  await page.viewport(360, 780)
  await expect.poll(top).toBeLessThan(620)
  expect(document.documentElement.scrollWidth).toBe(360)
  await unfold.click()
  await expect.element(graphs).toBeVisible()
})

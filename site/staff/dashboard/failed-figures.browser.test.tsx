import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { staffTexts } from '../../text/staff.ts'
import { alertTexts } from '../orders/alerts/alert-text.ts'
import { overviewTexts } from '../overview/text.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { dashboardTexts } from './text.ts'

beforeEach(() => localStorage.setItem('adminToken', 'token'))

const figures = { orders: 3, pending: 1, revenue: 30_000, weekRevenue: 0, average: 10_000 }
const days = Array.from({ length: 30 }, (_none, index) => ({
  date: `2026-05-${String(index + 1).padStart(2, '0')}`,
  orders: index % 3,
  revenue: (index % 3) * 10_000,
}))

test('alerts are shown even when the figures fail to load, which can be retried', async () => {
  const failedReceipt = {
    orderId: 1,
    orderNumber: 'RP-ABCD2345',
    kind: 'receipt' as const,
    customerName: 'Kari Nordmann',
    customerEmail: 'kari@example.com',
    total: 28_700,
    isHeldBack: false,
    failedAt: '2026-05-10T10:00:00.000Z',
  }
  const answers: Parameters<typeof answerCalls>[0] = {
    listAlerts: [failedReceipt],
    getSummary: 500,
  }
  answerCalls(answers)
  await render(<AdminDashboard />)
  await expect.element(page.getByRole('region', { name: alertTexts.title })).toBeVisible()
  const failure = page.getByRole('alert').filter({ hasText: dashboardTexts.summaryFailed })
  await expect.element(failure).toBeVisible()
  const summary = page.getByRole('region', { name: overviewTexts.summary })
  await expect.poll(() => summary.element().textContent).toContain(overviewTexts.unknown)
  answers.getSummary = { ...figures, days }
  failure.getByRole('button', { name: staffTexts.again }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).not.toBeInTheDocument()
  await expect.poll(() => summary.element().textContent).not.toContain(overviewTexts.unknown)
})

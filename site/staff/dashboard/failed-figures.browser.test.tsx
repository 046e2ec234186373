import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { failedReceipt, figures } from '../../testing/dashboard.ts'
import { staffTexts } from '../../text/staff.ts'
import { alertTexts } from '../orders/state/alert-text.ts'
import { overviewTexts } from '../overview/text.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { dashboardTexts } from './text.ts'

beforeEach(() => localStorage.setItem('adminToken', 'token'))

test('alerts are shown even when the figures fail to load, which can be retried', async () => {
  const answers: Answers = { listAlerts: [failedReceipt], getSummary: 500 }
  answerCalls(answers)
  await render(<AdminDashboard />)
  await expect.element(page.getByRole('region', { name: alertTexts.title })).toBeVisible()
  const failure = page.getByRole('alert').filter({ hasText: dashboardTexts.summaryFailed })
  await expect.element(failure).toBeVisible()
  const summary = page.getByRole('region', { name: overviewTexts.summary })
  await expect.poll(() => summary.element().textContent).toContain(overviewTexts.unknown)
  answers.getSummary = figures
  failure.getByRole('button', { name: staffTexts.again }).element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(failure).not.toBeInTheDocument()
  await expect.poll(() => summary.element().textContent).not.toContain(overviewTexts.unknown)
})

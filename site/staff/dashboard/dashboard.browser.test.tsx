import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
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

test('the last 30 days are shown as graphs and as a table', async () => {
  const answers = { getSummary: { ...figures, days } }
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
  answers.getSummary = { ...figures, days: days.map((day) => ({ ...day, orders: 0, revenue: 0 })) }
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  await expect.element(graphs.getByText(overviewTexts.graph.empty)).toBeVisible()
})

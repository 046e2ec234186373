import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { nothingToDo } from '../../testing/dashboard.ts'
import { order } from '../../testing/order.ts'
import { partOf } from '../../testing/orders.ts'
import { orderTexts } from '../orders/text.ts'
import { overviewTexts } from '../overview/text.ts'
import { AdminDashboard } from './AdminDashboard.tsx'
import { dashboardTexts } from './text.ts'

beforeEach(() => localStorage.setItem('adminToken', 'token'))

test('ADASH-03 ADASH-04 ADASH-05 ADASH-07 ADASH-11 the dashboard opens with the orders, and refetches them', async () => {
  const answer = Promise.withResolvers<Response>()
  const answers: Answers = { ...nothingToDo, listOrders: () => answer.promise }
  const calls = answerCalls(answers)
  await render(<AdminDashboard />)
  await expect.element(page.getByText(orderTexts.loading)).toBeVisible()
  answers.listOrders = ({ query }) => partOf([order(1)], query)
  answer.resolve(partOf([order(1)], { limit: '50' }))
  await expect.element(page.getByText('Viser 1 av 1 bestillinger')).toBeVisible()
  for (const name of Object.values(dashboardTexts.tabs))
    await expect.element(page.getByRole('tab', { name })).toBeVisible()
  for (const label of [
    overviewTexts.totalOrders,
    overviewTexts.pendingOrders,
    overviewTexts.revenue,
    overviewTexts.average,
  ])
    await expect.element(page.getByText(label)).toBeVisible()
  const count = (wanted: string) => calls.filter(({ id }) => id === wanted).length
  const before = ['listOrders', 'getSummary'].map(count)
  await page.getByRole('button', { name: dashboardTexts.refresh }).click()
  await expect
    .poll(() => ['listOrders', 'getSummary'].map(count))
    .toEqual(before.map((calls) => calls + 1))
})

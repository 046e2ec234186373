import { expect, test } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'

async function open(answer: (path: string) => unknown) {
  await openAsStaff(({ path }) => answer(path))
  const { $summary } = await import('../../overview/index.ts')
  const { $alerts } = await import('./alerts.ts')
  return { ...(await import('./refetch.ts')), $summary, $alerts }
}

const figures = { orders: 3, pending: 1 }
const alert = { orderId: 7, kind: 'refund' }

test('the alerts load without the figures, which load on a retry', async () => {
  let isUp = false
  const { refetchSummaryAndAlerts, $summary, $alerts } = await open((path) => {
    if (path === '/api/admin/alerts') return [alert]
    return isUp ? figures : 500
  })
  await refetchSummaryAndAlerts()
  expect($alerts.get().value).toEqual([alert])
  expect($summary.get().value).toBeNull()
  expect($summary.get().failure).toEqual({ message: 'Failed to fetch summary', isRejected: false })
  isUp = true
  await refetchSummaryAndAlerts()
  expect($summary.get().value).toEqual(figures)
  expect($summary.get().failure).toBeNull()
})

test('the figures load without the alerts', async () => {
  const { refetchSummaryAndAlerts, $summary, $alerts } = await open((path) =>
    path === '/api/admin/alerts' ? 500 : figures,
  )
  await refetchSummaryAndAlerts()
  expect($summary.get().value).toEqual(figures)
  expect($summary.get().failure).toBeNull()
  expect($alerts.get()).toMatchObject({ value: null, failure: { isRejected: false } })
})

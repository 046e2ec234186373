import { expect, test } from 'vitest'
import { type Answer, openAsStaff } from '../../../testing/browser.ts'
import { failedReceipt } from '../../../testing/dashboard.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'

const open = async (answer: Answer) => ({
  ...(await openAsStaff(answer)),
  ...(await import('./alerts.ts')),
  ...(await import('./open-order.ts')),
})

test.each([
  ['receipt', 'E-posten sendes på nytt'],
  ['notice', 'E-posten sendes på nytt'],
  ['refund', 'Tilbakebetalingen prøves igjen'],
] as const)('a %s is tried again once, and what is left is fetched', async (kind, title) => {
  let left = [{ ...failedReceipt, kind }]
  const { refetchAlerts, followUp, $alerts, $followedUp, $toast, requests } = await open(
    ({ method, path }) => {
      if (method === 'POST') left = []
      return path === '/api/admin/alerts' ? left : []
    },
  )
  await refetchAlerts()
  const done = followUp(kind, 7)
  expect($followedUp.get()).toEqual([7])
  await Promise.all([done, followUp(kind, 7)])
  expect(requests().filter((call) => call.startsWith('POST'))).toEqual([
    `POST /api/admin/orders/7/${kind}`,
  ])
  expect($alerts.get().value).toEqual([])
  expect($followedUp.get()).toEqual([])
  expect($toast.get()).toMatchObject({ title })
})

test('a failure is reported, and the alert stays', async () => {
  const { refetchAlerts, followUp, $alerts, $followedUp, $toast } = await open(({ method }) =>
    method === 'POST' ? 500 : [failedReceipt],
  )
  await refetchAlerts()
  await followUp('receipt', 7)
  expect($alerts.get().value).toEqual([failedReceipt])
  expect($followedUp.get()).toEqual([])
  expect($toast.get()).toMatchObject({
    title: 'Feil ved sending',
    text: 'Failed to resend receipt',
    tone: 'destructive',
  })
})

test('a resent mail shows in the open order, which is no longer in the filtered list', async () => {
  let now = order(7, { status: 'shipped' })
  const { followUp, openOrder, $openOrder } = await open(({ method, path }, query) => {
    if (method === 'POST') now = { ...now, receipt: 'queued' }
    if (path !== '/api/admin/orders') return []
    return partOf(query.ids === '7' ? [now] : [], query)
  })
  openOrder(now)
  await followUp('receipt', 7)
  expect($openOrder.get()).toMatchObject({ id: 7, receipt: 'queued' })
})

test('a stale answer for the open order is dropped', async () => {
  const held = Promise.withResolvers<void>()
  const { refetchOpenOrder, openOrder, noteOrder, $openOrder } = await open(
    async (_call, query) => {
      await held.promise
      return partOf([order(7)], query)
    },
  )
  openOrder(order(7))
  const slow = refetchOpenOrder(7)
  noteOrder(order(7, { status: 'delivered' }))
  held.resolve()
  await slow
  expect($openOrder.get()).toMatchObject({ id: 7, status: 'delivered' })
})

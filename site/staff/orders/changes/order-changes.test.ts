import { expect, test } from 'vitest'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { type Answer, openAsStaff } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'

const open = async (answer: Answer) => ({
  ...(await openAsStaff(answer)),
  ...(await import('./order-changes.ts')),
  ...(await import('../state/orders.ts')),
  ...(await import('../state/open-order.ts')),
})

test('AORD-31 after a status update the orders and the figures are refetched', async () => {
  const { changeOrder, $orders, $orderChanges, calls, requests } = await open(
    ({ method, path }, query) => {
      const shipped = order(7, { status: 'shipped' })
      if (method === 'PATCH') return shipped
      return path === '/api/admin/orders' ? partOf([shipped], query) : {}
    },
  )
  const done = changeOrder(order(7), { status: 'shipped' })
  expect($orderChanges.get()).toEqual({ 7: { status: 'shipped' } })
  await done
  expect(requests()).toEqual([
    'PATCH /api/admin/orders/7',
    'GET /api/admin/orders',
    'GET /api/admin/summary',
    'GET /api/admin/alerts',
  ])
  expect(calls[0]?.body).toEqual({ status: 'shipped', version: 1 })
  expect($orders.get().value?.items?.[0]?.status).toBe('shipped')
  expect($orderChanges.get()).toEqual({})
})

test('an open order stays open and current when it leaves the filtered list', async () => {
  let now = order(7)
  const { changeOrder, refetchOrders, openOrder, $openOrder, $orderView, $orders } = await open(
    ({ method, body }, query) => {
      if (method === 'PATCH') now = { ...now, ...(body as object) }
      return method === 'PATCH' ? now : partOf([now], query)
    },
  )
  $orderView.setKey('status', 'pending')
  await refetchOrders()
  openOrder(now)
  for (const status of ['shipped', 'delivered'] as const) {
    await changeOrder(now, { status })
    expect($orders.get()).toMatchObject({ value: { items: [], matching: 0, total: 1 } })
    expect($openOrder.get()).toMatchObject({ id: 7, status })
  }
})

test('a refresh shows other administrators’ changes in the open order', async () => {
  const { refetchOrders, openOrder, $openOrder } = await open((_call, query) =>
    partOf([order(8), order(7, { status: 'cancelled' })], query),
  )
  openOrder(order(7))
  await refetchOrders()
  expect($openOrder.get()).toMatchObject({ id: 7, status: 'cancelled' })
})

test('a status chosen during a running change is sent after it', async () => {
  const { changeOrder, $orderChanges, calls, requests } = await open(({ method }, query) =>
    method === 'PATCH' ? order(7) : partOf([], query),
  )
  const done = changeOrder(order(7), { status: 'processing' })
  await changeOrder(order(7), { status: 'shipped' })
  await changeOrder(order(7), { status: 'delivered' })
  await done
  expect(requests().filter((call) => call.startsWith('PATCH'))).toHaveLength(2)
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
    { status: 'processing', version: 1 },
    { status: 'delivered', version: 1 },
  ])
  expect($orderChanges.get()).toEqual({})
})

test('AORD-32 a failed status update shows the error’s message', async () => {
  const { changeOrder, $toast, requests } = await open(() => 500)
  await changeOrder(order(7), { status: 'shipped' })
  expect(requests()).toEqual(['PATCH /api/admin/orders/7'])
  expect($toast.get()).toMatchObject({
    title: 'Feil ved oppdatering',
    text: 'Failed to update order',
    tone: 'destructive',
  })
})

const refunded = (changes: Partial<Order> = {}) => {
  const shown = order(7, changes)
  return { ...shown, items: shown.items.map((item) => ({ ...item, toSend: 0 })) }
}

test('a refunded order is set to Sendt after one question, and to other statuses without', async () => {
  const { requests } = await open(({ method }, query) =>
    method === 'PATCH' ? refunded({ status: 'shipped' }) : partOf([], query),
  )
  const { askAndChange, answerHeldBack, $heldBack } = await import('./held-back.ts')
  await askAndChange(refunded(), { status: 'shipped', trackingNumber: 'AAA111' })
  expect(requests()).toEqual([])
  expect($heldBack.get()).toMatchObject({
    orders: [{ orderNumber: 'RP-TEST0007', reasons: ['refunded'] }],
  })
  await answerHeldBack('leave')
  expect([requests(), $heldBack.get()]).toEqual([[], null])
  await askAndChange(refunded(), { status: 'shipped' })
  await answerHeldBack('set')
  await askAndChange(refunded(), { status: 'processing' })
  await askAndChange(refunded({ status: 'shipped' }), { status: 'delivered' })
  expect($heldBack.get()).toBeNull()
  expect(requests().filter((call) => call.startsWith('PATCH'))).toHaveLength(3)
})

test('the question is asked by the status that shows, also while it is being set', async () => {
  const { changeOrder } = await open(({ method }, query) =>
    method === 'PATCH' ? refunded({ status: 'processing' }) : partOf([], query),
  )
  const { askAndChange, $heldBack } = await import('./held-back.ts')
  const shipped = refunded({ status: 'shipped' })
  const done = changeOrder(shipped, { status: 'processing' })
  await askAndChange(shipped, { status: 'delivered' })
  expect($heldBack.get()).toMatchObject({ status: 'delivered' })
  await done
})

test('an order that was refunded since it was shown is sent, and the undo says so', async () => {
  const { changeOrder } = await open(({ method }, query) =>
    method === 'PATCH' ? refunded({ status: 'shipped', version: 2 }) : partOf([], query),
  )
  const { $undoable } = await import('./order-undo.ts')
  await changeOrder(order(7), { status: 'shipped' })
  expect($undoable.get()).toMatchObject([
    { text: 'RP-TEST0007 er satt til Sendt. Betalt tilbake.' },
  ])
})

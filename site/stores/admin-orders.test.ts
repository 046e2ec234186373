import { beforeEach, expect, test, vi } from 'vitest'
import { type Call, fakeBrowser, fakeServer } from './testing/browser.ts'
import { order } from './testing/order.ts'

beforeEach(() => {
  vi.useFakeTimers()
  return () => {
    vi.useRealTimers()
    vi.unstubAllGlobals()
  }
})

async function open(answer: (call: Call) => unknown) {
  const { storage } = fakeBrowser({ adminToken: 'token' })
  const calls = fakeServer(answer)
  const orders = await import('./admin-orders.ts')
  const { $toast } = await import('./toast.ts')
  const told = () => calls.map(({ method, path }) => `${method} ${path}`)
  return { ...orders, $toast, calls, told, storage }
}

test('AORD-31 after a status update the orders are refetched', async () => {
  const { setOrderStatus, $orders, $statusChanges, calls, told } = await open(({ method }) =>
    method === 'GET' ? [order(7, { status: 'shipped' })] : order(7, { status: 'shipped' }),
  )
  const done = setOrderStatus(7, 'shipped')
  expect($statusChanges.get()).toEqual({ 7: 'shipped' })
  await done
  expect(told()).toEqual(['PATCH /api/admin/orders/7', 'GET /api/admin/orders'])
  expect(calls[0]?.body).toEqual({ status: 'shipped' })
  expect($orders.get().items?.[0]?.status).toBe('shipped')
  expect($statusChanges.get()).toEqual({})
})

test('a status that is chosen while another is on its way follows it', async () => {
  const { setOrderStatus, $statusChanges, calls, told } = await open(() => [])
  const done = setOrderStatus(7, 'processing')
  await setOrderStatus(7, 'shipped')
  await setOrderStatus(7, 'delivered')
  await done
  expect(told().filter((call) => call.startsWith('PATCH'))).toHaveLength(2)
  expect(calls.flatMap(({ body }) => body ?? [])).toEqual([
    { status: 'processing' },
    { status: 'delivered' },
  ])
  expect($statusChanges.get()).toEqual({})
})

test('AORD-32 a failed status update shows the raised message', async () => {
  const { setOrderStatus, $statusChanges, $toast, told } = await open(() => 500)
  await setOrderStatus(7, 'shipped')
  expect(told()).toEqual(['PATCH /api/admin/orders/7'])
  expect($statusChanges.get()).toEqual({})
  expect($toast.get()).toMatchObject({
    title: 'Feil ved oppdatering',
    text: 'Failed to update order',
    tone: 'destructive',
  })
})

test('ADASH-10 a rejected token is a failure like any other: the token stays', async () => {
  const { loadOrders, $orders, $toast, storage } = await open(() => 401)
  await loadOrders()
  expect($orders.get()).toEqual({
    items: null,
    isLoading: false,
    failure: { message: 'Failed to fetch orders', isRejected: true },
  })
  expect($toast.get()).toMatchObject({ text: 'Failed to fetch orders', tone: 'destructive' })
  expect(storage.getItem('adminToken')).toBe('token')
})

test('a failed refresh keeps the orders that were there', async () => {
  let isUp = true
  const { refetchOrders, $orders } = await open(() => (isUp ? [order(1)] : 503))
  await refetchOrders()
  isUp = false
  await refetchOrders()
  expect($orders.get()).toMatchObject({ items: [order(1)], failure: { isRejected: false } })
})

test('an answer that a later one overtook is dropped', async () => {
  const first = Promise.withResolvers<unknown>()
  const asked = Promise.withResolvers<void>()
  let calls = 0
  const { refetchOrders, $orders } = await open(() => {
    calls += 1
    if (calls > 1) return [order(2)]
    asked.resolve()
    return first.promise
  })
  const slow = refetchOrders()
  await asked.promise
  await refetchOrders()
  first.resolve([order(1)])
  await slow
  expect($orders.get().items?.map(({ id }) => id)).toEqual([2])
})

test('orders are loaded once, however often they are wanted', async () => {
  const { loadOrders, told } = await open(() => [])
  await Promise.all([loadOrders(), loadOrders()])
  await loadOrders()
  expect(told()).toEqual(['GET /api/admin/orders'])
})

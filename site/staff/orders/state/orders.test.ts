import { beforeEach, expect, test, vi } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'

beforeEach(() => void vi.useFakeTimers())

async function open(answer: (query: Record<string, string>) => unknown, search = '') {
  const { storage, $toast, queries } = await openAsStaff((_call, query) => answer(query))
  const replaceState = vi.fn()
  vi.stubGlobal('location', { origin: 'http://shop.test', pathname: '/admin/dashboard', search })
  vi.stubGlobal('history', { replaceState })
  const orders = await import('./orders.ts')
  const { ensureLoaded, showMore, follow } = orders.orderList
  const list = { loadOrders: ensureLoaded, showMoreOrders: showMore, followOrderView: follow }
  const ids = () => orders.$orders.get().value?.items?.map(({ id }) => id)
  const addresses = () => replaceState.mock.calls.map(([, , address]) => address)
  return { ...orders, ...list, $toast, storage, asked: queries, ids, addresses }
}

/** This many orders, newest first; every tenth is shipped. */
const shop = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    order(count - index, index % 10 ? {} : { status: 'shipped' }),
  )
const idsOf = (orders: { id: number }[]) => orders.map(({ id }) => id)

test('the first view is 50 orders, with the counts of all, and further ones load in pages of 50, until the last', async () => {
  const all = shop(120)
  const { loadOrders, showMoreOrders, $orders, ids, asked } = await open((query) =>
    partOf(all, query),
  )
  await loadOrders()
  expect(asked).toEqual([{ limit: '50' }])
  expect(ids()).toEqual(idsOf(all.slice(0, 50)))
  expect($orders.get()).toMatchObject({ value: { matching: 120, total: 120 } })
  await showMoreOrders()
  expect(ids()).toEqual(idsOf(all.slice(0, 100)))
  await showMoreOrders()
  expect(ids()).toEqual(idsOf(all))
  expect($orders.get().value?.nextCursor).toBeUndefined()
})

test('ADASH-05 a refresh fetches as many orders as are listed', async () => {
  const all = shop(2_300)
  const { loadOrders, showMoreOrders, refetchOrders, ids, asked } = await open((query) =>
    partOf(all, query),
  )
  await loadOrders()
  for (let part = 0; part < 22; part += 1) await showMoreOrders()
  asked.length = 0
  all.unshift(order(9_999))
  await refetchOrders()
  expect(asked.map(({ limit }) => limit)).toEqual(['1000', '150'])
  expect(ids()).toEqual(idsOf(all.slice(0, 1_150)))
})

test('the server is asked 250 ms after the last change, from the start of the list', async () => {
  const all = shop(120)
  const {
    followOrderView,
    loadOrders,
    showMoreOrders,
    $orderView,
    ids,
    asked,
    addresses,
    $orders,
  } = await open((query) => partOf(all, query))
  const stop = followOrderView()
  await loadOrders()
  await showMoreOrders()
  asked.length = 0
  $orderView.setKey('search', 'k')
  await vi.advanceTimersByTimeAsync(249)
  $orderView.setKey('search', '')
  $orderView.setKey('status', 'shipped')
  expect($orders.get().value?.view).not.toBe($orderView.get())
  await vi.advanceTimersByTimeAsync(249)
  expect([asked, addresses()]).toEqual([[], []])
  await vi.advanceTimersByTimeAsync(1)
  expect(asked).toEqual([{ limit: '50', status: 'shipped' }])
  expect(addresses()).toEqual(['/admin/dashboard?status=shipped'])
  await expect.poll(ids).toHaveLength(12)
  expect($orders.get()).toMatchObject({
    value: { matching: 12, total: 120, view: $orderView.get() },
  })

  $orderView.setKey('status', 'all')
  await vi.advanceTimersByTimeAsync(250)
  expect(addresses().at(-1)).toBe('/admin/dashboard')
  stop()
  $orderView.setKey('sort', 'name')
  await vi.advanceTimersByTimeAsync(1_000)
  expect(asked).toHaveLength(2)
})

test('a shared link restores its filters and sort order', async () => {
  const { followOrderView, loadOrders, $orderView, asked } = await open(
    (query) => partOf([], query),
    '?search=kari&period=week&sort=name',
  )
  followOrderView()
  await loadOrders()
  expect($orderView.get()).toEqual({
    search: 'kari',
    status: 'all',
    period: 'week',
    mark: 'all',
    sort: 'name',
  })
  expect(asked).toEqual([{ limit: '50', search: 'kari', period: 'week', sort: 'name' }])
})

test('clearing the filters keeps the sort order', async () => {
  const { $orderView, clearOrderFilters } = await open(() => [])
  $orderView.set({ search: 'kari', status: 'shipped', period: 'week', mark: 'all', sort: 'name' })
  clearOrderFilters()
  expect($orderView.get()).toEqual({
    search: '',
    status: 'all',
    period: 'all',
    mark: 'all',
    sort: 'name',
  })
})

test('a stale answer is dropped', async () => {
  const first = Promise.withResolvers<void>()
  const { refetchOrders, $orderView, ids } = await open(async (query) => {
    if (query.status) return partOf([order(2, { status: 'shipped' })], query)
    await first.promise
    return partOf([order(1)], query)
  })
  const slow = refetchOrders()
  $orderView.setKey('status', 'shipped')
  await refetchOrders()
  first.resolve()
  await slow
  expect(ids()).toEqual([2])
})

test('ADASH-10 a rejected token is a failure like any other: the token stays', async () => {
  const { loadOrders, $orders, $toast, storage } = await open(() => 401)
  await loadOrders()
  expect($orders.get()).toMatchObject({
    value: null,
    isLoading: false,
    failure: { message: 'Failed to fetch orders', isRejected: true },
  })
  expect($toast.get()).toMatchObject({
    text: 'Failed to fetch orders',
    tone: 'destructive',
    link: { text: 'Logg inn på nytt', note: '(åpnes i ny fane)', href: '/admin/login' },
  })
  expect(storage.getItem('adminToken')).toBe('token')
})

test('a failed refresh or further page keeps the listed orders', async () => {
  let isUp = true
  const all = shop(60)
  const { refetchOrders, showMoreOrders, ids, $orders } = await open((query) =>
    isUp ? partOf(all, query) : 503,
  )
  await refetchOrders()
  isUp = false
  for (const call of [refetchOrders, showMoreOrders]) {
    await call()
    expect(ids()).toEqual(idsOf(all.slice(0, 50)))
    expect($orders.get()).toMatchObject({ isLoading: false, failure: { isRejected: false } })
  }
})

test('orders are loaded once for several requests', async () => {
  const { loadOrders, asked } = await open((query) => partOf([], query))
  await Promise.all([loadOrders(), loadOrders()])
  await loadOrders()
  expect(asked).toHaveLength(1)
})

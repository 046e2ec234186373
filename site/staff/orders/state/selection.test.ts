import { expect, test } from 'vitest'
import { type Answer, openAsStaff } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'

async function open(
  change: Answer = () => ({
    changed: 2,
    orders: [9, 7].map((id) => ({ id, from: 'pending', version: 2 })),
    conflicts: [],
    leftOut: [],
  }),
) {
  let orders = [order(9), order(8), order(7)]
  const browser = await openAsStaff((call, query) => {
    if (call.method === 'PATCH') return change(call, query)
    return call.path === '/api/admin/orders' ? partOf(orders, query) : {}
  })
  const selection = await import('./selection.ts')
  const bulk = await import('../changes/bulk-status.ts')
  const { refetchOrders } = await import('./orders.ts')
  await refetchOrders()
  const become = (next: typeof orders) => {
    orders = next
  }
  const requests = () => browser.requests().slice(1)
  const selected = () => [...selection.$selection.get()]
  return { ...browser, ...selection, ...bulk, refetchOrders, become, requests, selected }
}

test('orders are selected, deselected, and all selected', async () => {
  const { toggleSelected, selectAllShown, clearSelection, selected } = await open()
  toggleSelected(8)
  toggleSelected(7)
  toggleSelected(8)
  expect(selected()).toEqual([7])
  selectAllShown()
  expect(selected()).toEqual([9, 8, 7])
  clearSelection()
  expect(selected()).toEqual([])
})

test('an order that is no longer listed is deselected', async () => {
  const { selectAllShown, refetchOrders, become, selected } = await open()
  selectAllShown()
  become([order(9), order(6)])
  await refetchOrders()
  expect(selected()).toEqual([9])
})

test('the selected orders are changed with one call, and list and figures refetched', async () => {
  const { toggleSelected, setSelectedStatus, $toast, calls, requests } = await open()
  toggleSelected(9)
  toggleSelected(7)
  const done = setSelectedStatus('shipped')
  await Promise.all([done, setSelectedStatus('shipped')])
  expect(requests()).toEqual([
    'PATCH /api/admin/orders',
    'GET /api/admin/orders',
    'GET /api/admin/summary',
    'GET /api/admin/alerts',
  ])
  expect(calls[1]?.body).toEqual({ ids: [9, 7], status: 'shipped', versions: [1, 1] })
  expect($toast.get()).toMatchObject({ title: '2 bestillinger er satt til Sendt' })
})

const leftOut = [
  { id: 8, orderNumber: 'RP-TEST0008', reasons: ['refunded', 'disputed'] },
  { id: 7, orderNumber: null, reasons: [] },
]

test('orders that something speaks against sending are named, and set by a second press', async () => {
  const set = (id: number) => ({ id, from: 'pending', version: 2 })
  const { selectAllShown, setSelectedStatus, $toast, bodies } = await open(({ body }) =>
    (body as { includeHeldBack?: true }).includeHeldBack
      ? { changed: 1, orders: [set(8)], conflicts: [], leftOut: [] }
      : { changed: 1, orders: [set(9)], conflicts: [], leftOut },
  )
  const { $heldBack, answerHeldBack } = await import('../changes/held-back.ts')
  selectAllShown()
  await setSelectedStatus('shipped')
  expect($toast.get()).toBeNull()
  expect($heldBack.get()).toMatchObject({
    status: 'shipped',
    isOfSeveral: true,
    done: '1 bestilling er satt til Sendt.',
    orders: [leftOut[0], { ...leftOut[1], orderNumber: 'RP-TEST0007' }],
  })
  await answerHeldBack('set')
  expect($heldBack.get()).toBeNull()
  expect(bodies('PATCH')).toEqual([
    { ids: [9, 8, 7], status: 'shipped', versions: [1, 1, 1] },
    { ids: [8], status: 'shipped', versions: [1], includeHeldBack: true },
  ])
})

test('orders that are left as they are cause no further call', async () => {
  const { selectAllShown, setSelectedStatus, $toast, requests } = await open(() => ({
    changed: 0,
    orders: [],
    conflicts: [],
    leftOut,
  }))
  const { $heldBack, answerHeldBack } = await import('../changes/held-back.ts')
  selectAllShown()
  await setSelectedStatus('shipped')
  await answerHeldBack('leave')
  expect([$heldBack.get(), $toast.get()]).toEqual([null, null])
  expect(requests().filter((call) => call.startsWith('PATCH'))).toHaveLength(1)
})

test('a failed change is reported, and the selection stays', async () => {
  const { selectAllShown, setSelectedStatus, $isSettingStatus, $toast, selected } = await open(
    () => 503,
  )
  selectAllShown()
  await setSelectedStatus('shipped')
  expect($toast.get()).toMatchObject({ title: 'Feil ved oppdatering', tone: 'destructive' })
  expect(selected()).toEqual([9, 8, 7])
  expect($isSettingStatus.get()).toBe(false)
})

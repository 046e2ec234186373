import { expect, test } from 'vitest'
import { openAsStaff } from '../../../testing/browser.ts'
import { order } from '../../../testing/order.ts'
import { partOf } from '../../../testing/orders.ts'

async function open(answer: (query: Record<string, string>) => unknown) {
  const { $toast, queries } = await openAsStaff((_call, query) => answer(query))
  const { $orderView } = await import('../state/orders.ts')
  const saved: string[] = []
  const save = (csv: string) => void saved.push(csv)
  return { ...(await import('./order-export.ts')), $orderView, $toast, asked: queries, saved, save }
}

/** The lines of the CSV text without the header. */
const linesOf = (csv = '') => csv.split('\r\n').slice(1, -1)
const shop = (count: number) =>
  Array.from({ length: count }, (_none, index) =>
    order(count - index, { status: index % 2 ? 'pending' : 'shipped' }),
  )

test('AORD-10 the file has every matching order, however few are listed', async () => {
  const { exportOrders, $orderView, $isExporting, $toast, asked, saved, save } = await open(
    (query) => partOf(shop(4_600), query),
  )
  $orderView.setKey('status', 'shipped')
  const done = exportOrders(save)
  expect($isExporting.get()).toBe(true)
  await Promise.all([done, exportOrders(save)])
  expect($isExporting.get()).toBe(false)
  expect(asked.map(({ limit, status, purpose }) => [limit, status, purpose])).toEqual(
    Array.from({ length: 3 }, () => ['1000', 'shipped', 'file']),
  )
  expect(saved).toHaveLength(1)
  const lines = linesOf(saved[0])
  expect(new Set(lines).size).toBe(2_300)
  expect(lines[0]).toContain('"RP-TEST4600"')
  expect($toast.get()).toBeNull()
})

test('a file has 100 000 orders at most, and a toast says so', async () => {
  const part = JSON.stringify(shop(1_000))
  const headers = { 'content-type': 'application/json', 'x-next-cursor': 'more' }
  const { exportOrders, $toast, asked, saved, save } = await open(
    () => new Response(part, { headers }),
  )
  await exportOrders(save)
  expect(asked).toHaveLength(100)
  expect(linesOf(saved[0])).toHaveLength(100_000)
  expect($toast.get()?.title).toMatch(/^Filen har de første 100\s000 bestillingene\.$/)
})

test('a failure is reported, and no partial file is saved', async () => {
  const { exportOrders, $isExporting, $toast, saved, save } = await open((query) =>
    query.cursor ? 503 : partOf(shop(1_500), query),
  )
  await exportOrders(save)
  expect(saved).toEqual([])
  expect($isExporting.get()).toBe(false)
  expect($toast.get()).toMatchObject({ title: 'Feil ved eksport', text: 'Failed to fetch orders' })
})

import { describe, expect, test } from 'vitest'
import { type OrderView, plainView, shownOrders } from './admin-order-list.ts'
import { order } from './testing/order.ts'

const now = new Date('2026-05-17T12:00:00.000Z')

const shown = (orders: Parameters<typeof shownOrders>[0], view: Partial<OrderView>) =>
  shownOrders(orders, { ...plainView, ...view }, now).map(({ id }) => id)

describe('AORD-01 the search', () => {
  const orders = [
    order(3, { orderNumber: 'RP-AB12CD34' }),
    order(2, { customerName: 'Bjørn Ødegård' }),
    order(1, { customerEmail: 'Ola@Skole.no' }),
  ]

  test.each([
    ['order number', 'ab12', [3]],
    ['customer name', 'ØDEGÅRD', [2]],
    ['customer name with a separate ring', 'ødega\u030Ard', [2]],
    ['e-mail', 'ola@skole', [1]],
    ['text with blanks around it', '  ab12 ', [3]],
    ['nothing', '  ', [3, 2, 1]],
    ['what nobody has', 'finnes ikke', []],
  ])('finds by %s, whatever the case', (_, search, ids) => {
    expect(shown(orders, { search })).toEqual(ids)
  })

  test('does not look at the address', () => {
    expect(shown(orders, { search: 'Storgata' })).toEqual([])
  })
})

test('AORD-02 the status filter keeps orders of that status', () => {
  const orders = [order(2, { status: 'shipped' }), order(1, { status: 'pending' })]
  expect(shown(orders, { status: 'shipped' })).toEqual([2])
  expect(shown(orders, { status: 'all' })).toEqual([2, 1])
  expect(shown(orders, { status: 'cancelled' })).toEqual([])
})

describe('AORD-04 the period filter', () => {
  const orders = [
    order(5, { createdAt: '2026-05-16T22:00:00.000Z' }),
    order(4, { createdAt: '2026-05-16T21:59:59.000Z' }),
    order(3, { createdAt: '2026-05-10T12:00:00.000Z' }),
    order(2, { createdAt: '2026-05-10T11:59:59.000Z' }),
    order(1, { createdAt: '2026-04-17T12:00:00.000Z' }),
    order(0, { createdAt: '2026-04-17T11:59:59.000Z' }),
  ]

  test.each([
    ['all', [5, 4, 3, 2, 1, 0]],
    ['today', [5]],
    ['week', [5, 4, 3]],
    ['month', [5, 4, 3, 2, 1]],
  ] as const)('%s', (period, ids) => {
    expect(shown(orders, { period })).toEqual(ids)
  })
})

describe('AORD-06 AORD-07 AORD-08 the order of the list', () => {
  const orders = [
    order(1, { createdAt: '2026-05-01T10:00:00Z', total: 20_000, customerName: 'Åse' }),
    order(2, { createdAt: '2026-05-03T10:00:00Z', total: 5_900, customerName: 'Øystein' }),
    order(3, { createdAt: '2026-05-02T10:00:00Z', total: 90_000, customerName: 'anne' }),
    order(4, { createdAt: '2026-05-02T10:00:00Z', total: 20_000, customerName: 'Ærlend' }),
  ]

  test.each([
    ['AORD-06', 'newest', [2, 4, 3, 1]],
    ['AORD-06', 'oldest', [1, 3, 4, 2]],
    ['AORD-07', 'highest', [3, 4, 1, 2]],
    ['AORD-07', 'lowest', [2, 4, 1, 3]],
    ['AORD-08', 'name', [3, 4, 2, 1]],
  ] as const)('%s %s', (_, sort, ids) => {
    expect(shown(orders, { sort })).toEqual(ids)
  })
})

test('filters combine, and the given list stays as it was', () => {
  const orders = [
    order(1, { status: 'shipped', customerName: 'Åse' }),
    order(2, { status: 'shipped', createdAt: '2026-01-01T10:00:00Z', customerName: 'Åse' }),
    order(3, { status: 'pending', customerName: 'Åse' }),
  ]
  expect(shown(orders, { status: 'shipped', period: 'month', search: 'åse' })).toEqual([1])
  expect(orders.map(({ id }) => id)).toEqual([1, 2, 3])
})

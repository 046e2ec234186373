import { expect, test } from 'vitest'
import type { OrderItem } from '../../../modules/shared/contract/api.d.ts'
import { order } from '../../testing/order.ts'
import { pickingList } from './picking-list.ts'

const item = (
  productId: number,
  quantity: number,
  changes: Partial<OrderItem> = {},
): OrderItem => ({
  itemId: productId,
  productId,
  product: { name: `Patch ${productId}`, image: `/patches/${productId}.svg`, price: 49 },
  quantity,
  toSend: quantity,
  isUnapproved: false,
  ...changes,
})

test('a patch of several orders is listed once, with all its units and their orders', () => {
  const { patches } = pickingList([
    order(1, { items: [item(20, 2), item(3, 1)] }),
    order(2, { items: [item(3, 4)] }),
  ])
  expect(patches).toEqual([
    {
      productId: 3,
      name: 'Patch 3',
      image: '/patches/3.svg',
      units: 5,
      orders: [
        { orderNumber: 'RP-TEST0001', quantity: 1 },
        { orderNumber: 'RP-TEST0002', quantity: 4 },
      ],
    },
    expect.objectContaining({ productId: 20, units: 2 }),
  ])
})

test('custom patches are never summed up, as each has its own picture', () => {
  const own = (customImageId: string) => item(999_999, 10, { customImageId })
  const { patches, custom } = pickingList([
    order(1, { items: [own('a'), own('b')] }),
    order(2, { items: [own('a')] }),
  ])
  expect(patches).toEqual([])
  expect(custom.map(({ orderNumber, item }) => [orderNumber, item.customImageId])).toEqual([
    ['RP-TEST0001', 'a'],
    ['RP-TEST0001', 'b'],
    ['RP-TEST0002', 'a'],
  ])
})

test('refunded units are not picked, and the list says so', () => {
  const { patches, leftOut } = pickingList([
    order(1, { items: [item(3, 2, { toSend: 1 }), item(20, 4, { toSend: 0 })] }),
  ])
  expect(patches.map(({ productId, units }) => [productId, units])).toEqual([[3, 1]])
  expect(leftOut).toEqual([
    { orderNumber: 'RP-TEST0001', goods: { name: 'Patch 3', units: 1 }, reasons: ['refunded'] },
    { orderNumber: 'RP-TEST0001', goods: { name: 'Patch 20', units: 4 }, reasons: ['refunded'] },
  ])
})

test('refunded, disputed and cancelled orders are not picked, and the list names them', () => {
  const { patches, custom, leftOut } = pickingList([
    order(1, { items: [item(3, 2, { toSend: 0 })] }),
    order(2, { isDisputed: true }),
    order(3, { status: 'cancelled' }),
  ])
  expect([patches, custom]).toEqual([[], []])
  expect(leftOut).toEqual([
    { orderNumber: 'RP-TEST0001', reasons: ['refunded'] },
    { orderNumber: 'RP-TEST0002', reasons: ['disputed'] },
    { orderNumber: 'RP-TEST0003', reasons: ['cancelled'] },
  ])
})

test('a design that is not approved is not made, while the other patches of its order are picked', () => {
  const design = item(999_999, 10, { toSend: 7, isUnapproved: true })
  const { patches, custom, leftOut } = pickingList([order(1, { items: [item(3, 2), design] })])
  expect([patches.length, custom]).toEqual([1, []])
  expect(leftOut).toEqual([
    {
      orderNumber: 'RP-TEST0001',
      goods: { name: 'Patch 999999', units: 3 },
      reasons: ['refunded'],
    },
    {
      orderNumber: 'RP-TEST0001',
      goods: { name: 'Patch 999999', units: 7 },
      reasons: ['unapproved'],
    },
  ])
})

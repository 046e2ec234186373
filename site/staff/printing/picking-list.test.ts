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

import { expect, test } from 'vitest'
import { formatWholeKr } from '../../../modules/shared/money.ts'
import { order } from '../../stores/testing/order.ts'
import { summaryOf } from './summary.ts'

const now = new Date('2026-05-17T12:00:00.000Z')
const plain = (text: string) => text.replace(/\s/g, ' ')

test('ADASH-07 counts, revenue and average come from the orders; cancelled ones earn nothing', () => {
  const orders = [
    order(1, { total: 10_000 }),
    order(2, { total: 20_001, status: 'delivered' }),
    order(3, { total: 99_900, status: 'cancelled' }),
    order(4, { total: 0, status: 'pending' }),
  ]
  expect(summaryOf(orders, now)).toMatchObject({
    orders: 4,
    pending: 2,
    revenue: 30_001,
    average: 10_000,
  })
})

test('ADASH-07 without orders everything is 0', () => {
  const nothing = { orders: 0, pending: 0, revenue: 0, weekRevenue: 0, average: 0 }
  expect(summaryOf([], now)).toEqual(nothing)
  expect(summaryOf([order(1, { status: 'cancelled' })], now)).toEqual({ ...nothing, orders: 1 })
})

test('ADASH-09 the week’s revenue is that of the last 7 days', () => {
  const orders = [
    order(1, { total: 100, createdAt: '2026-05-17T11:00:00.000Z' }),
    order(2, { total: 20, createdAt: '2026-05-10T12:00:00.000Z' }),
    order(3, { total: 3, createdAt: '2026-05-10T11:59:59.000Z' }),
    order(4, { total: 4_000, createdAt: '2026-05-16T12:00:00.000Z', status: 'cancelled' }),
  ]
  expect(summaryOf(orders, now).weekRevenue).toBe(120)
})

test('ADASH-08 minor units are divided by 100 and shown without decimals', () => {
  expect(plain(formatWholeKr(28_700))).toBe('287 kr')
  expect(plain(formatWholeKr(123_456_789))).toBe('1 234 568 kr')
  expect(plain(formatWholeKr(0))).toBe('0 kr')
})

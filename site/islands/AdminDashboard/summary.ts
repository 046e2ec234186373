import type { Order } from '../../../modules/shared/contract/api.d.ts'
import type { Ore } from '../../../modules/shared/money.ts'
import { days } from '../../stores/dates.ts'

export type Summary = {
  orders: number
  pending: number
  revenue: Ore
  /** Of the last 7 days. */
  weekRevenue: Ore
  /** Revenue by the orders that made it; 0 when there are none. */
  average: Ore
}

/** The dashboard's figures; cancelled orders earn nothing (decisions). */
export function summaryOf(orders: readonly Order[], now: Date): Summary {
  const earning = orders.filter(({ status }) => status !== 'cancelled')
  const weekStart = now.getTime() - days(7)
  const revenue = sum(earning)
  return {
    orders: orders.length,
    pending: orders.filter(({ status }) => status === 'pending').length,
    revenue,
    weekRevenue: sum(earning.filter(({ createdAt }) => Date.parse(createdAt) >= weekStart)),
    average: earning.length > 0 ? Math.round(revenue / earning.length) : 0,
  }
}

const sum = (orders: readonly Order[]): Ore => orders.reduce((all, { total }) => all + total, 0)

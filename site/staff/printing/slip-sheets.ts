import type { Order } from '../../../modules/shared/contract/api.d.ts'
import { holdReasons } from '../../../modules/workshop/rules.ts'
import { refundedGoods } from './left-out.ts'

/** The most lines of an order whose slip fits on half a sheet. */
export const mostHalfLines = 5

/**
 * The slips of each sheet, in the given order: two adjacent short ones, or one, which may continue on further sheets.
 */
export function slipSheets(orders: readonly Order[], isTwoToSheet: boolean): Order[][] {
  const sheets: Order[][] = []
  for (const order of orders) {
    const last = sheets.at(-1)
    if (isTwoToSheet && last?.length === 1 && [...last, order].every(isShort)) last.push(order)
    else sheets.push([order])
  }
  return sheets
}

/** Whether an order's slip fits on half a sheet: its mark and its sentence about refunds take a line each. */
export const isShort = (order: Order): boolean =>
  order.items.length +
    (holdReasons(order).length > 0 ? 1 : 0) +
    (refundedGoods(order).length > 0 ? 1 : 0) <=
  mostHalfLines

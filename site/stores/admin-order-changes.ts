import { atom } from 'nanostores'
import { type OrderChange, staffApi } from '../staff-api.ts'
import { orderTexts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { noteOrder } from './admin-open-order.ts'
import { refetchOrders } from './admin-orders.ts'
import { refetchSummary } from './admin-summary.ts'

/** What orders whose change is on its way shall become, by their id. */
export const $orderChanges = atom<Readonly<Record<number, OrderChange>>>({})

/**
 * Changes an order and refetches the orders and figures; a failure is told. A change that is made while
 * another is on its way follows it.
 */
export async function changeOrder(id: number, change: OrderChange): Promise<void> {
  const before = $orderChanges.get()[id]
  // What is set now counts; what was set before and is not touched now is set as well.
  $orderChanges.set({ ...$orderChanges.get(), [id]: { ...before, ...change } })
  if (before) return
  try {
    let sent: OrderChange
    do {
      sent = $orderChanges.get()[id] ?? change
      noteOrder(await staffApi.updateOrder(id, sent))
      await Promise.all([refetchOrders(), refetchSummary()])
    } while ($orderChanges.get()[id] !== sent)
  } catch (error) {
    showFailure(orderTexts.updateFailed, error)
  } finally {
    const { [id]: _done, ...others } = $orderChanges.get()
    $orderChanges.set(others)
  }
}

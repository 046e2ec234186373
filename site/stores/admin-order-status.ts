import { atom } from 'nanostores'
import type { OrderStatus } from '../../modules/shared/contract/api.d.ts'
import { staffApi } from '../staff-api.ts'
import { orderTexts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { noteOrder } from './admin-open-order.ts'
import { refetchOrders } from './admin-orders.ts'
import { refetchSummary } from './admin-summary.ts'

/** What orders whose change is on its way shall become, by their id. */
export const $statusChanges = atom<Readonly<Record<number, OrderStatus>>>({})

/**
 * Sets an order's status and refetches the orders and figures; a failure is told. A status that is chosen
 * while another is on its way follows it.
 */
export async function setOrderStatus(id: number, status: OrderStatus): Promise<void> {
  const isOnItsWay = $statusChanges.get()[id] !== undefined
  $statusChanges.set({ ...$statusChanges.get(), [id]: status })
  if (isOnItsWay) return
  try {
    let sent: OrderStatus
    do {
      sent = $statusChanges.get()[id] ?? status
      noteOrder(await staffApi.updateOrder(id, sent))
      await Promise.all([refetchOrders(), refetchSummary()])
    } while ($statusChanges.get()[id] !== sent)
  } catch (error) {
    showFailure(orderTexts.updateFailed, error)
  } finally {
    const { [id]: _done, ...others } = $statusChanges.get()
    $statusChanges.set(others)
  }
}

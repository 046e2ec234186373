import { atom } from 'nanostores'
import type { OrderStatus } from '../../modules/shared/contract/api.d.ts'
import { serverCode, serverText } from '../api-client.ts'
import { staffApi } from '../staff-api.ts'
import { orderTexts, statusLabels, selectionTexts as texts } from '../text/admin/orders.ts'
import { showFailure } from './admin-failure.ts'
import { refetchOrders } from './admin-orders.ts'
import { $selection } from './admin-selection.ts'
import { refetchSummary } from './admin-summary.ts'
import { showToast } from './toast.ts'

/** Whether a change of the selected orders is on its way. */
export const $isSettingStatus = atom(false)

/** Sets the status of the selected orders, all of them or none, and says how many had another one. */
export async function setSelectedStatus(status: OrderStatus): Promise<void> {
  if ($isSettingStatus.get()) return
  $isSettingStatus.set(true)
  try {
    const { changed } = await staffApi.updateOrders([...$selection.get()], status)
    const label = statusLabels[status]
    showToast(changed > 0 ? texts.changed(changed, label) : texts.unchanged(label))
    await Promise.all([refetchOrders(), refetchSummary()])
  } catch (error) {
    showFailure(orderTexts.updateFailed, error, serverText(error))
    // What is gone leaves the list, and with that the selection.
    if (serverCode(error) === 'orders_not_found') await refetchOrders()
  } finally {
    $isSettingStatus.set(false)
  }
}

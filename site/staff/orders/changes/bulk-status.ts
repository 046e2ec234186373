import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { serverCode, serverText } from '../../../client/request-error.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { $orders, refetchOrders } from '../list/orders.ts'
import { $selection } from '../list/selection.ts'
import { orderTexts, statusLabels, selectionTexts as texts } from '../text.ts'
import { tellConflicts } from './order-conflicts.ts'
import { offerUndo } from './order-undo.ts'
import { refetchOrdersAndSummary } from './refetch.ts'
import { setStatusOf } from './set-status-of.ts'

/**
 * Sets the status of these orders, in the versions that were shown, and reports how many changed. One undo covers all
 * of them. Orders that another administrator changed concurrently are reported as conflicts; the others are set.
 */
export const { run: setStatus, $isRunning: $isSettingStatus } = action(
  async (orders: readonly Order[], status: OrderStatus) => {
    if (orders.length === 0) return
    const seen = new Map(orders.map((order) => [order.id, order]))
    const sentAt = Date.now()
    const answer = await setStatusOf(orders, status)
    const { changed, conflicts } = answer
    const label = statusLabels[status]
    if (changed > 0) {
      showToast(texts.changed(changed, label))
      offerUndo(
        {
          text: `${texts.changed(changed, label)}.`,
          mail: status === 'shipped' ? 'customers' : undefined,
          orders: answer.orders.map(({ id, from, version }) => ({ id, status: from, version })),
        },
        sentAt,
      )
    } else if (conflicts.length === 0) showToast(texts.unchanged(label))
    tellConflicts(
      conflicts.map((conflict) => ({
        ...conflict,
        seen: seen.get(conflict.current.id) ?? conflict.current,
        wanted: { status },
      })),
    )
    await refetchOrdersAndSummary()
  },
  async (error) => {
    showFailure(orderTexts.updateFailed, error, serverText(error))
    // A deleted order leaves the list, and so the selection.
    if (serverCode(error) === 'orders_not_found') await refetchOrders()
  },
)

/** Sets the status of the selected orders. */
export const setSelectedStatus = (status: OrderStatus): Promise<void> =>
  setStatus(
    ($orders.get().value?.items ?? []).filter(({ id }) => $selection.get().has(id)),
    status,
  )

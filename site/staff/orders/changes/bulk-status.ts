import type { LeftOutOrder, Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { serverText } from '../../../client/request-error.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { $orders } from '../state/orders.ts'
import { refetchOrdersAndSummary } from '../state/refetch.ts'
import { $selection } from '../state/selection.ts'
import { orderTexts, statusLabels, selectionTexts as texts } from '../text.ts'
import { $heldBack } from './held-back.ts'
import { showConflicts } from './order-conflicts.ts'
import { offerUndo } from './order-undo.ts'
import { setStatusOf } from './set-status-of.ts'

/**
 * Sets the status of these orders, in the versions that were shown, and reports how many changed. One undo covers all
 * of them. Orders that another administrator changed concurrently are reported as conflicts. Orders that something
 * speaks against sending, unless included, are named and offered apart. The others are set.
 */
export const { run: setStatus, $isRunning: $isSettingStatus } = action(
  async (
    orders: readonly Order[],
    status: OrderStatus,
    options: { includeHeldBack?: boolean } = {},
  ) => {
    if (orders.length === 0) return
    const seen = new Map(orders.map((order) => [order.id, order]))
    const sentAt = Date.now()
    const answer = await setStatusOf(orders, status, options)
    const { changed, conflicts, leftOut } = answer
    const label = statusLabels[status]
    const done = `${texts.changed(changed, label)}.`
    if (changed > 0) {
      // It would lie over the question, which says the same.
      if (leftOut.length === 0) showToast(texts.changed(changed, label))
      offerUndo(
        {
          text: done,
          mail: status === 'shipped' ? 'customers' : undefined,
          orders: answer.orders.map(({ id, from, version }) => ({ id, status: from, version })),
        },
        sentAt,
      )
    } else if (conflicts.length + leftOut.length === 0) showToast(texts.unchanged(label))
    showConflicts(
      conflicts.map((conflict) => ({
        ...conflict,
        seen: seen.get(conflict.current.id) ?? conflict.current,
        wanted: { status },
      })),
    )
    await refetchOrdersAndSummary()
    // Last, because another change waits until this one has ended.
    if (leftOut.length > 0) offerHeldBack(leftOut, seen, { status, ...(changed > 0 && { done }) })
  },
  (error) => showFailure(orderTexts.updateFailed, error, serverText(error)),
)

function offerHeldBack(
  leftOut: readonly LeftOutOrder[],
  seen: ReadonlyMap<number, Order>,
  { status, done }: { status: OrderStatus; done?: string },
): void {
  const settable = leftOut.flatMap(({ id, reasons }) => {
    const order = seen.get(id)
    return order && reasons.length > 0 ? order : []
  })
  $heldBack.set({
    status,
    isOfSeveral: true,
    ...(done && { done }),
    orders: leftOut.map(({ id, orderNumber, reasons }) => ({
      id,
      orderNumber: orderNumber ?? seen.get(id)?.orderNumber ?? '',
      reasons,
    })),
    setAnyway: () => setStatus(settable, status, { includeHeldBack: true }),
  })
}

/** Sets the status of the selected orders. */
export const setSelectedStatus = (status: OrderStatus): Promise<void> =>
  setStatus(
    ($orders.get().value?.items ?? []).filter(({ id }) => $selection.get().has(id)),
    status,
  )

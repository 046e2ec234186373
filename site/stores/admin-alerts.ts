import { atom } from 'nanostores'
import type { Alert } from '../../modules/shared/contract/api.d.ts'
import { call } from '../client/admin.ts'
import { alertTexts as texts } from '../text/admin/alerts.ts'
import { showFailure } from './admin-failure.ts'
import { adminList } from './admin-list.ts'
import { refetchOpenOrder } from './admin-open-order.ts'
import { refetchOrders } from './admin-orders.ts'
import { showToast } from './toast.ts'

/** Mails and refunds that failed for good. */
export const { $list: $alerts, refetch: refetchAlerts } = adminList<Alert>(() => call('listAlerts'))

/** The orders of which a mail or the refund is being tried again. */
export const $followedUp = atom<readonly number[]>([])

const operations = {
  receipt: 'resendReceipt',
  notice: 'resendNotice',
  refund: 'retryRefund',
} as const

/** Tries a mail or a refund again, and shows how the orders stand then, also the open one; a failure is told. */
export async function followUp(kind: Alert['kind'], orderId: number): Promise<void> {
  if ($followedUp.get().includes(orderId)) return
  $followedUp.set([...$followedUp.get(), orderId])
  try {
    await call(operations[kind], { path: { id: orderId } })
    showToast(texts.again[kind])
    await Promise.all([refetchAlerts(), refetchOrders(), refetchOpenOrder(orderId)])
  } catch (error) {
    showFailure(texts.failed[kind], error)
  } finally {
    $followedUp.set($followedUp.get().filter((id) => id !== orderId))
  }
}

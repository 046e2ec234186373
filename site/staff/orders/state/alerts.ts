import type { Alert } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/alerts.ts'
import { call as callOrders } from '../../../client/generated/admin/orders.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { staffResource } from '../../ui/list/resource.ts'
import { alertTexts as texts } from './alert-text.ts'
import { refetchOpenOrder } from './open-order.ts'
import { refetchOrders } from './orders.ts'

/** Mails and refunds that failed permanently. */
export const { $loaded: $alerts, load: refetchAlerts } = staffResource(() => call('listAlerts'))

const operations = {
  receipt: 'resendReceipt',
  notice: 'resendNotice',
  refund: 'retryRefund',
} as const

/**
 * Retries a mail or a refund, and refetches the orders, including the open one; a failure is reported. `$followedUp`
 * has the ids of the orders with a running retry.
 */
export const { run: followUp, $running: $followedUp } = action(
  async (kind: Alert['kind'], id: number) => {
    await callOrders(operations[kind], { path: { id } })
    showToast(texts.again[kind])
    await Promise.all([refetchAlerts(), refetchOrders(), refetchOpenOrder(id)])
  },
  (error, kind) => showFailure(texts.failed[kind], error),
  (_kind, id) => id,
)

/** Ends the alert of an order's refund that can't succeed; a failure is reported. */
export const { run: dismiss, $running: $dismissed } = action(
  async (id: number) => {
    await callOrders('dismissRefund', { path: { id } })
    showToast(texts.dismissed, texts.dismissedText)
    await Promise.all([refetchAlerts(), refetchOpenOrder(id)])
  },
  (error) => showFailure(texts.dismissFailed, error),
  (id) => id,
)

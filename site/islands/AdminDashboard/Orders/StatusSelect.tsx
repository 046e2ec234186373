import { useStore } from '@nanostores/react'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { $statusChanges, setOrderStatus } from '../../../stores/admin-order-status.ts'
import { orderStatuses } from '../../../stores/admin-order-view.ts'
import { statusLabels, orderTexts as texts } from '../../../text/admin/orders.ts'
import styles from './StatusSelect.module.css'

/** Any status may follow any other; a change that is on its way shows already. */
export function StatusSelect({ order }: { order: Order }) {
  const change = useStore($statusChanges)[order.id]
  return (
    <select
      className={styles.select}
      aria-label={texts.statusOf(order.orderNumber)}
      aria-busy={change !== undefined}
      value={change ?? order.status}
      onChange={(event) => void setOrderStatus(order.id, event.target.value as OrderStatus)}
    >
      {orderStatuses.map((status) => (
        <option key={status} value={status}>
          {statusLabels[status]}
        </option>
      ))}
    </select>
  )
}

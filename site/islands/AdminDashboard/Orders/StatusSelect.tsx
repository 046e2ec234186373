import { useStore } from '@nanostores/react'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { $orderChanges, changeOrder } from '../../../stores/admin-order-changes.ts'
import { orderStatuses } from '../../../stores/admin-order-view.ts'
import { statusLabels, orderTexts as texts } from '../../../text/admin/orders.ts'
import styles from './StatusSelect.module.css'

type Props = {
  order: Order
  /** What is done with a chosen status; without it, it is set. */
  choose?(status: OrderStatus): void
}

/** Any status may follow any other; a change that is on its way shows already. */
export function StatusSelect({ order, choose }: Props) {
  const change = useStore($orderChanges)[order.id]
  const set = choose ?? ((status) => void changeOrder(order.id, { status }))
  return (
    <select
      className={styles.select}
      aria-label={texts.statusOf(order.orderNumber)}
      aria-busy={change !== undefined}
      value={change?.status ?? order.status}
      onChange={(event) => set(event.target.value as OrderStatus)}
    >
      {orderStatuses.map((status) => (
        <option key={status} value={status}>
          {statusLabels[status]}
        </option>
      ))}
    </select>
  )
}

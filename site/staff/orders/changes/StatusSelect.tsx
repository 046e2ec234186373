import { useStore } from '@nanostores/react'
import { useId } from 'react'
import type { Order, OrderStatus } from '../../../../modules/shared/contract/api.d.ts'
import { orderStatuses } from '../state/order-view.ts'
import { useChosen } from '../state/use-chosen.ts'
import { statusLabels, orderTexts as texts } from '../text.ts'
import { askAndChange } from './held-back.ts'
import { $orderChanges } from './order-changes.ts'
import styles from './StatusSelect.module.css'

type Props = {
  order: Order
  /** Handles the chosen status; default: sets it, after a question where something speaks against it. */
  choose?(status: OrderStatus): void
}

/** Any status may follow any other; a pending change shows at once. */
export function StatusSelect({ order, choose }: Props) {
  const change = useStore($orderChanges)[order.id]
  const hint = useId()
  const current = change?.status ?? order.status
  const set = choose ?? ((status) => void askAndChange(order, { status }))
  const { isBrowsing, ...select } = useChosen(current, set)
  return (
    <span className={styles.place}>
      <select
        className={styles.select}
        aria-label={texts.statusOf(order.orderNumber)}
        aria-describedby={hint}
        aria-busy={change !== undefined}
        {...select}
      >
        {orderStatuses.map((status) => (
          <option key={status} value={status}>
            {statusLabels[status]}
          </option>
        ))}
      </select>
      <span id={hint} className={isBrowsing ? styles.hint : 'visually-hidden'}>
        {texts.arrowHint}
      </span>
    </span>
  )
}

import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatWholeKr } from '../../../../modules/shared/money.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusSelect } from '../changes/StatusSelect.tsx'
import { statusTones } from '../changes/status-tones.ts'
import { onRowKey } from '../state/order-rows.ts'
import { toggleSelected } from '../state/selection.ts'
import { selectionTexts, statusLabels, orderTexts as texts } from '../text.ts'
import { OrderMarks } from './OrderMarks.tsx'
import styles from './OrderTable.module.css'

type Props = {
  order: Order
  isSelected: boolean
  /** The row in the tab order (roving tabindex). */
  isCurrent: boolean
  onFocus(): void
  onOpen(): void
}

/** An order of the list, with its status and its actions. */
export function OrderRow({ order, isSelected, isCurrent, onFocus, onOpen }: Props) {
  const toggle = () => toggleSelected(order.id)
  return (
    <tr
      data-order={order.id}
      className={isSelected ? styles.selected : undefined}
      tabIndex={isCurrent ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onRowKey({ Enter: onOpen, ' ': toggle })}
    >
      <td className={styles.select}>
        <label>
          <input
            type="checkbox"
            aria-label={selectionTexts.select(order.orderNumber)}
            checked={isSelected}
            onChange={toggle}
          />
        </label>
      </td>
      <th scope="row" className={styles.orderNumber}>
        {order.orderNumber}
      </th>
      <td className={styles.customer}>
        <span className={styles.name}>{order.customerName}</span>
        <span className={styles.email} title={order.customerEmail}>
          {order.customerEmail}
        </span>
        <OrderMarks order={order} />
      </td>
      <td className={styles.date}>
        <time dateTime={order.createdAt}>{formatTime(order.createdAt)}</time>
      </td>
      <td className={styles.products}>
        <Units items={order.items} />
      </td>
      <td className={styles.total}>{formatWholeKr(order.total)}</td>
      <td className={styles.status}>
        <Badge tone={statusTones[order.status]}>{statusLabels[order.status]}</Badge>
      </td>
      <td className={styles.actions}>
        <div>
          <StatusSelect order={order} />
          <button
            type="button"
            className={styles.details}
            aria-label={texts.detailsOf(order.orderNumber)}
            aria-haspopup="dialog"
            title={texts.details}
            onClick={onOpen}
          >
            <Icon name="eye" size={20} />
            <span>{texts.details}</span>
          </button>
        </div>
      </td>
    </tr>
  )
}

/** The ordered units, and how many of them are left where some were refunded. */
function Units({ items }: { items: Order['items'] }) {
  const ordered = items.reduce((units, { quantity }) => units + quantity, 0)
  const left = items.reduce((units, { toSend }) => units + toSend, 0)
  if (left === ordered) return texts.pieces(ordered)
  return <span title={texts.piecesLeftHint}>{texts.piecesLeft(left, ordered)}</span>
}

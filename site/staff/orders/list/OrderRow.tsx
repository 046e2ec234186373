import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatWholeKr } from '../../../../modules/shared/money.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { StatusSelect } from '../changes/StatusSelect.tsx'
import { statusTones } from '../changes/status-tones.ts'
import { paymentTexts } from '../payment/text.ts'
import { selectionTexts, statusLabels, orderTexts as texts } from '../text.ts'
import styles from './OrderTable.module.css'
import { onRowKey } from './order-rows.ts'
import { toggleSelected } from './selection.ts'

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
      </td>
      <td className={styles.date}>
        <time dateTime={order.createdAt}>{formatTime(order.createdAt)}</time>
      </td>
      <td className={styles.products}>{texts.pieces(unitsOf(order))}</td>
      <td className={styles.total}>
        {formatWholeKr(order.total)}
        <MoneyBack order={order} />
      </td>
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

/** What of the order's money went back, if any did. */
function MoneyBack({ order: { total, refunded, disputed } }: { order: Order }) {
  if (refunded + disputed === 0) return null
  if (disputed > 0) return <span className={styles.back}>{paymentTexts.badge.disputed}</span>
  const { all, part } = paymentTexts.badge
  return <span className={styles.back}>{refunded === total ? all : part}</span>
}

const unitsOf = ({ items }: Order): number =>
  items.reduce((units, { quantity }) => units + quantity, 0)

import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatWholeKr } from '../../../../modules/shared/money.ts'
import { formatTime } from '../../../stores/dates.ts'
import { statusLabels, orderTexts as texts } from '../../../text/admin/orders.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './OrderTable.module.css'
import { StatusSelect } from './StatusSelect.tsx'
import { statusTones } from './status-tones.ts'

export function OrderRow({ order, onOpen }: { order: Order; onOpen(): void }) {
  return (
    <tr>
      <th scope="row" className={styles.number}>
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
      <td className={styles.count}>{texts.pieces(unitsOf(order))}</td>
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

const unitsOf = ({ items }: Order): number =>
  items.reduce((units, { quantity }) => units + quantity, 0)

import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../stores/dates.ts'
import { statusLabels, orderDetailsTexts as texts } from '../../../text/admin/orders.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Dialog } from '../../../ui/Dialog.tsx'
import { OrderCustomer } from './OrderCustomer.tsx'
import styles from './OrderDetails.module.css'
import { OrderItems } from './OrderItems.tsx'
import { OrderSums } from './OrderSums.tsx'
import { StatusSelect } from './StatusSelect.tsx'
import { statusTones } from './status-tones.ts'

type Props = { order: Order; open: boolean; onClose(): void }

/** Everything that staff need to make and send an order. */
export function OrderDetails({ order, open, onClose }: Props) {
  return (
    <Dialog wide open={open} title={texts.title(order.orderNumber)} onClose={onClose}>
      <div className={styles.details}>
        <div className={styles.bar}>
          <Badge tone={statusTones[order.status]}>{statusLabels[order.status]}</Badge>
          <time dateTime={order.createdAt}>{formatTime(order.createdAt)}</time>
          <div className={styles.change}>
            <span aria-hidden="true">{texts.changeStatus}</span>
            <StatusSelect order={order} />
          </div>
        </div>
        <OrderCustomer order={order} />
        <section className={styles.section}>
          <h3>{texts.products}</h3>
          <OrderItems items={order.items} />
        </section>
        <section className={styles.section}>
          <h3>{texts.summary}</h3>
          <OrderSums order={order} />
        </section>
      </div>
    </Dialog>
  )
}

import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { UndoPlace } from '../../ui/undo/UndoStack.tsx'
import { HeldBackOrders } from '../changes/HeldBackOrders.tsx'
import { OrderConflicts } from '../changes/OrderConflicts.tsx'
import { StatusSelect } from '../changes/StatusSelect.tsx'
import { statusTones } from '../changes/status-tones.ts'
import { rowOf } from '../list/order-rows.ts'
import { PaymentSection } from '../payment/PaymentSection.tsx'
import { paymentTexts } from '../payment/text.ts'
import { OrderProofs } from '../proofs/OrderProofs.tsx'
import { orderLogTexts, orderNoteTexts, statusLabels, orderDetailsTexts as texts } from '../text.ts'
import { OrderCustomer } from './OrderCustomer.tsx'
import styles from './OrderDetails.module.css'
import { OrderItems } from './OrderItems.tsx'
import { OrderLog } from './OrderLog.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderShipping } from './OrderShipping.tsx'
import { OrderSums } from './OrderSums.tsx'
import { useShipping } from './use-shipping.ts'

type Props = { order: Order; open: boolean; onClose(): void }

/** Everything that staff need to make and send an order. */
export function OrderDetails({ order, open, onClose }: Props) {
  return (
    <Dialog
      wide
      open={open}
      title={texts.title(order.orderNumber)}
      onClose={onClose}
      returnTo={() => rowOf(order.id)}
    >
      <Details key={order.id} order={order} isOpen={open} />
    </Dialog>
  )
}

function Details({ order, isOpen }: { order: Order; isOpen: boolean }) {
  const shipping = useShipping(order)
  return (
    <div className={styles.details}>
      <div className={styles.bar}>
        <Badge tone={statusTones[order.status]}>{statusLabels[order.status]}</Badge>
        <time dateTime={order.createdAt}>{formatTime(order.createdAt)}</time>
        <div className={styles.change}>
          <span aria-hidden="true">{texts.changeStatus}</span>
          <StatusSelect order={order} choose={shipping.setStatus} />
        </div>
      </div>
      <OrderCustomer order={order} />
      <section className={styles.section}>
        <h3>{texts.products}</h3>
        <OrderItems items={order.items} />
      </section>
      <OrderProofs order={order} />
      <section className={styles.section}>
        <h3>{texts.summary}</h3>
        <OrderSums order={order} />
      </section>
      <section className={styles.section}>
        <h3>{paymentTexts.title}</h3>
        <PaymentSection order={order} />
      </section>
      {order.status !== 'cancelled' && (
        <section className={styles.section}>
          <h3>{texts.sending}</h3>
          <OrderShipping order={order} shipping={shipping} />
        </section>
      )}
      <section className={styles.section}>
        <h3>{orderNoteTexts.title}</h3>
        <OrderNotes orderId={order.id} />
      </section>
      <section className={styles.section}>
        <h3>{orderLogTexts.title}</h3>
        <OrderLog order={order} />
      </section>
      {isOpen && <OrderConflicts />}
      {isOpen && <HeldBackOrders />}
      <UndoPlace />
    </div>
  )
}

import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Badge } from '../../../ui/Badge.tsx'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import { UndoPlace } from '../../ui/undo/UndoStack.tsx'
import { HeldBackOrders } from '../changes/HeldBackOrders.tsx'
import { OrderConflicts } from '../changes/OrderConflicts.tsx'
import { StatusSelect } from '../changes/StatusSelect.tsx'
import { statusTones } from '../changes/status-tones.ts'
import { OrderItems } from '../items/OrderItems.tsx'
import { PaymentSection } from '../payment/PaymentSection.tsx'
import { paymentTexts } from '../payment/text.ts'
import { OrderProofs } from '../proofs/OrderProofs.tsx'
import { $isOrderOpen, $openOrder, closeOrder } from '../state/open-order.ts'
import { rowOf } from '../state/order-rows.ts'
import { orderLogTexts, orderNoteTexts, statusLabels, orderDetailsTexts as texts } from '../text.ts'
import { OrderCustomer } from './OrderCustomer.tsx'
import styles from './OrderDetails.module.css'
import { OrderLog } from './OrderLog.tsx'
import { OrderNotes } from './OrderNotes.tsx'
import { OrderShipping } from './OrderShipping.tsx'
import { OrderSums } from './OrderSums.tsx'
import { useShipping } from './use-shipping.ts'

/** Everything that staff need to make and send the open order, which stays during the closing animation. */
export function OrderDetails() {
  const order = useStore($openOrder)
  const isOpen = useStore($isOrderOpen)
  useEffect(() => closeOrder, [])
  if (!order) return null
  return (
    <Dialog
      wide
      open={isOpen}
      title={texts.title(order.orderNumber)}
      onClose={closeOrder}
      returnTo={() => rowOf(order.id)}
    >
      <Details key={order.id} order={order} isOpen={isOpen} />
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

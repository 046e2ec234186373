import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { orderDetailsTexts as texts } from '../text.ts'
import { CustomerLink } from './CustomerLink.tsx'
import { MailState } from './MailState.tsx'
import styles from './OrderDetails.module.css'

/** The customer and the shipping address. */
export function OrderCustomer({ order }: { order: Order }) {
  return (
    <div className={styles.people}>
      <section className={styles.section}>
        <h3>{texts.customer}</h3>
        <p className={styles.name}>{order.customerName}</p>
        <p>
          <a href={`mailto:${order.customerEmail}`}>{order.customerEmail}</a>
        </p>
        {order.customerPhone && (
          <p>
            {texts.phone}:{' '}
            <a href={`tel:${order.customerPhone.replaceAll(' ', '')}`}>{order.customerPhone}</a>
          </p>
        )}
        <MailState order={order} kind="receipt" />
        <CustomerLink order={order} />
      </section>
      <section className={styles.section}>
        <h3>{texts.address}</h3>
        <p className={styles.address}>{order.shippingAddress}</p>
        <p className={styles.delivery}>
          <strong>{texts.delivery}</strong> {texts.carrier}
        </p>
      </section>
    </div>
  )
}

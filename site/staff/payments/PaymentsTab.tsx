import { useStore } from '@nanostores/react'
import type { Payment, PaymentState } from '../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../modules/shared/money.ts'
import { formatTime } from '../../browser/dates.ts'
import { Select } from '../../ui/form/Select.tsx'
import { OrderDetails } from '../orders/components.ts'
import { openOrderWithId } from '../orders/index.ts'
import panel from '../ui/form/Panel.module.css'
import { Empty } from '../ui/form/Panel.tsx'
import { PartedView } from '../ui/list/PartedView.tsx'
import styles from './PaymentsTab.module.css'
import { paymentList, paymentStates } from './payments.ts'
import { paymentListTexts as texts } from './text.ts'

const options = paymentStates.map((value) => ({ value, label: texts.states[value] }))

/** The dashboard's tab of refunded, disputed, waiting and failed payments. */
export function PaymentsTab() {
  const { state } = useStore(paymentList.$view)
  const filter = (
    <Select
      label={texts.state}
      options={options}
      value={state}
      hint={texts.about[state]}
      onChange={({ target }) => paymentList.$view.setKey('state', target.value as PaymentState)}
    />
  )
  return (
    <div className={`${panel.part} ${styles.tab}`}>
      <PartedView list={paymentList} texts={texts} toolbar={() => filter}>
        {({ items }, { isOld, kept, more }) => (
          <>
            {items.length === 0 ? (
              <Empty drawing="orders" text={texts.empty} />
            ) : (
              <ul className={`${panel.panel} ${styles.list}`} aria-busy={isOld} {...kept}>
                {items.map((payment) => (
                  <Entry key={payment.orderId} payment={payment} />
                ))}
              </ul>
            )}
            {more}
          </>
        )}
      </PartedView>
      <OrderDetails />
    </div>
  )
}

function Entry({ payment }: { payment: Payment }) {
  const { orderId, orderNumber, customerName, customerEmail, total, back, isDelivered, at } =
    payment
  return (
    <li tabIndex={-1}>
      <div>
        {isDelivered ? (
          <button
            type="button"
            className={styles.number}
            aria-haspopup="dialog"
            aria-label={texts.open(orderNumber)}
            onClick={() => void openOrderWithId(orderId)}
          >
            {orderNumber}
          </button>
        ) : (
          <strong>{orderNumber}</strong>
        )}
        <p className={styles.details}>
          {customerName}, {customerEmail}
        </p>
        <p className={styles.details}>
          <time dateTime={at}>{formatTime(at)}</time>
          {back > 0 && !isDelivered && ` · ${texts.notDelivered}`}
        </p>
      </div>
      <p className={styles.amount}>
        <strong>{formatOre(back > 0 ? back : total)}</strong>
        {back > 0 && back < total && (
          <span className="aside"> {texts.total(formatOre(total))}</span>
        )}
      </p>
    </li>
  )
}

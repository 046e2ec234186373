import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import type { Order, PaymentOfOrder, Refund } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { formatTime } from '../../../browser/dates.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { DownloadButton } from '../../ui/list/DownloadButton.tsx'
import { LoadFailure } from '../../ui/list/LoadFailure.tsx'
import { $payment, followRefunds, loadPayment } from './order-payment.ts'
import styles from './PaymentSection.module.css'
import { RefundForm } from './RefundForm.tsx'
import { returnedUnits } from './returned-units.ts'
import { paymentTexts as texts } from './text.ts'

/** An order's payment, its disputes and refunds, and the form for another refund. */
export function PaymentSection({ order }: { order: Order }) {
  const { value: payment, failure } = useStore($payment)
  const retry = () => void loadPayment(order.id)
  // A change of the order may come with a refund.
  useEffect(() => void loadPayment(order.id), [order])
  useEffect(() => followRefunds(order.id), [order.id])
  if (!payment && failure)
    return <LoadFailure text={texts.loadFailed} failure={failure} retry={retry} />
  if (!payment) return <Spinner label={texts.loading} />
  return (
    <>
      <p>{texts.paid(formatTime(payment.paidAt), payment.paidWith)}</p>
      {payment.receipt !== null && (
        <DocumentLink
          label={texts.receipt(payment.receipt)}
          load={() => call('getReceipt', { path: { id: order.id } })}
        />
      )}
      <Disputes payment={payment} />
      {payment.refunds.length > 0 && (
        <>
          <h4 className={styles.subtitle}>{texts.refunds}</h4>
          <ul className={styles.list}>
            {payment.refunds.map((refund) => (
              <Entry key={refund.number} refund={refund} order={order} />
            ))}
          </ul>
        </>
      )}
      <Rest order={order} payment={payment} />
    </>
  )
}

/** A button that downloads a document of an order, such as 'Kvittering nr. 12'. */
const DocumentLink = ({ label, load }: { label: string; load: () => Promise<Blob> }) => (
  <DownloadButton
    label={label}
    name={`${label.toLowerCase().replace(' nr. ', '-')}.pdf`}
    failed={texts.documentFailed}
    load={load}
  />
)

function Disputes({ payment }: { payment: PaymentOfOrder }) {
  return payment.disputes.map((dispute) => (
    <p key={dispute.id} className={styles.dispute}>
      {texts.dispute(dispute, formatOre(dispute.amount))}{' '}
      {dispute.answerBy && texts.answerBy(formatTime(dispute.answerBy))}
    </p>
  ))
}

function Entry({ refund, order }: { refund: Refund; order: Order }) {
  const { creditNote, amount, state, reason, administrator, requestedAt } = refund
  return (
    <li>
      <p>
        <strong>{formatOre(amount)}</strong> {texts.states[state]}
      </p>
      <p className={styles.details}>
        {[
          reason,
          ...returnedUnits(order, refund),
          `${formatTime(requestedAt)}, ${administrator ?? texts.fromDashboard}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {creditNote !== null && (
        <DocumentLink
          label={texts.creditNote(creditNote)}
          load={() => call('getCreditNote', { path: { id: order.id, number: refund.number } })}
        />
      )}
    </li>
  )
}

function Rest({ order, payment }: { order: Order; payment: PaymentOfOrder }) {
  const isOffered = order.status === 'cancelled' && payment.refunds.length === 0
  const [isOpen, setOpen] = useState(false)
  if (payment.left === 0)
    return <p>{payment.disputed > 0 ? texts.disputedAll : texts.nothingLeft}</p>
  if (isOpen) return <RefundForm order={order} payment={payment} close={() => setOpen(false)} />
  return (
    <div className={styles.rest}>
      <p>{isOffered ? texts.offered : texts.left(formatOre(payment.left))}</p>
      <Button
        variant={isOffered ? 'primary' : 'secondary'}
        size="small"
        onClick={() => setOpen(true)}
      >
        {texts.refund}
      </Button>
    </div>
  )
}

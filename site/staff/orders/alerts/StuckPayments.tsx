import type { StuckPayment } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { alertTexts } from '../state/alert-text.ts'

const texts = alertTexts.stuck

/** Payments that the shop goes on trying to settle or to pay back. */
export function StuckPayments({ payments }: { payments: readonly StuckPayment[] }) {
  return (
    <ul>
      {payments.map(({ paymentIntentId, kind, since }) => (
        <li key={`${kind} ${paymentIntentId}`}>
          <p>
            <strong>{texts[kind]}</strong>
            <span>{texts.where(paymentIntentId, formatTime(since))}</span>
          </p>
        </li>
      ))}
    </ul>
  )
}

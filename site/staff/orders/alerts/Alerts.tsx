import { useStore } from '@nanostores/react'
import type { Alert } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { ProofsToAnswer } from '../proofs/ProofsToAnswer.tsx'
import { alertTexts as texts } from '../state/alert-text.ts'
import { $alerts, $dismissed, $followedUp, dismiss, followUp } from '../state/alerts.ts'
import { $failedMessages } from '../state/failed-messages.ts'
import { $proofsToAnswer } from '../state/proofs-to-answer.ts'
import { $stuckPayments } from '../state/stuck-payments.ts'
import styles from './Alerts.module.css'
import { FailedMessages } from './FailedMessages.tsx'
import { StuckPayments } from './StuckPayments.tsx'

/** Mails, refunds and payments that failed, and designs that wait for an answer: they need an administrator. Hidden without any. */
export function Alerts() {
  const alerts = useStore($alerts).value
  const messages = useStore($failedMessages).value
  const proofs = useStore($proofsToAnswer).value
  const stuck = useStore($stuckPayments).value
  const isEmpty = [alerts, messages, proofs, stuck].every((some) => !some?.length)
  if (isEmpty) return null
  return (
    <section className={styles.alerts} aria-labelledby="alerts">
      <h2 id="alerts">{texts.title}</h2>
      {!!stuck?.length && <StuckPayments payments={stuck} />}
      {!!messages?.length && <FailedMessages messages={messages} />}
      {!!proofs?.length && <ProofsToAnswer proofs={proofs} />}
      {!!alerts?.length && <AlertsOfOrders alerts={alerts} />}
    </section>
  )
}

function AlertsOfOrders({ alerts }: { alerts: readonly Alert[] }) {
  const busy = [...useStore($followedUp), ...useStore($dismissed)]
  const { kept } = useKeptFocus(alerts)
  return (
    <ul {...kept}>
      {alerts.map(
        ({
          orderId,
          orderNumber,
          kind,
          customerName,
          customerEmail,
          total,
          isHeldBack,
          failedAt,
        }) => (
          <li key={`${orderId} ${kind}`} tabIndex={-1}>
            <p>
              <strong>{texts.what[kind](orderNumber, formatOre(total))}</strong>
              <span>
                {customerName}, {customerEmail} · {formatTime(failedAt)}
              </span>
              {isHeldBack && <span>{texts.heldBack}</span>}
            </p>
            <div className={panel.buttons}>
              <Button
                variant="secondary"
                size="small"
                isResting={busy.includes(orderId)}
                aria-label={texts.retryOf[kind](orderNumber)}
                onClick={() => void followUp(kind, orderId)}
              >
                {texts.retry[kind]}
              </Button>
              {kind === 'refund' && (
                <Button
                  variant="quiet"
                  size="small"
                  isResting={busy.includes(orderId)}
                  aria-label={texts.dismissOf(orderNumber)}
                  onClick={() => void dismiss(orderId)}
                >
                  {texts.dismiss}
                </Button>
              )}
            </div>
          </li>
        ),
      )}
    </ul>
  )
}

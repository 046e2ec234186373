import { useStore } from '@nanostores/react'
import { formatOre } from '../../../modules/shared/money.ts'
import { $alerts, $followedUp, followUp } from '../../stores/admin-alerts.ts'
import { formatTime } from '../../stores/dates.ts'
import { alertTexts as texts } from '../../text/admin/alerts.ts'
import { Button } from '../../ui/Button.tsx'
import styles from './Alerts.module.css'
import { useKeptFocus } from './use-kept-focus.ts'

/** What failed for good and waits for somebody; nothing as long as all is well. */
export function Alerts() {
  const alerts = useStore($alerts).value
  const busy = useStore($followedUp)
  const { kept } = useKeptFocus<HTMLUListElement>(alerts)
  if (!alerts?.length) return null
  return (
    <section className={styles.alerts} aria-labelledby="alerts">
      <h2 id="alerts">{texts.title}</h2>
      <ul {...kept}>
        {alerts.map(
          ({ orderId, orderNumber, kind, customerName, customerEmail, total, failedAt }) => (
            <li key={`${orderId} ${kind}`} tabIndex={-1}>
              <p>
                <strong>{texts.what[kind](orderNumber, formatOre(total))}</strong>
                <span>
                  {customerName}, {customerEmail} · {formatTime(failedAt)}
                </span>
              </p>
              <Button
                variant="secondary"
                size="small"
                isResting={busy.includes(orderId)}
                aria-label={texts.retryOf[kind](orderNumber)}
                onClick={() => void followUp(kind, orderId)}
              >
                {texts.retry[kind]}
              </Button>
            </li>
          ),
        )}
      </ul>
    </section>
  )
}

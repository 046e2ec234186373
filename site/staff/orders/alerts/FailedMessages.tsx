import { useStore } from '@nanostores/react'
import type { FailedMessage } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { alertTexts as texts } from '../state/alert-text.ts'
import {
  $dismissing,
  $resending,
  dismissMessage,
  keyOf,
  resendMessage,
} from '../state/failed-messages.ts'
import styles from './Alerts.module.css'

/** Messages and withdrawals of which a mail failed permanently. Staff answer them, whether or not the mail is sent again. */
export function FailedMessages({ messages }: { messages: readonly FailedMessage[] }) {
  const busy = [...useStore($resending), ...useStore($dismissing)]
  const { kept } = useKeptFocus(messages)
  return (
    <ul {...kept}>
      {messages.map((message) => {
        const { kind, name, email, text, orderNumber, isUnknownToShop, receivedAt } = message
        const isBusy = busy.includes(keyOf(message))
        return (
          <li key={keyOf(message)} tabIndex={-1}>
            <p>
              <strong>{texts[kind].what(name, isUnknownToShop)}</strong>
              {/* Any visitor can write 2,000 characters here: the mail that reached the shop has them too. */}
              <span className={styles.text}>
                {[orderNumber, isUnknownToShop && text].filter(Boolean).join(': ')}
              </span>
              <span>
                {email} · {formatTime(receivedAt)}
              </span>
            </p>
            <div className={panel.buttons}>
              <Button
                variant="secondary"
                size="small"
                isResting={isBusy}
                aria-label={texts[kind].retryOf(name)}
                onClick={() => void resendMessage(message)}
              >
                {texts.resend}
              </Button>
              {(kind === 'message' || !isUnknownToShop) && (
                <Button
                  variant="quiet"
                  size="small"
                  isResting={isBusy}
                  aria-label={texts[kind].dismissOf(name)}
                  onClick={() => void dismissMessage(message)}
                >
                  {texts.dismiss}
                </Button>
              )}
            </div>
          </li>
        )
      })}
    </ul>
  )
}

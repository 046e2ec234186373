import { useStore } from '@nanostores/react'
import type { FailedWithdrawal } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import styles from './Alerts.module.css'
import { alertTexts } from './alert-text.ts'
import {
  $dismissing,
  $resending,
  dismissWithdrawal,
  resendWithdrawal,
} from './failed-withdrawals.ts'

const texts = alertTexts.withdrawal

/** Withdrawals of which a mail failed permanently. The shop has to act on them, whether or not the mail is sent again. */
export function FailedWithdrawals({ withdrawals }: { withdrawals: readonly FailedWithdrawal[] }) {
  const busy = [...useStore($resending), ...useStore($dismissing)]
  const { kept } = useKeptFocus<HTMLUListElement>(withdrawals)
  return (
    <ul {...kept}>
      {withdrawals.map(({ id, name, email, goods, orderNumber, isUnknownToShop, receivedAt }) => (
        <li key={id} tabIndex={-1}>
          <p>
            <strong>{texts.what(name, isUnknownToShop)}</strong>
            {/* Any visitor can write 2,000 characters here: the mail that reached the shop has them too. */}
            <span className={styles.goods}>
              {[orderNumber, isUnknownToShop && goods].filter(Boolean).join(': ')}
            </span>
            <span>
              {email} · {formatTime(receivedAt)}
            </span>
          </p>
          <div className={styles.buttons}>
            <Button
              variant="secondary"
              size="small"
              isResting={busy.includes(id)}
              aria-label={texts.retryOf(name)}
              onClick={() => void resendWithdrawal(id)}
            >
              {texts.retry}
            </Button>
            {!isUnknownToShop && (
              <Button
                variant="quiet"
                size="small"
                isResting={busy.includes(id)}
                aria-label={texts.dismissOf(name)}
                onClick={() => void dismissWithdrawal(id)}
              >
                {alertTexts.dismiss}
              </Button>
            )}
          </div>
        </li>
      ))}
    </ul>
  )
}

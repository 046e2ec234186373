import { useStore } from '@nanostores/react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { Button } from '../../../ui/Button.tsx'
import { alertTexts as texts } from '../state/alert-text.ts'
import { $followedUp, followUp } from '../state/alerts.ts'
import styles from './OrderDetails.module.css'

type Props = { order: Order; kind: 'receipt' | 'notice' }

/** The state of one of an order's mails, with a button to resend it. */
export function MailState({ order, kind }: Props) {
  const isBusy = useStore($followedUp).includes(order.id)
  const states: Readonly<Record<string, string>> = texts[kind]
  return (
    <p className={styles.mail}>
      <span>{states[order[kind]]}</span>
      {order[kind] !== 'queued' && (
        <Button
          variant="quiet"
          size="small"
          isResting={isBusy}
          onClick={() => void followUp(kind, order.id)}
        >
          {texts.retry[kind]}
        </Button>
      )}
    </p>
  )
}

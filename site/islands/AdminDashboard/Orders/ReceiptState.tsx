import { useStore } from '@nanostores/react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { $followedUp, followUp } from '../../../stores/admin-alerts.ts'
import { alertTexts as texts } from '../../../text/admin/alerts.ts'
import { Button } from '../../../ui/Button.tsx'
import styles from './OrderDetails.module.css'

/** What became of an order's confirmation e-mail, with a way to send it again. */
export function ReceiptState({ order }: { order: Order }) {
  const isBusy = useStore($followedUp).includes(order.id)
  return (
    <p className={styles.receipt}>
      <span>{texts.receipt[order.receipt]}</span>
      {order.receipt !== 'queued' && (
        <Button
          variant="quiet"
          size="small"
          disabled={isBusy}
          onClick={() => void followUp('receipt', order.id)}
        >
          {texts.retry.receipt}
        </Button>
      )}
    </p>
  )
}

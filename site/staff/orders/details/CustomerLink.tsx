import { useStore } from '@nanostores/react'
import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { refetchOpenOrder } from '../state/open-order.ts'
import { orderLinkTexts as texts } from '../text.ts'
import styles from './OrderDetails.module.css'

/** Outlives the order's dialog. */
const { run: endLink, $isRunning: $isEnding } = action(
  async ({ id, link }: Order) => {
    await call('endOrderLink', { path: { id, link } })
    showToast(texts.ended, texts.endedText)
    await refetchOpenOrder(id)
  },
  (error) => showFailure(texts.failed, error),
)

/** The state of the customer's link in the order's mails, with a button to end it. */
export function CustomerLink({ order }: { order: Order }) {
  const isEnding = useStore($isEnding)
  return (
    <p className={styles.mail}>
      <span>{texts.about}</span>
      <Button variant="quiet" size="small" isResting={isEnding} onClick={() => void endLink(order)}>
        {texts.end}
      </Button>
    </p>
  )
}

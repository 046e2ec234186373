import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { useAction } from '../../../ui/hooks/use-action.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { refetchOpenOrder } from '../state/open-order.ts'
import { orderLinkTexts as texts } from '../text.ts'
import styles from './OrderDetails.module.css'

/** The state of the customer's link in the order's mails, with a button to end it. */
export function CustomerLink({ order: { id, link } }: { order: Order }) {
  const [endLink, isEnding] = useAction(
    async () => {
      await call('endOrderLink', { path: { id, link } })
      showToast(texts.ended, texts.endedText)
      await refetchOpenOrder(id)
    },
    (error) => showFailure(texts.failed, error),
  )
  return (
    <p className={styles.mail}>
      <span>{texts.about}</span>
      <Button variant="quiet" size="small" isResting={isEnding} onClick={() => void endLink()}>
        {texts.end}
      </Button>
    </p>
  )
}

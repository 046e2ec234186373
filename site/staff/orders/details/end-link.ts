import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { orderLinkTexts as texts } from '../text.ts'
import { refetchOpenOrder } from './open-order.ts'

/** Ends the link that the order's mails have so far, and refetches the order. */
export const { run: endLink, $isRunning: $isEndingLink } = action(
  async ({ id, link }: Pick<Order, 'id' | 'link'>): Promise<void> => {
    await call('endOrderLink', { path: { id, link } })
    showToast(texts.ended, texts.endedText)
    await refetchOpenOrder(id)
  },
  (error) => showFailure(texts.failed, error),
)

import { action } from '../../browser/action.ts'
import { call } from '../../client/generated/linked-order.ts'
import { serverText } from '../../client/request-error.ts'
import { showError, showToast } from '../../ui/toast/toast.ts'
import { linkedOrderTexts as texts } from './text.ts'

/** Mails the receipt of the link's order again; a toast tells the result. */
export const { run: resendReceipt, $isRunning: $isSending } = action(
  async (token: string): Promise<void> => {
    await call('resendLinkedReceipt', { query: { token } })
    showToast(texts.receiptSent, texts.receiptSentText)
  },
  (error) => showError(texts.receiptFailed, serverText(error) ?? texts.tryAgain),
)

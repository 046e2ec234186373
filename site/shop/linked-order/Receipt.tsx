import { useStore } from '@nanostores/react'
import { action } from '../../browser/action.ts'
import { call } from '../../client/generated/linked-order.ts'
import { serverText } from '../../client/request-error.ts'
import { Button } from '../../ui/Button.tsx'
import { showError, showToast } from '../../ui/toast/toast.ts'
import styles from './Actions.module.css'
import { linkedOrderTexts as texts } from './text.ts'

const { run: resendReceipt, $isRunning: $isSending } = action(
  async (token: string): Promise<void> => {
    await call('resendLinkedReceipt', { query: { token } })
    showToast(texts.receiptSent, texts.receiptSentText)
  },
  (error) => showError(texts.receiptFailed, serverText(error) ?? texts.tryAgain),
)

/** The receipt by mail, and on paper. */
export function Receipt({ token }: { token: string }) {
  const isSending = useStore($isSending, { ssr: 'initial' })
  return (
    <section className={styles.part}>
      <h2>{texts.receiptTitle}</h2>
      <p>{texts.receiptText}</p>
      <p className="button-row">
        <Button variant="quiet" isResting={isSending} onClick={() => void resendReceipt(token)}>
          {texts.receipt}
        </Button>
        <Button variant="quiet" onClick={() => print()}>
          {texts.print}
        </Button>
      </p>
    </section>
  )
}

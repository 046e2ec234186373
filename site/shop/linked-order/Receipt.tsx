import { useStore } from '@nanostores/react'
import { Button } from '../../ui/Button.tsx'
import styles from './Actions.module.css'
import { $isSending, resendReceipt } from './resend-receipt.ts'
import { linkedOrderTexts as texts } from './text.ts'

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

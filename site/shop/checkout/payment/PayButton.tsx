import { useStore } from '@nanostores/react'
import { formatOre, type Ore } from '../../../../modules/shared/money.ts'
import { Button } from '../../../ui/Button.tsx'
import { $toast } from '../../../ui/toast/toast.ts'
import { $cart } from '../../cart/index.ts'
import { $checkoutForm, missingFields } from '../form/checkout-form.ts'
import { shortLines, shortText } from '../form/validate.ts'
import { checkoutTexts as texts } from '../text.ts'
import { $charged, $refusal, $stage } from './checkout-payment.ts'
import styles from './PayButton.module.css'
import { Waiting } from './Waiting.tsx'
import { $waiting } from './waiting.ts'

/** The pay button; below it the reason why it is disabled or the last attempt failed. */
export function PayButton({ total }: { total: Ore | undefined }) {
  const form = useStore($checkoutForm, { ssr: 'initial' })
  const isBusy = useStore($stage, { ssr: 'initial' }) !== 'idle'
  const short = shortLines(useStore($cart, { ssr: 'initial' }) ?? [])
  const isFilled = form.acceptTerms && missingFields(form).length === 0 && total !== undefined
  const reasons = [...short.map(shortText), ...(isFilled ? [] : [texts.notYet])]
  const wait = useStore($waiting, { ssr: 'initial' })
  const charged = useStore($charged, { ssr: 'initial' })
  const payable = isBusy ? charged : total
  const amount = payable === undefined ? '' : formatOre(payable)
  return (
    <div className={styles.pay}>
      {/* A press may reveal that a line is short; the disabled button then keeps the focus. */}
      <Button
        type="submit"
        size="large"
        wide
        disabled={isBusy || !isFilled}
        isResting={short.length > 0}
        aria-busy={isBusy}
      >
        {isBusy && <span className={`turning-thread ${styles.ring}`} />}
        {isBusy ? (
          <span>
            {texts.processing} <span className={styles.amount}>{amount}</span>
          </span>
        ) : (
          texts.pay(amount)
        )}
      </Button>
      <span role="status" className="visually-hidden">
        {isBusy && `${texts.processing} ${amount}`}
      </span>
      {!isBusy &&
        reasons.map((reason) => (
          <p key={reason} className={`aside ${styles.hint}`}>
            {reason}
          </p>
        ))}
      {wait ? <Waiting wait={wait} /> : <LastRefusal />}
    </div>
  )
}

/** Repeats the toast's message until the next attempt. */
function LastRefusal() {
  const refusal = useStore($refusal, { ssr: 'initial' })
  const isToastGone = useStore($toast, { ssr: 'initial' }) === null
  if (!refusal || !isToastGone) return null
  return (
    <p className={refusal.isGood ? styles.news : styles.refusal} data-refusal>
      <strong>{refusal.title}</strong>
      {refusal.text && <span>{refusal.text}</span>}
    </p>
  )
}

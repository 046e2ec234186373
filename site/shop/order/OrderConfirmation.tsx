import { paths } from '../../paths.ts'
import { Badge } from '../../ui/Badge.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { Help } from './Help.tsx'
import styles from './OrderConfirmation.module.css'
import { PaidOrder } from './PaidOrder.tsx'
import { confirmationTexts as texts } from './text.ts'
import { type Order, usePaymentStage } from './use-payment-stage.ts'

const tones = {
  checking: 'grey',
  unchecked: 'grey',
  paid: 'green',
  open: 'yellow',
  waiting: 'yellow',
  late: 'yellow',
  failed: 'red',
  refunded: 'red',
} as const

/** The page that mails and redirect payments link to: the order, its payment state and the next steps. */
export function OrderConfirmation(order: Order) {
  const { stage, checkAgain } = usePaymentStage(order)
  const { title, badge, text } = texts.stages[stage]
  return (
    <section className={`sheet seam ${styles.card}`}>
      <div className={styles.top} aria-live="polite">
        <h1>{title}</h1>
        {text && <p>{text}</p>}
      </div>
      <dl className={styles.facts}>
        <div>
          <dt className="aside">{texts.orderNumber}</dt>
          <dd className={styles.number}>{order.orderNumber}</dd>
        </div>
        <div>
          <dt className="aside">{texts.payment}</dt>
          <dd>
            <Badge tone={tones[stage]}>{badge}</Badge>
          </dd>
        </div>
      </dl>
      {(stage === 'late' || stage === 'unchecked') && (
        <Button onClick={checkAgain}>{texts.checkAgain}</Button>
      )}
      {(stage === 'open' || stage === 'failed' || stage === 'refunded') && (
        <ButtonLink href={paths.checkout()}>{texts.backToCheckout}</ButtonLink>
      )}
      {stage === 'paid' && <PaidOrder orderNumber={order.orderNumber} />}
      <Help />
    </section>
  )
}

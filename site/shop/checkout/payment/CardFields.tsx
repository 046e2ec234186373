import { PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { checkoutTexts as texts } from '../text.ts'
import styles from './CardFields.module.css'
import { followMethod } from './checkout-payment.ts'

/** Fields that the shop's own form has. Each hidden field must be passed with the payment, so only these are hidden. */
const never = 'never' as const
const options = {
  fields: {
    billingDetails: {
      name: never,
      email: never,
      phone: never,
      address: { line1: never, postalCode: never, city: never, country: never },
    },
  },
}

/** The payment provider's card fields, with a placeholder until they are ready and a message if they fail to load. */
export function CardFields({ isMissing }: { isMissing: boolean }) {
  const [stage, setStage] = useState<'loading' | 'ready' | 'failed'>('loading')
  if (isMissing || stage === 'failed') return <Unavailable />
  return (
    <div className={styles.card} aria-busy={stage === 'loading'}>
      {stage === 'loading' && <Waiting />}
      <PaymentElement
        className={styles.fields ?? ''}
        options={options}
        onReady={() => setStage('ready')}
        onChange={({ value }) => followMethod(value.type)}
        onLoadError={() => setStage('failed')}
      />
    </div>
  )
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Skeleton className={styles.half} />
      <Skeleton className={styles.half} />
      <Skeleton className={styles.wide} />
      <Skeleton className={styles.half} />
      <Skeleton className={styles.half} />
      <Skeleton className={styles.wide} />
    </div>
  )
}

function Unavailable() {
  return (
    <div className={styles.unavailable} role="alert">
      <p>{texts.cardUnavailable}</p>
      <Button variant="secondary" size="small" onClick={() => location.reload()}>
        {texts.reload}
      </Button>
    </div>
  )
}

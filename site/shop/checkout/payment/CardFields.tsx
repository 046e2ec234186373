import { PaymentElement } from '@stripe/react-stripe-js'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { checkoutTexts as texts } from '../text.ts'
import styles from './CardFields.module.css'

/** What the shop asks for itself and hands over with the payment: for these alone, as each has to be handed over. */
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

/** The payment provider's fields, with what stands in their place until they are ready or if they never are. */
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

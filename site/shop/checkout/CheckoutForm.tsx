import { useStore } from '@nanostores/react'
import { useRef } from 'react'
import { $cart, isCustom } from '../cart/index.ts'
import styles from './Checkout.module.css'
import { Customer } from './form/Customer.tsx'
import { Terms } from './form/Terms.tsx'
import { PaymentSection } from './payment/PaymentSection.tsx'
import { $prices } from './prices.ts'
import { Summary } from './summary/Summary.tsx'
import { Upsell } from './summary/Upsell.tsx'
import { useCheckout } from './use-checkout.ts'

type Props = {
  /** Prices include VAT. */
  isVatRegistered: boolean
  /** The payment provider's script could not be loaded. */
  isMissing: boolean
  /** A note at the top of the payment form. */
  note: string | undefined
}

/** The form of the checkout with its summary (specification, section 2). */
export function CheckoutForm({ isVatRegistered, isMissing, note }: Props) {
  const items = useStore($cart, { ssr: 'initial' })
  const prices = useStore($prices, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  const { isBusy, problemOf, termsProblem, leave, submit, submitOnEnter } = useCheckout(
    form,
    prices?.total,
  )
  const hasCustom = items?.some(isCustom) ?? false

  return (
    <div className={styles.room}>
      <form
        ref={form}
        className={styles.checkout}
        onSubmit={submit}
        onKeyDown={submitOnEnter}
        noValidate
      >
        <div className={styles.customer} inert={isBusy}>
          <Customer problemOf={problemOf} onLeave={leave} />
        </div>
        <div ref={followHeight} className={styles.summary} inert={isBusy}>
          <Summary isVatRegistered={isVatRegistered} />
        </div>
        <div className={styles.terms} inert={isBusy}>
          <Terms problem={termsProblem} hasCustom={hasCustom} />
        </div>
        <div className={styles.payment}>
          <PaymentSection
            total={prices?.total}
            isMissing={isMissing}
            hasCustom={hasCustom}
            note={note}
          />
        </div>
        <div className={styles.upsell} inert={isBusy}>
          <Upsell items={items} />
        </div>
      </form>
    </div>
  )
}

/** A ref callback that keeps an element's height in px in its CSS variable `--height`. */
function followHeight(element: HTMLElement | null): (() => void) | undefined {
  if (!element) return undefined
  const observer = new ResizeObserver(() =>
    element.style.setProperty('--height', `${element.offsetHeight}px`),
  )
  observer.observe(element)
  return () => observer.disconnect()
}

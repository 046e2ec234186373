import { useStore } from '@nanostores/react'
import { Elements } from '@stripe/react-stripe-js'
import type { Stripe } from '@stripe/stripe-js'
import { useEffect } from 'react'
import type { BrowserPayment } from '../../../api/platform/settings/config.ts'
import { $cart, loadCart } from '../cart/index.ts'
import { loadDiscount } from '../discount/index.ts'
import styles from './Checkout.module.css'
import { CheckoutForm } from './CheckoutForm.tsx'
import { $receipt, $stage, leaveEmptyCart } from './payment/checkout-payment.ts'
import { PaidElsewhere } from './payment/PaidElsewhere.tsx'
import { $paidElsewhere } from './payment/paid-elsewhere.ts'
import { elementsOptions, usePaymentSystem } from './payment/payment-system.ts'
import { $prices } from './prices.ts'
import { ThankYou } from './ThankYou.tsx'
import { checkoutTexts as texts } from './text.ts'

type Props = {
  payment: BrowserPayment
  /** Prices include VAT. */
  isVatRegistered: boolean
  /** A note at the top of the payment form. */
  note?: string
}

/** The checkout from the cart to the thank-you screen. */
export function Checkout({ payment, isVatRegistered, note }: Props) {
  const items = useStore($cart, { ssr: 'initial' })
  const prices = useStore($prices, { ssr: 'initial' })
  const receipt = useStore($receipt, { ssr: 'initial' })
  const paidElsewhere = useStore($paidElsewhere, { ssr: 'initial' })
  const { stripe, isMissing } = usePaymentSystem(payment)
  useEffect(() => {
    void loadCart()
    void loadDiscount()
  }, [])
  useWayHome(stripe)

  if (receipt) return <ThankYou receipt={receipt} />
  if (paidElsewhere && items?.length === 0) return <PaidElsewhere orderNumber={paidElsewhere} />
  return (
    <>
      <h1 className={styles.title}>{texts.title}</h1>
      <Elements stripe={stripe} options={elementsOptions(prices?.total ?? 0)}>
        <CheckoutForm isVatRegistered={isVatRegistered} isMissing={isMissing} note={note} />
      </Elements>
    </>
  )
}

/** Leaves the checkout when the cart is empty (CHK-26). */
function useWayHome(stripe: Promise<Stripe | null> | null): void {
  const isEmpty = useStore($cart, { ssr: 'initial' })?.length === 0
  const isIdle = useStore($stage, { ssr: 'initial' }) === 'idle'
  useEffect(() => {
    if (isEmpty && isIdle) void leaveEmptyCart(stripe)
  }, [isEmpty, isIdle, stripe])
}

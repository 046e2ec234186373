import { useEffect, useRef } from 'react'
import { paths } from '../../paths.ts'
import { thankYouTexts as texts } from '../../text/checkout.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { Receipt } from './checkout-payment.ts'
import styles from './ThankYou.module.css'

/** What takes the form's place once the order is complete. */
export function ThankYou({ receipt }: { receipt: Receipt }) {
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = document.title.replace(/^[^·]+/, `${texts.title} `)
    title.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section className={styles.thanks}>
      <span className={styles.seal}>
        <Icon name="check" size={48} />
      </span>
      <h1 ref={title} tabIndex={-1} className={styles.title}>
        {texts.title}
      </h1>
      <p className={styles.number}>
        {texts.orderNumber} <strong>{receipt.orderNumber}</strong>
      </p>
      <p className={styles.text}>{texts.text(receipt.email)}</p>
      <ButtonLink href={paths.home()}>{texts.home}</ButtonLink>
    </section>
  )
}

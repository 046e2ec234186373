import { type ReactNode, useEffect, useRef } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Ending.module.css'
import { thankYouTexts as texts } from './text.ts'

type Props = { title: string; orderNumber: string; text: string; children: ReactNode }

/** Replaces the form once its cart is paid; `children` are the next links. */
export function Ending({ title, orderNumber, text, children }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    document.title = document.title.replace(/^[^·]+/, `${title} `)
    heading.current?.focus({ preventScroll: true })
  }, [title])

  return (
    <section className={`sheet seam ${styles.thanks}`}>
      <span className={styles.seal}>
        <Icon name="check" size={48} />
      </span>
      <h1 ref={heading} tabIndex={-1} className={styles.title}>
        {title}
      </h1>
      <p className={styles.number}>
        {texts.orderNumber} <strong>{orderNumber}</strong>
      </p>
      <p className={styles.text}>{text}</p>
      {children}
    </section>
  )
}

import { Spinner } from '../../ui/Spinner.tsx'
import { Help } from './Help.tsx'
import styles from './OrderConfirmation.module.css'
import { confirmationTexts as texts } from './text.ts'

/** The page without an order number. */
export function NoOrder() {
  return (
    <section className={`sheet seam ${styles.card}`}>
      <h1>{texts.title}</h1>
      <Spinner label={texts.loading} />
      <p className={styles.loading}>{texts.loadingText}</p>
      <Help />
    </section>
  )
}

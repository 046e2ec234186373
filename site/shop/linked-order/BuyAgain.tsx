import { useStore } from '@nanostores/react'
import { Button } from '../../ui/Button.tsx'
import { openCart } from '../header/index.ts'
import styles from './Actions.module.css'
import { $isBuying, $missing, type BoughtLine, buyAgain } from './buy-again.ts'
import { linkedOrderTexts as texts } from './text.ts'

/** Puts the order's patches into the cart, and names those that it can't. */
export function BuyAgain({ lines }: { lines: readonly BoughtLine[] }) {
  const isBuying = useStore($isBuying, { ssr: 'initial' })
  const missing = useStore($missing, { ssr: 'initial' })
  return (
    <section className={styles.part}>
      <h2>{texts.againTitle}</h2>
      <p>{texts.againText}</p>
      <p>
        <Button isResting={isBuying} busy={isBuying} onClick={() => void buyAgain(lines)}>
          {texts.again}
        </Button>
      </p>
      <div className={styles.part} role="status">
        {missing.length > 0 && (
          <>
            <p>
              <strong>{texts.missing}</strong>
            </p>
            <ul className={styles.missing}>
              {missing.map((text) => (
                <li key={text}>{text}</li>
              ))}
            </ul>
            <p>
              <Button variant="quiet" onClick={openCart}>
                {texts.openCart}
              </Button>
            </p>
          </>
        )}
      </div>
    </section>
  )
}

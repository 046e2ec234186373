import { useStore } from '@nanostores/react'
import { atom } from 'nanostores'
import type { CartAddition } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { serverText } from '../../client/request-error.ts'
import { Button } from '../../ui/Button.tsx'
import { showError } from '../../ui/toast/toast.ts'
import { mergeCart, missingText } from '../cart/index.ts'
import { openCart } from '../header/index.ts'
import styles from './Actions.module.css'
import { linkedOrderTexts as texts } from './text.ts'

/** A line of the order, as the cart takes it, with its name at the time. */
type BoughtLine = CartAddition & { name: string }

/** Sentences on the units of the order that the cart lacks. */
const $missing = atom<readonly string[]>([])

/**
 * Puts the order's patches into the cart, as many as were bought; a second press adds nothing. Opens the cart if it has
 * them all.
 */
const { run: buyAgain, $isRunning: $isBuying } = action(
  async (bought: readonly BoughtLine[]): Promise<void> => {
    const missing = await mergeCart(bought.map(({ name: _, ...line }) => line))
    $missing.set(missing.map((one) => missingText(one, nameOf(bought, one))))
    if (missing.length === 0) openCart()
  },
  (error) => showError(texts.againFailed, serverText(error) ?? texts.tryAgain),
)

const nameOf = (
  bought: readonly BoughtLine[],
  { productId, customImageId }: Omit<CartAddition, 'quantity'>,
): string =>
  bought.find((line) => line.productId === productId && line.customImageId === customImageId)
    ?.name ?? ''

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

import { freeShippingFrom, missingToFreeShipping } from '../../../../modules/checkout/rules.ts'
import { formatOre, type Ore, type Prices, vatOf } from '../../../../modules/shared/money.ts'
import { Skeleton } from '../../../ui/Skeleton.tsx'
import { shippingText, summaryTexts as texts } from '../text.ts'
import styles from './Sums.module.css'

type Props = {
  prices: Prices | null
  /** The code of the discount. */
  code: string | undefined
  isVatRegistered: boolean
}

/** The sums of the order. */
export function Sums({ prices, code, isVatRegistered }: Props) {
  if (!prices) return <Skeleton className={styles.loading} />
  const { subtotal, discount, shipping, total } = prices
  return (
    <>
      <FreeShipping amount={subtotal - discount} />
      <div className={styles.due} data-due>
        <dl className={styles.list}>
          <div>
            <dt>{texts.subtotal}</dt>
            <dd>{formatOre(subtotal)}</dd>
          </div>
          <div className={discount > 0 ? styles.saved : undefined}>
            <dt>
              {texts.discount}
              {code && discount > 0 && ` (${code})`}
            </dt>
            <dd>{discount > 0 ? `−${formatOre(discount)}` : formatOre(0)}</dd>
          </div>
          <div>
            <dt>{texts.shipping}</dt>
            <dd>{shippingText(shipping)}</dd>
          </div>
          <div className={styles.total}>
            <dt>{texts.total}</dt>
            <dd>{formatOre(total)}</dd>
          </div>
        </dl>
        {isVatRegistered && (
          <p className={`aside ${styles.vat}`}>{texts.vat(formatOre(vatOf(total)))}</p>
        )}
      </div>
    </>
  )
}

/** Progress to free shipping; `amount` is the subtotal that counts, in øre. */
function FreeShipping({ amount }: { amount: Ore }) {
  const missing = missingToFreeShipping(amount)
  return (
    <div className={styles.goal}>
      <progress
        className={styles.thread}
        max={freeShippingFrom}
        value={amount}
        aria-hidden="true"
      />
      <p>{missing > 0 ? texts.toFreeShipping(formatOre(missing)) : texts.freeShipping}</p>
    </div>
  )
}

import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { orderDetailsTexts as texts } from '../text.ts'
import styles from './OrderSums.module.css'

/** The sums of the order. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, discount, discountCode, shipping, total, refunded, disputed } = order
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{texts.subtotal}</dt>
        <dd>{formatOre(subtotal)}</dd>
      </div>
      {discount > 0 && (
        <div>
          <dt>{texts.discount(discountCode)}</dt>
          <dd>−{formatOre(discount)}</dd>
        </div>
      )}
      <div>
        <dt>{texts.shipping}</dt>
        <dd>{shipping > 0 ? formatOre(shipping) : texts.free(formatOre(0))}</dd>
      </div>
      <div className={styles.total}>
        <dt>{texts.total}</dt>
        <dd>{formatOre(total)}</dd>
      </div>
      {refunded > 0 && (
        <div>
          <dt>{texts.refunded}</dt>
          <dd>−{formatOre(refunded)}</dd>
        </div>
      )}
      {disputed > 0 && (
        <div>
          <dt>{texts.disputed}</dt>
          <dd>−{formatOre(disputed)}</dd>
        </div>
      )}
    </dl>
  )
}

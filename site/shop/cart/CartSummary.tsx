import { useStore } from '@nanostores/react'
import { missingToFreeShipping, priceCart } from '../../../modules/checkout/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../modules/shared/money.ts'
import { paths } from '../../paths.ts'
import { ButtonLink } from '../../ui/ButtonLink.tsx'
import styles from '../../ui/overlay/DrawerContent.module.css'
import { $discount } from '../discount/index.ts'
import { $cartCount } from './cart.ts'
import { cartTexts as texts } from './text.ts'

/** The subtotal before shipping, and the link to the checkout. */
export function CartSummary({ items }: { items: readonly CartItem[] }) {
  const units = useStore($cartCount)
  const applied = useStore($discount)
  const { subtotal, discount } = priceCart(items, applied)
  const total = subtotal - discount
  const missing = missingToFreeShipping(total)
  return (
    <div className={styles.summary} data-summary>
      <div className={styles.sums}>
        <dl>
          <dt>{texts.count}</dt>
          <dd>{units}</dd>
          <dt>{texts.subtotal}</dt>
          <dd>{formatOre(subtotal)}</dd>
          <dt>
            {texts.discount}
            {applied && ` (${applied.code})`}
          </dt>
          <dd>{discount > 0 ? `−${formatOre(discount)}` : formatOre(0)}</dd>
        </dl>
        <p className={styles.goal}>
          {missing > 0 ? texts.toFreeShipping(formatOre(missing)) : texts.freeShipping}
        </p>
        <p className="aside">{texts.shipping}</p>
      </div>
      <div className={styles.foot}>
        <dl className={styles.total}>
          <dt>{texts.total}</dt>
          <dd>{formatOre(total)}</dd>
        </dl>
        <ButtonLink href={paths.checkout()} wide>
          {texts.checkout}
        </ButtonLink>
      </div>
    </div>
  )
}

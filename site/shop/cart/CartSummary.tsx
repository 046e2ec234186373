import { useStore } from '@nanostores/react'
import type { MouseEvent } from 'react'
import { builtInOffer, missingToFreeShipping, priceCart } from '../../../modules/checkout/rules.ts'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { formatOre, type Ore } from '../../../modules/shared/money.ts'
import { paths } from '../../paths.ts'
import { discountOnTexts } from '../../text/offer.ts'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import styles from '../../ui/overlay/DrawerContent.module.css'
import { showToast } from '../../ui/toast/toast.ts'
import { $discount, applyDiscount } from '../discount/index.ts'
import { $cartCount } from './cart.ts'
import { offerGain } from './offer-gain.ts'
import { cartTexts as texts } from './text.ts'

type Props = {
  items: readonly CartItem[]
  /** A line is still on its way, which leaving the page would stop. */
  isWaiting: boolean
}

/** The subtotal before shipping, and the link to the checkout. */
export function CartSummary({ items, isWaiting }: Props) {
  const units = useStore($cartCount)
  const applied = useStore($discount)
  const { subtotal, discount } = priceCart(items, applied)
  const total = subtotal - discount
  const missing = missingToFreeShipping(total)
  const gain = applied ? 0 : offerGain(items)
  return (
    <div className={styles.summary} data-summary>
      <div className={styles.sums}>
        {gain > 0 && <Offer gain={gain} />}
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
        {isWaiting ? (
          <Button isResting wide>
            {texts.checkout}
          </Button>
        ) : (
          <ButtonLink href={paths.checkout()} wide>
            {texts.checkout}
          </ButtonLink>
        )}
      </div>
    </div>
  )
}

/** The savings with the week's offer, and a button that applies its code. */
function Offer({ gain }: { gain: Ore }) {
  const apply = async ({ currentTarget }: MouseEvent) => {
    // The button disappears: the focus moves on to the checkout.
    const next = currentTarget.closest('[data-summary]')?.querySelector('a')
    await applyDiscount(builtInOffer.code)
    showToast(discountOnTexts.discountOn, discountOnTexts.offerOn)
    next?.focus()
  }
  return (
    <div className={styles.offer}>
      <p>{texts.offer(formatOre(gain))}</p>
      <Button variant="secondary" size="small" onClick={(event) => void apply(event)}>
        {texts.useOffer}
      </Button>
    </div>
  )
}

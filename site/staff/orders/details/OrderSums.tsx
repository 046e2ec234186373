import type { Order } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { orderDetailsTexts as texts } from '../text.ts'
import styles from './OrderSums.module.css'

/** The sums of the order. */
export function OrderSums({ order }: { order: Order }) {
  const { subtotal, discount, discountCode, shipping, total, refunded, disputed } = order
  const freight = shipping > 0 ? formatOre(shipping) : texts.free(formatOre(0))
  return (
    <dl className={styles.sums}>
      <Sum label={texts.subtotal} sum={formatOre(subtotal)} />
      {discount > 0 && <Sum label={texts.discount(discountCode)} sum={`−${formatOre(discount)}`} />}
      <Sum label={texts.shipping} sum={freight} />
      <Sum label={texts.total} sum={formatOre(total)} className={styles.total} />
      {refunded > 0 && <Sum label={texts.refunded} sum={`−${formatOre(refunded)}`} />}
      {disputed > 0 && <Sum label={texts.disputed} sum={`−${formatOre(disputed)}`} />}
    </dl>
  )
}

type Props = { label: string; sum: string; className?: string | undefined }

const Sum = ({ label, sum, className }: Props) => (
  <div className={className}>
    <dt>{label}</dt>
    <dd>{sum}</dd>
  </div>
)

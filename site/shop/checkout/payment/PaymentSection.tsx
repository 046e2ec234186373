import { formatOre, type Ore } from '../../../../modules/shared/money.ts'
import { Icon } from '../../../ui/Icon.tsx'
import { Section } from '../form/Section.tsx'
import { checkoutTexts as texts } from '../text.ts'
import { CardFields } from './CardFields.tsx'
import styles from './PayButton.module.css'
import { PayButton } from './PayButton.tsx'

type Props = {
  total: Ore | undefined
  isMissing: boolean
  /** The cart has custom patches. */
  hasCustom: boolean
  note: string | undefined
}

/** The card fields and the pay button. */
export function PaymentSection({ total, isMissing, hasCustom, note }: Props) {
  return (
    <Section
      title={texts.payment}
      note={
        total !== undefined && <span className={styles.total}>{texts.toPay(formatOre(total))}</span>
      }
    >
      {note && <p className={styles.note}>{note}</p>}
      <CardFields isMissing={isMissing} />
      <PayButton total={total} />
      <p className={`aside ${styles.returns}`}>
        <Icon name="refresh" size={20} />
        <span>
          <strong>{texts.returns}.</strong> {texts.returnsText}
          {hasCustom && ` ${texts.customReturns}`}
        </span>
      </p>
    </Section>
  )
}

import { useStore } from '@nanostores/react'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { builtInOffer, priceCart } from '../../../../modules/checkout/rules.ts'
import type { AppliedDiscount, CartItem } from '../../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../../modules/shared/money.ts'
import { checkDiscountCodeMaxLength } from '../../../client/generated/check-discount.ts'
import { offerTexts } from '../../../text/offer.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { removeDiscount } from '../../discount/index.ts'
import { summaryTexts as texts } from '../text.ts'
import styles from './DiscountCode.module.css'
import {
  $codeProblem,
  $isApplying,
  $typedCode,
  applyOnPress,
  asCode,
  typeCode,
} from './typed-code.ts'

type Props = { discount: AppliedDiscount | null; items: readonly CartItem[] }

/** The active code with a remove button, and the field for another code. */
export function DiscountCode({ discount, items }: Props) {
  const code = useStore($typedCode, { ssr: 'initial' })
  const problem = useStore($codeProblem, { ssr: 'initial' })
  const field = useRef<HTMLInputElement>(null)

  /** Keeps input typed before hydration. */
  useEffect(() => typeCode(field.current?.value ?? ''), [])

  const isBusy = useStore($isApplying, { ssr: 'initial' })
  const apply = () => code.trim() !== '' && void applyOnPress()

  /** Enter presses this field's button, not the pay button. */
  const applyOnEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply()
  }

  return (
    <div className={styles.discount}>
      <div className={styles.entry}>
        <Field
          ref={field}
          label={texts.code}
          name="discountCode"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          enterKeyHint="done"
          maxLength={checkDiscountCodeMaxLength}
          value={code}
          error={problem}
          onChange={({ target }) => {
            // Setting the value from outside would move the caret to its end.
            const caret = target.selectionStart
            target.value = asCode(target.value)
            target.setSelectionRange(caret, caret)
            typeCode(target.value)
          }}
          onKeyDown={applyOnEnter}
        />
        <Button
          variant="secondary"
          className={styles.apply}
          disabled={isBusy || code.trim() === ''}
          onClick={apply}
        >
          {texts.apply}
        </Button>
      </div>
      {discount && <Applied discount={discount} items={items} />}
    </div>
  )
}

function Applied({ discount, items }: { discount: AppliedDiscount; items: readonly CartItem[] }) {
  const { subtotal, discount: reduction } = priceCart(items, discount)
  const short = discount.minimumAmount - subtotal
  const isTooSmall = discount.code === builtInOffer.code && reduction === 0
  return (
    <div className={styles.applied} data-applied={discount.code}>
      <p>
        <strong>{texts.applied(discount.code)}</strong>
        {short > 0 && <span className="aside">{texts.untilMinimum(formatOre(short))}</span>}
        {isTooSmall && <span className="aside">{offerTexts.condition}</span>}
      </p>
      <Button variant="quiet" size="small" onClick={removeDiscount}>
        {texts.remove}
      </Button>
    </div>
  )
}

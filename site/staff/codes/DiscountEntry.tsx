import { useStore } from '@nanostores/react'
import type { CodeState } from '../../../modules/checkout/rules.ts'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { formatOre } from '../../../modules/shared/money.ts'
import { formatDay } from '../../browser/dates.ts'
import { Badge, type BadgeTone } from '../../ui/Badge.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './DiscountEntry.module.css'
import { $deletedCodes, deleteCode } from './discount-deletion.ts'
import { benefitText, usesText } from './discount-form.ts'
import { stateNow } from './discounts.ts'
import { discountTexts as texts } from './text.ts'

const tones: Record<CodeState, BadgeTone> = {
  active: 'green',
  inactive: 'grey',
  expired: 'yellow',
  used_up: 'yellow',
}

/** A discount code with its use, state and actions. */
export function DiscountEntry({ code, onEdit }: { code: DiscountCode; onEdit(): void }) {
  const isLeaving = useStore($deletedCodes).includes(code.id)
  const state = stateNow(code)
  return (
    <li className={styles.entry} tabIndex={-1}>
      <div className={styles.words}>
        <div className={styles.head}>
          <strong className={styles.code}>{code.code}</strong>
          <Badge tone={tones[state]}>{texts.states[state]}</Badge>
        </div>
        {code.description && <p>{code.description}</p>}
        <p className={styles.benefit}>{benefitText(code)}</p>
        <ul className={`${styles.terms} aside`}>
          <li>{texts.uses(usesText(code))}</li>
          {code.heldUses > 0 && <li>{texts.held(code.heldUses)}</li>}
          <li>{texts.minimum(formatOre(code.minimumAmount))}</li>
          <li>{code.validUntil ? texts.expires(formatDay(code.validUntil)) : texts.noExpiry}</li>
          {code.excludeCustomPatches && <li>{texts.notCustom}</li>}
        </ul>
      </div>
      <div className={styles.actions}>
        <Button
          variant="quiet"
          size="small"
          aria-label={texts.editCode(code.code)}
          isResting={isLeaving}
          onClick={onEdit}
        >
          {texts.edit}
        </Button>
        <Button
          variant="danger"
          size="small"
          aria-label={texts.removeCode(code.code)}
          isResting={isLeaving}
          onClick={() => void deleteCode(code)}
        >
          <Icon name="trash" size={18} /> {texts.remove}
        </Button>
      </div>
    </li>
  )
}

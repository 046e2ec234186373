import type { ProofToAnswer } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import panel from '../../ui/form/Panel.module.css'
import { useKeptFocus } from '../../ui/list/use-kept-focus.ts'
import { openOrderWithId } from '../state/open-order.ts'
import { proofListTexts as texts } from './text.ts'

/** The orders whose designs wait for staff, each with a button to its details. */
export function ProofsToAnswer({ proofs }: { proofs: readonly ProofToAnswer[] }) {
  const { kept } = useKeptFocus(proofs)
  return (
    <ul {...kept}>
      {proofs.map(({ orderId, orderNumber, customerName, reason, since }) => (
        <li key={orderId} tabIndex={-1}>
          <p>
            <strong>{texts.what[reason](orderNumber)}</strong>
            <span>
              {customerName} {texts.since[reason](formatTime(since))}
            </span>
          </p>
          <div className={panel.buttons}>
            <Button
              variant="secondary"
              size="small"
              aria-label={texts.openOf(orderNumber)}
              aria-haspopup="dialog"
              onClick={() => void openOrderWithId(orderId)}
            >
              {texts.open}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  )
}

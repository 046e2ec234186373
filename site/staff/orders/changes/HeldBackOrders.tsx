import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import panel from '../../ui/form/Panel.module.css'
import { rowOf } from '../state/order-rows.ts'
import { $heldBack, answerHeldBack } from './held-back.ts'
import styles from './OrderConflicts.module.css'
import { $orderConflicts } from './order-conflicts.ts'
import { holdTexts as texts } from './text.ts'

/**
 * Names the orders that something speaks against sending, and offers to set their status all the same. Conflicts are
 * asked about first. An open dialog renders it as its own nested dialog.
 */
export function HeldBackOrders() {
  const asked = useStore($heldBack)
  const hasConflicts = useStore($orderConflicts).length > 0
  // Keep the content during the closing animation.
  const [shown, setShown] = useState(asked)
  if (asked && shown !== asked) setShown(asked)
  if (!shown) return null
  const { status, isOfSeveral, done, orders } = shown
  const settable = orders.filter(({ reasons }) => reasons.length > 0).length
  const leave = () => void answerHeldBack('leave')
  return (
    <Dialog
      open={asked !== null && !hasConflicts}
      title={isOfSeveral ? texts.leftOut(orders.length, status) : texts.question(status)}
      onClose={leave}
      returnTo={() => rowOf(orders[0]?.id ?? 0)}
    >
      <div className={panel.panel}>
        {done && <p>{done}</p>}
        <ul className={styles.list}>
          {orders.map(({ id, orderNumber, reasons }) => (
            <li key={id}>
              <strong>{orderNumber}</strong>
              <span>{texts.sentence(reasons)}</span>
            </li>
          ))}
        </ul>
        {settable > 0 && status === 'shipped' && <p>{texts.mail(settable)}</p>}
      </div>
      <div className={classNames(panel.actions, panel.foot)}>
        <Button variant="primary" onClick={leave}>
          {texts.leave(settable)}
        </Button>
        {settable > 0 && (
          <Button variant="secondary" onClick={() => void answerHeldBack('set')}>
            {texts.set}
          </Button>
        )}
      </div>
    </Dialog>
  )
}

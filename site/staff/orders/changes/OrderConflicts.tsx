import { useStore } from '@nanostores/react'
import { useState } from 'react'
import { formatClock, formatDay } from '../../../browser/dates.ts'
import { Button } from '../../../ui/Button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Dialog } from '../../../ui/overlay/Dialog.tsx'
import panel from '../../ui/form/Panel.module.css'
import { rowOf } from '../state/order-rows.ts'
import { answerConflicts } from './conflict-answers.ts'
import styles from './OrderConflicts.module.css'
import { $orderConflicts, type OrderConflict } from './order-conflicts.ts'
import { conflictTexts as texts } from './text.ts'

/**
 * Shows conflicting changes of other administrators beside one's own, and asks which to keep. An open dialog renders
 * it as its own nested dialog.
 */
export function OrderConflicts() {
  const conflicts = useStore($orderConflicts)
  const isOpen = conflicts.length > 0
  // Keep the content during the closing animation.
  const [shown, setShown] = useState(conflicts)
  if (isOpen && shown !== conflicts) setShown(conflicts)
  const keepTheirs = () => void answerConflicts('theirs')
  return (
    <Dialog
      open={isOpen}
      title={texts.title}
      onClose={keepTheirs}
      returnTo={() => rowOf(shown[0]?.current.id ?? 0)}
    >
      <div className={panel.panel}>
        <p>{texts.intro(shown.length)}</p>
        <ul className={styles.list}>
          {shown.map((conflict) => (
            <li key={conflict.current.id}>
              <strong>{conflict.current.orderNumber}</strong>
              <span>{texts.sentence(conflict, timeOf(conflict))}</span>
            </li>
          ))}
        </ul>
      </div>
      <div className={classNames(panel.actions, panel.foot)}>
        <Button variant="primary" onClick={keepTheirs}>
          {texts.keepTheirs}
        </Button>
        <Button variant="secondary" onClick={() => void answerConflicts('mine')}>
          {texts.setMine}
        </Button>
      </div>
    </Dialog>
  )
}

function timeOf({ changedAt }: OrderConflict): string {
  if (!changedAt) return ''
  const clock = texts.clock(formatClock(changedAt))
  const day = formatDay(changedAt)
  return day === formatDay(new Date()) ? clock : `${day} ${clock}`
}

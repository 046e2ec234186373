import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { undoTime } from '../../../../modules/workshop/rules.ts'
import { Button } from '../../../ui/Button.tsx'
import { keepFocus } from '../../ui/list/keyboard-focus.ts'
import styles from '../../ui/undo/UndoBar.module.css'
import { InUndoStack } from '../../ui/undo/UndoStack.tsx'
import { useArrival } from '../../ui/undo/use-arrival.ts'
import { useSecondsLeft } from '../../ui/undo/use-now.ts'
import { paymentTexts } from '../payment/text.ts'
import { openOrderWithId } from '../state/open-order.ts'
import { rowOf } from '../state/order-rows.ts'
import { undoTexts as texts } from '../text.ts'
import { $undoable, type Undoable } from './order-undo.ts'
import { undoChange } from './order-undoing.ts'

/** The changes that can still be undone; Ctrl+Z undoes the latest. */
export function UndoBar() {
  const changes = useStore($undoable)
  const latest = changes.at(-1)
  const place = useRef(0)
  const bar = useArrival<HTMLElement>(changes.length)
  if (latest) place.current = latest.orders[0]?.id ?? 0
  useUndoKey(latest)
  // biome-ignore lint/correctness/useExhaustiveDependencies: with new changes, the focused element may be removed
  useLayoutEffect(() => keepFocus(() => rowOf(place.current)), [changes])
  return (
    <InUndoStack>
      <p role="status" className="visually-hidden">
        {latest && `${latest.text} ${texts.mail[latest.mail ?? 'none']} ${texts.time(undoTime)}`}
      </p>
      {changes.length > 0 && (
        <section ref={bar} className={styles.bar} aria-label={texts.title} data-undo>
          <ul>
            {changes.map((change) => (
              <Entry key={change.id} change={change} />
            ))}
          </ul>
        </section>
      )}
    </InUndoStack>
  )
}

function Entry({ change }: { change: Undoable }) {
  const left = useSecondsLeft(change.until)
  const undo = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    currentTarget.closest<HTMLElement>('[role=dialog]')?.focus()
    void undoChange(change)
  }
  return (
    <li>
      <span>
        <strong>{change.text}</strong>{' '}
        <span aria-hidden="true">
          {texts.mail[change.mail ?? 'none']} <b>{texts.seconds(left)}</b>
        </span>
      </span>
      {change.refundable && (
        <Button
          variant="secondary"
          size="small"
          aria-label={paymentTexts.refundOf(change.text)}
          onClick={() => void openOrderWithId(change.refundable ?? 0)}
        >
          {paymentTexts.refund}
        </Button>
      )}
      <Button
        variant="secondary"
        size="small"
        aria-label={texts.undoOf(change.text)}
        aria-keyshortcuts="Control+Z Meta+Z"
        onClick={undo}
      >
        {texts.undo}
      </Button>
    </li>
  )
}

function useUndoKey(latest: Undoable | undefined) {
  useEffect(() => {
    if (!latest) return
    const onKey = (event: KeyboardEvent) => {
      const isUndo = (event.ctrlKey || event.metaKey) && !event.shiftKey && event.key === 'z'
      // In a text field, the keys undo typing.
      const isTyping = document.activeElement?.matches('input:not([type=checkbox]), textarea')
      if (!isUndo || isTyping) return
      event.preventDefault()
      void undoChange(latest)
    }
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [latest])
}

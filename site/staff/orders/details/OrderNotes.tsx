import { useStore } from '@nanostores/react'
import { useEffect, useRef, useState } from 'react'
import type { OrderNote } from '../../../../modules/shared/contract/api.d.ts'
import { formatTime } from '../../../browser/dates.ts'
import { newKey } from '../../../browser/new-key.ts'
import { addOrderNoteTextMaxLength } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { Textarea } from '../../../ui/form/Textarea.tsx'
import { Spinner } from '../../../ui/Spinner.tsx'
import { keepForm, keptForm } from '../../ui/form/kept-forms.ts'
import { submits } from '../../ui/form/submits.ts'
import { LoadFailure } from '../../ui/list/LoadFailure.tsx'
import { orderNoteTexts as texts } from '../text.ts'
import styles from './OrderNotes.module.css'
import {
  $isAddingNote,
  $orderNotes,
  $removedNotes,
  addNote,
  loadOrderNotes,
  removeNote,
} from './order-notes.ts'

/** The notes of staff on an order, and the field for a new one. */
export function OrderNotes({ orderId }: { orderId: number }) {
  const { value: notes, failure } = useStore($orderNotes)
  useEffect(() => void loadOrderNotes(orderId), [orderId])
  return (
    <div className={styles.notes}>
      {failure && (
        <LoadFailure
          text={texts.failed}
          failure={failure}
          retry={() => void loadOrderNotes(orderId)}
        />
      )}
      {!notes && !failure && <Spinner label={texts.loading} />}
      {notes && notes.length > 0 && (
        <ol>
          {notes.map((note) => (
            <Note key={note.id} orderId={orderId} note={note} />
          ))}
        </ol>
      )}
      <NewNote key={orderId} orderId={orderId} />
    </div>
  )
}

function Note({ orderId, note }: { orderId: number; note: OrderNote }) {
  const isLeaving = useStore($removedNotes).includes(note.id)
  return (
    <li>
      <p className={styles.text}>{note.text}</p>
      <p className={`${styles.by} aside`}>
        {note.administrator} · <time dateTime={note.at}>{formatTime(note.at)}</time>
        {note.isOwn && (
          <Button
            variant="quiet"
            size="small"
            aria-label={texts.removeNote(note.text.slice(0, 40))}
            isResting={isLeaving}
            onClick={() => void removeNote(orderId, note.id)}
          >
            {texts.remove}
          </Button>
        )}
      </p>
    </li>
  )
}

const blank = { text: '' }

function NewNote({ orderId }: { orderId: number }) {
  const isAdding = useStore($isAddingNote)
  const name = `note ${orderId}`
  const [text, setText] = useState(() => keptForm(name, blank)?.form.text ?? '')
  useEffect(() => keepForm(name, { item: null, before: blank, form: { text } }), [name, text])
  // A repeated press after a lost answer is the same note.
  const key = useRef(newKey())
  const add = async () => {
    if (!(await addNote(orderId, text, key.current))) return
    setText('')
    key.current = newKey()
  }
  return (
    <form className={styles.form} onSubmit={submits(add)}>
      <Textarea
        label={texts.field}
        hint={texts.hint}
        rows={3}
        maxLength={addOrderNoteTextMaxLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          key.current = newKey()
        }}
      />
      <Button
        variant="secondary"
        size="small"
        type="submit"
        busy={isAdding}
        busyText={texts.saving}
        isResting={isAdding || text.trim() === ''}
      >
        {texts.add}
      </Button>
    </form>
  )
}

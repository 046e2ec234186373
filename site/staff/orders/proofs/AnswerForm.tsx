import { useStore } from '@nanostores/react'
import { useState } from 'react'
import type { ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { answerProofNoteMaxLength } from '../../../client/generated/admin/orders.ts'
import { Button } from '../../../ui/Button.tsx'
import { Field } from '../../../ui/form/Field.tsx'
import { Textarea } from '../../../ui/form/Textarea.tsx'
import { submits } from '../../ui/form/submits.ts'
import { ItemPicture } from '../items/ItemPicture.tsx'
import pictures from '../items/OrderItems.module.css'
import { designIdIn } from './design-link.ts'
import styles from './OrderProofs.module.css'
import { $answering, answerProof } from './order-proofs.ts'
import { pictured } from './Round.tsx'
import { proofTexts as texts } from './text.ts'

type Props = { orderId: number; itemId: number; seen: ProofRound }

/** The note to the customer, and the design that is to be sewn instead. */
export function AnswerForm({ orderId, itemId, seen }: Props) {
  const [note, setNote] = useState('')
  const [link, setLink] = useState('')
  const [isChecked, setChecked] = useState(false)
  const isSending = useStore($answering).includes(itemId)
  const designId = designIdIn(link)
  const isMissing = note.trim() === ''
  const isUndesigned = seen.state === 'undesigned'
  const unlinked = isUndesigned ? texts.designMissing : undefined
  const malformed = designId ? undefined : texts.designMalformed
  const linkError = link.trim() === '' ? unlinked : malformed
  const send = async () => {
    setChecked(true)
    if (isMissing || linkError) return
    if (!(await answerProof(orderId, { itemId, seen, note: note.trim(), designId }))) return
    setNote('')
    setLink('')
    setChecked(false)
  }
  return (
    <form className={styles.form} noValidate onSubmit={submits(send)}>
      <Textarea
        label={texts.note}
        hint={texts.noteHint}
        error={isChecked && isMissing ? texts.noteMissing : undefined}
        rows={3}
        maxLength={answerProofNoteMaxLength}
        value={note}
        onChange={(event) => setNote(event.target.value)}
      />
      <Field
        label={isUndesigned ? texts.firstDesign : texts.design}
        hint={isUndesigned ? texts.firstDesignHint : texts.designHint}
        error={isChecked ? linkError : undefined}
        autoComplete="off"
        spellCheck={false}
        value={link}
        onChange={(event) => setLink(event.target.value)}
      />
      {designId && (
        <div className={styles.round}>
          <span className={pictures.picture}>
            <ItemPicture item={pictured(designId, texts.newDesign)} size="preview" />
          </span>
          <strong>{texts.newDesign}</strong>
        </div>
      )}
      <Button
        type="submit"
        variant="secondary"
        size="small"
        busy={isSending}
        busyText={texts.sending}
        isResting={isSending}
      >
        {texts.send}
      </Button>
    </form>
  )
}

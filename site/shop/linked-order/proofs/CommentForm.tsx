import { useStore } from '@nanostores/react'
import { type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { commentOnProofCommentMaxLength } from '../../../client/generated/linked-order.ts'
import { Button } from '../../../ui/Button.tsx'
import { Textarea } from '../../../ui/form/Textarea.tsx'
import type { ProofStore } from './answer-proof.ts'
import styles from './ProofSheet.module.css'
import { proofTexts as texts } from './text.ts'

type Props = {
  store: ProofStore
  /** The comment that is being replaced; '' for none. */
  before: string
  onCancel(): void
  onSent(): void
}

/** The field for what the customer wants changed. */
export function CommentForm({ store, before, onCancel, onSent }: Props) {
  const [text, setText] = useState(before)
  const [error, setError] = useState<string>()
  const isSending = useStore(store.comment.$isRunning, { ssr: 'initial' })
  const form = useRef<HTMLFormElement>(null)
  const field = () => form.current?.querySelector('textarea')
  useEffect(() => form.current?.querySelector('textarea')?.focus(), [])
  const send = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (text.trim() === '') {
      setError(texts.empty)
      field()?.focus()
    } else if (await store.comment.run(text.trim())) onSent()
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void send(event)}>
      <Textarea
        label={texts.field}
        hint={texts.hint}
        error={error}
        rows={4}
        maxLength={commentOnProofCommentMaxLength}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setError(undefined)
        }}
      />
      <div className="button-row">
        <Button type="submit" busy={isSending} busyText={texts.sending} isResting={isSending}>
          {texts.send}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          {texts.cancel}
        </Button>
      </div>
    </form>
  )
}

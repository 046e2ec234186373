import type { TextareaHTMLAttributes } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Props = FieldTexts & TextareaHTMLAttributes<HTMLTextAreaElement>

/** A text field of several lines, with label, hint and error. */
export function Textarea({ label, error, hint, required, ...textarea }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      {(control) => <textarea {...textarea} {...control} />}
    </FieldFrame>
  )
}

import type { ComponentProps } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Props = FieldTexts & ComponentProps<'input'>

/** A text field with label, hint and error. */
export function Field({ label, error, hint, required, ...input }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      {(control) => <input {...input} {...control} />}
    </FieldFrame>
  )
}

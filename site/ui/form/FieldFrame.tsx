import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  /** The error of the value; replaces the hint. */
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
}

/** Attributes that connect the control to its label and note. */
type FieldControl = {
  id: string
  className: string | undefined
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type Props = FieldTexts & { children: (control: FieldControl) => ReactNode }

/** A label, a control and its hint or error; a required field has a red star. */
export function FieldFrame({ label, error, hint, required, children }: Props) {
  const id = useId()
  const note = error ?? hint
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {required && (
          <span className={styles.star} aria-hidden="true">
            {' '}
            *
          </span>
        )}
      </label>
      {children({
        id,
        className: styles.input,
        ...(required && { required }),
        ...(error && { 'aria-invalid': true }),
        ...(note && { 'aria-describedby': `${id}-note` }),
      })}
      {note && (
        <p id={`${id}-note`} className={error ? styles.error : 'aside'}>
          {note}
        </p>
      )}
    </div>
  )
}

import { type ReactNode, useId } from 'react'
import styles from './Field.module.css'

export type FieldTexts = {
  label: string
  /** What is wrong with the value; takes the hint's place. */
  error?: string | undefined
  hint?: string | undefined
  required?: boolean | undefined
}

/** What the control inside takes over, so that label and note belong to it. */
type FieldControl = {
  id: string
  className: string | undefined
  required?: boolean
  'aria-invalid'?: true
  'aria-describedby'?: string
}

type Props = FieldTexts & { children: (control: FieldControl) => ReactNode }

/** A label, a control and what is said about it; a required one carries a red star. */
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
        <p id={`${id}-note`} className={error ? styles.error : styles.hint}>
          {note}
        </p>
      )}
    </div>
  )
}

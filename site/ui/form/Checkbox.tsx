import { type InputHTMLAttributes, type ReactNode, useId } from 'react'
import styles from './Field.module.css'

type Props = {
  children: ReactNode
  error?: string | undefined
} & InputHTMLAttributes<HTMLInputElement>

/** A checkbox; its children are the label. */
export function Checkbox({ children, error, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.field}>
      <label className={styles.check}>
        <input
          type="checkbox"
          {...input}
          {...(error && { 'aria-invalid': true, 'aria-describedby': id })}
        />
        <span>
          {children}
          {input.required && (
            <span className={styles.star} aria-hidden="true">
              {' '}
              *
            </span>
          )}
        </span>
      </label>
      {error && (
        <p id={id} className={styles.error}>
          {error}
        </p>
      )}
    </div>
  )
}

import type { ComponentProps, SyntheticEvent } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

export { ButtonLink } from './ButtonLink.tsx'

type Props = ButtonLook &
  ComponentProps<'button'> & {
    /** Disabled, but keeps the focus: for what rests because it was pressed. */
    isResting?: boolean
    /** Stands in place of the words while the button is busy; there is room for both from the start. */
    busyText?: string
    busy?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  type = 'button',
  className,
  isResting = false,
  busyText,
  busy = false,
  children,
  ...rest
}: Props) {
  const look = buttonClass({ variant, size, wide })
  const resting = isResting && { 'aria-disabled': true, onClick: refuse }
  return (
    <button type={type} className={classNames(look, className)} {...rest} {...resting}>
      {busyText === undefined ? (
        children
      ) : (
        <span className={styles.texts}>
          <span className={busy ? styles.unseen : undefined}>{children}</span>
          <span className={busy ? undefined : styles.unseen}>{busyText}</span>
        </span>
      )}
    </button>
  )
}

const refuse = (event: SyntheticEvent) => event.preventDefault()

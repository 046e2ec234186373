import type { ComponentProps, SyntheticEvent } from 'react'
import styles from './Button.module.css'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

export { ButtonLink } from './ButtonLink.tsx'

type Props = ButtonLook &
  ComponentProps<'button'> & {
    /** `aria-disabled` instead of disabled, so that the button keeps the focus during its own action. */
    isResting?: boolean
    /** Replaces the label while the button is busy; its width is reserved. */
    busyText?: string | undefined
    busy?: boolean
  }

/** A button, which by default does not submit a form. */
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
    <button
      type={type}
      className={classNames(look, className)}
      data-busy={busy || undefined}
      {...rest}
      {...resting}
    >
      {busyText === undefined ? (
        children
      ) : (
        <span className={styles.texts}>
          <span>{children}</span>
          <span>{busyText}</span>
        </span>
      )}
    </button>
  )
}

const refuse = (event: SyntheticEvent) => event.preventDefault()

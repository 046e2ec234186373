import type { ComponentProps, SyntheticEvent } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

export { ButtonLink } from './ButtonLink.tsx'

type Props = ButtonLook &
  ComponentProps<'button'> & {
    /** Disabled, but keeps the focus: for what rests because it was pressed. */
    isResting?: boolean
  }

export function Button({
  variant,
  size,
  wide,
  type = 'button',
  className,
  isResting = false,
  ...rest
}: Props) {
  const look = buttonClass({ variant, size, wide })
  const resting = isResting && { 'aria-disabled': true, onClick: refuse }
  return <button type={type} className={classNames(look, className)} {...rest} {...resting} />
}

const refuse = (event: SyntheticEvent) => event.preventDefault()

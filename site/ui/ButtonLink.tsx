import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

type Props = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link styled as a button, for navigation. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: Props) {
  const look = buttonClass({ variant, size, wide })
  return (
    <a className={classNames(look, className)} {...rest}>
      {children}
    </a>
  )
}

import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

type Props = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>

/** A link that looks like a button: for what leads to another address. */
export function ButtonLink({ variant, size, wide, className, children, ...rest }: Props) {
  const look = buttonClass({ variant, size, wide })
  return (
    <a className={classNames(look, className)} {...rest}>
      {children}
    </a>
  )
}

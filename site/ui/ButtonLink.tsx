import type { AnchorHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'

type Props = ButtonLook & Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'className'>

/** A link styled as a button, for navigation. */
export const ButtonLink = ({ variant, size, wide, ...rest }: Props) => (
  <a className={buttonClass({ variant, size, wide })} {...rest} />
)

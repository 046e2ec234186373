import type { ButtonHTMLAttributes } from 'react'
import { type ButtonLook, buttonClass } from './button-class.ts'
import { classNames } from './class-names.ts'

export { ButtonLink } from './ButtonLink.tsx'

type Props = ButtonLook & ButtonHTMLAttributes<HTMLButtonElement>

export function Button({ variant, size, wide, type = 'button', className, ...rest }: Props) {
  const look = buttonClass({ variant, size, wide })
  return <button type={type} className={classNames(look, className)} {...rest} />
}

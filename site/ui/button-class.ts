import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** As wide as its surroundings. */
  wide?: boolean | undefined
}

/** The look of a button, for links in pages that are not React as well. */
export function buttonClass({ variant = 'primary', size = 'medium', wide }: ButtonLook = {}) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
  )
}

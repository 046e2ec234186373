import styles from './Button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | undefined
  size?: 'small' | 'medium' | 'large' | undefined
  /** Fills the width of its container. */
  wide?: boolean | undefined
}

/** The class names of a button, also for links in Astro pages. */
export function buttonClass({ variant = 'primary', size = 'medium', wide }: ButtonLook = {}) {
  return classNames(
    styles.button,
    styles[variant],
    size !== 'medium' && styles[size],
    wide && styles.wide,
  )
}

import type { ButtonHTMLAttributes } from 'react'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Heart.module.css'

type Props = { on: boolean; label: string } & ButtonHTMLAttributes<HTMLButtonElement>

/** A heart button, filled when on: by CSS, as `fillHearts` turns it on before React runs. */
export function Heart({ on, label, ...button }: Props) {
  return (
    <button
      type="button"
      className={`icon-button ${styles.heart}`}
      aria-pressed={on}
      aria-label={label}
      {...button}
    >
      <Icon name="heart" />
    </button>
  )
}

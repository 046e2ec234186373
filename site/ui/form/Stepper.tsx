import { useId } from 'react'
import { Icon } from '../Icon.tsx'
import styles from './Stepper.module.css'

type Props = {
  /** Name of the counted thing, for screen readers. */
  label: string
  value: number
  minimum?: number
  maximum: number
  onChange(value: number): void
  /**
   * Called on an attempt to go below the minimum: the button is only `aria-disabled`, so that a reason can be shown.
   */
  onBlocked?: () => void
  /** The reason for the maximum, shown when it is reached. */
  maximumNote?: string | undefined
}

/** Buttons that change a number by one within its limits, minimum 1 by default. */
export function Stepper({
  label,
  value,
  minimum = 1,
  maximum,
  onChange,
  onBlocked,
  maximumNote,
}: Props) {
  const noteId = useId()
  const atMinimum = value <= minimum
  const atMaximum = value >= maximum
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset brings a frame of its own and nothing else.
    <div className={styles.counter} role="group" aria-label={label}>
      <div className={styles.stepper}>
        <button
          type="button"
          className={`icon-button ${styles.button}`}
          aria-label="Færre"
          aria-disabled={atMinimum}
          onClick={() => (atMinimum ? onBlocked?.() : onChange(value - 1))}
        >
          <Icon name="minus" size={18} />
        </button>
        <output className={styles.value}>{value}</output>
        <button
          type="button"
          className={`icon-button ${styles.button}`}
          aria-label="Flere"
          aria-disabled={atMaximum}
          aria-describedby={noteId}
          onClick={() => !atMaximum && onChange(value + 1)}
        >
          <Icon name="plus" size={18} />
        </button>
      </div>
      <span id={noteId} className={styles.note} role="status">
        {atMaximum && maximumNote}
      </span>
    </div>
  )
}

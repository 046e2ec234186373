import { type ReactNode, useId } from 'react'
import styles from './Controls.module.css'

type Props<Value extends string> = {
  label: string
  options: readonly { value: Value; label: string; picture?: ReactNode }[]
  value: Value
  onChoose(value: Value): void
}

/** One of a few values: a row of segments or, with pictures, a grid of them. */
export function Choice<Value extends string>({ label, options, value, onChoose }: Props<Value>) {
  const name = useId()
  const hasPictures = options.some(({ picture }) => picture)
  return (
    <fieldset className={styles.choice}>
      <legend>{label}</legend>
      <div className={hasPictures ? styles.pictures : styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.option}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            {option.picture}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}

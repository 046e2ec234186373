import { useId } from 'react'
import styles from './Controls.module.css'

type Props = {
  label: string
  value: number
  /** The value with its unit. */
  shown: string
  min: number
  max: number
  step: number
  onSlide(value: number): void
  /** Called at the end of a movement. */
  onRest(): void
}

/** A labelled slider with its value. */
export function Slider({ label, shown, onSlide, onRest, ...input }: Props) {
  const id = useId()
  return (
    <div className={styles.slider}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{shown}</output>
      <input
        id={id}
        type="range"
        aria-valuetext={shown}
        {...input}
        onChange={({ target }) => onSlide(target.valueAsNumber)}
        onPointerUp={onRest}
        onKeyUp={onRest}
        onBlur={onRest}
      />
    </div>
  )
}

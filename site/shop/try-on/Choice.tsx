import styles from './TryOn.module.css'

type Props<Name extends string> = {
  legend: string
  name: string
  options: Readonly<Record<Name, string>>
  value: Name
  onChange(value: Name): void
  /** Shows a disc beside each label in the colour that the option names. */
  hasSwatches?: boolean
}

/** One of a few, as radio buttons side by side. */
export function Choice<Name extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  hasSwatches = false,
}: Props<Name>) {
  const all = Object.entries(options) as [Name, string][]
  return (
    <fieldset className={styles.choice}>
      <legend className="aside">{legend}</legend>
      {all.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {hasSwatches && <i data-colour={option} />}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

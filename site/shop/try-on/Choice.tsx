import styles from './TryOn.module.css'

type Props<Name extends string> = {
  legend: string
  name: string
  options: Readonly<Record<Name, string>>
  value: Name
  onChange(value: Name): void
  /** A disc of its cloth beside each label. */
  swatches?: Readonly<Record<Name, { cloth: string }>>
}

/** One of a few, as radio buttons side by side. */
export function Choice<Name extends string>({
  legend,
  name,
  options,
  value,
  onChange,
  swatches,
}: Props<Name>) {
  const all = Object.entries(options) as [Name, string][]
  return (
    <fieldset className={styles.choice}>
      <legend className="aside hidden-on-phones">{legend}</legend>
      {all.map(([option, label]) => (
        <label key={option}>
          <input
            type="radio"
            name={name}
            checked={option === value}
            onChange={() => onChange(option)}
          />
          {swatches && (
            <svg aria-hidden="true">
              <rect width="100%" height="100%" fill={swatches[option].cloth} />
            </svg>
          )}
          <span>{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

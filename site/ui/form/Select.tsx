import type { SelectHTMLAttributes } from 'react'
import { FieldFrame, type FieldTexts } from './FieldFrame.tsx'

type Option = { value: string; label: string }

type Props = FieldTexts & { options: readonly Option[] } & SelectHTMLAttributes<HTMLSelectElement>

/** A choice of one option, with label, hint and error. */
export function Select({ label, error, hint, required, options, ...select }: Props) {
  return (
    <FieldFrame label={label} error={error} hint={hint} required={required}>
      {(control) => (
        <select {...select} {...control}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  )
}

import type { ComponentProps } from 'react'
import { staffTexts as texts } from '../../../text/staff.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { countPattern, decimalPattern, wholePattern } from './typed-number.ts'

/** Attributes that make a text field numeric. */
export const numberKinds = {
  count: { inputMode: 'numeric', pattern: countPattern, title: texts.whole },
  whole: { inputMode: 'numeric', pattern: wholePattern, title: texts.whole },
  decimal: { inputMode: 'decimal', pattern: decimalPattern, title: texts.decimal },
} as const

type Props = Omit<ComponentProps<typeof Field>, 'type' | keyof (typeof numberKinds)['whole']> & {
  kind: keyof typeof numberKinds
}

/** A number as a text field: a number field in an English browser drops the comma, and 12,5 becomes 125. */
export function NumberField({ kind, ...props }: Props) {
  return <Field {...props} {...numberKinds[kind]} autoComplete="off" />
}

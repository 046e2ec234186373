import type { ComponentProps } from 'react'
import { dashboardTexts as texts } from '../../../text/staff.ts'
import { Field } from '../../../ui/form/Field.tsx'
import { countPattern, decimalPattern, wholePattern } from './typed-number.ts'

/** What makes a text field one for numbers. */
export const numberKinds = {
  count: { inputMode: 'numeric', pattern: countPattern, title: texts.whole },
  whole: { inputMode: 'numeric', pattern: wholePattern, title: texts.whole },
  decimal: { inputMode: 'decimal', pattern: decimalPattern, title: texts.decimal },
} as const

type Props = Omit<ComponentProps<typeof Field>, 'type' | keyof (typeof numberKinds)['whole']> & {
  kind: keyof typeof numberKinds
}

/** A number, as text: a number field drops the comma where it reads English, and 12,5 becomes 125. */
export function NumberField({ kind, ...props }: Props) {
  return <Field {...props} {...numberKinds[kind]} autoComplete="off" />
}

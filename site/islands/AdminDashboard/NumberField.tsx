import type { ComponentProps } from 'react'
import { decimalPattern, wholePattern } from '../../stores/typed-number.ts'
import { dashboardTexts as texts } from '../../text/admin/dashboard.ts'
import { Field } from '../../ui/Field.tsx'

const kinds = {
  whole: { inputMode: 'numeric', pattern: wholePattern, title: texts.whole },
  decimal: { inputMode: 'decimal', pattern: decimalPattern, title: texts.decimal },
} as const

type Props = Omit<ComponentProps<typeof Field>, 'type' | keyof (typeof kinds)['whole']> & {
  kind: keyof typeof kinds
}

/** A number, as text: a number field drops the comma where it reads English, and 12,5 becomes 125. */
export function NumberField({ kind, ...props }: Props) {
  return <Field {...props} {...kinds[kind]} autoComplete="off" />
}

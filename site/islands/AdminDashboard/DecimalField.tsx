import type { ComponentProps } from 'react'
import { decimalPattern } from '../../stores/decimal.ts'
import { dashboardTexts as texts } from '../../text/admin/dashboard.ts'
import { Field } from '../../ui/Field.tsx'

/** A number that may have decimals. As text, because a number field drops the comma where it reads English. */
export function DecimalField(
  props: Omit<ComponentProps<typeof Field>, 'type' | 'inputMode' | 'pattern' | 'title'>,
) {
  return (
    <Field
      {...props}
      inputMode="decimal"
      pattern={decimalPattern}
      title={texts.decimal}
      autoComplete="off"
    />
  )
}

import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import { formatDay } from '../../browser/dates.ts'
import { Button } from '../../ui/Button.tsx'
import { ThingLog } from '../log/components.ts'
import { ConflictChoice } from '../ui/form/ConflictChoice.tsx'
import panel from '../ui/form/Panel.module.css'
import { KeptNote } from '../ui/form/Panel.tsx'
import { Problem } from '../ui/form/Problem.tsx'
import { submits } from '../ui/form/submits.ts'
import { keptFormTexts } from '../ui/form/text.ts'
import { DiscountFields } from './DiscountFields.tsx'
import { $isSavingCode, codeEditor, saveCode } from './discount-editor.ts'
import type { DiscountForm as Values } from './discount-form.ts'
import { discountTexts as texts } from './text.ts'

type Props = { form: RefObject<HTMLFormElement | null>; onCancel(): void }

/** The form that creates or edits a discount code. */
export function DiscountForm({ form, onCancel }: Props) {
  const { item: edited, form: values, problem, conflict, isKept } = useStore(codeEditor.$state)
  const isSaving = useStore($isSavingCode)
  return (
    <form ref={form} tabIndex={-1} className={panel.panel} onSubmit={submits(saveCode)}>
      <h2>{edited ? texts.change : texts.create}</h2>
      {isKept && <KeptNote texts={keptFormTexts} discard={onCancel} />}
      <DiscountFields />
      {conflict && (
        <ConflictChoice
          conflict={conflict}
          form={values}
          labels={texts.fieldLabels}
          show={shownValue}
          choose={codeEditor.$form.setKey}
        />
      )}
      <Problem text={problem} />
      <div className={panel.actions}>
        <Button
          busy={isSaving}
          busyText={texts.saving}
          type="submit"
          isResting={isSaving || values.code.trim() === ''}
        >
          {edited ? texts.submitChange : texts.submitNew}
        </Button>
        {edited && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      {edited && <ThingLog kind="discount_code" id={edited.id} version={edited.version} />}
      <ul className={panel.hints}>
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </form>
  )
}

/** A field's value as a label, for a field with options. */
function shownValue(name: keyof Values, value: Values[keyof Values]): string | undefined {
  if (name === 'type') return texts.types[value as Values['type']]
  return name === 'validUntil' && value ? formatDay(String(value)) : undefined
}

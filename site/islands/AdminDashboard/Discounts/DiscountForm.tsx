import { useStore } from '@nanostores/react'
import type { RefObject } from 'react'
import {
  $discountForm,
  $discountProblem,
  $editedCode,
  $isSavingCode,
  saveCode,
} from '../../../stores/admin-discounts.ts'
import { discountTexts as texts } from '../../../text/admin/discounts.ts'
import { Button } from '../../../ui/Button.tsx'
import panel from '../Panel.module.css'
import { DiscountFields } from './DiscountFields.tsx'

type Props = { form: RefObject<HTMLFormElement | null>; onCancel(): void }

export function DiscountForm({ form, onCancel }: Props) {
  const edited = useStore($editedCode)
  const problem = useStore($discountProblem)
  const isSaving = useStore($isSavingCode)
  const { code } = useStore($discountForm)
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={panel.panel}
      onSubmit={(event) => {
        event.preventDefault()
        void saveCode()
      }}
    >
      <h2>{edited ? texts.change : texts.create}</h2>
      <DiscountFields />
      {problem && (
        <p role="alert" className={panel.problem}>
          {problem}
        </p>
      )}
      <div className={panel.actions}>
        <Button
          busy={isSaving}
          busyText={texts.saving}
          type="submit"
          isResting={isSaving || code.trim() === ''}
        >
          {edited ? texts.submitChange : texts.submitNew}
        </Button>
        {edited && (
          <Button variant="quiet" onClick={onCancel}>
            {texts.cancel}
          </Button>
        )}
      </div>
      <ul className={panel.hints}>
        {texts.hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
    </form>
  )
}

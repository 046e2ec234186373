import { atom, map } from 'nanostores'
import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { call } from '../../client/generated/admin/discount-codes.ts'
import {
  type ConflictAnswer,
  conflictOf,
  serverCode,
  serverField,
  serverText,
} from '../../client/request-error.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { conflictBetween, type FormConflict, merged } from '../ui/form/form-conflict.ts'
import { forgetForm, keepForm, keptForm, latestForm } from '../ui/form/kept-forms.ts'
import { showFailure } from '../ui/list/failure.ts'
import { type DiscountForm, emptyDiscountForm, formOfCode, inputOfForm } from './discount-form.ts'
import { refetchDiscountCodes, stateNow } from './discounts.ts'
import { discountTexts as texts } from './text.ts'

const formNames = 'code '
const formOf = (item: DiscountCode | null): string => formNames + (item?.id ?? 'new')
const keptCode = (name: string) => keptForm<DiscountForm, DiscountCode>(name, emptyDiscountForm)
const kept = keptCode(latestForm(formNames) ?? formOf(null))

/** The form's values, restored after a reload. */
export const $discountForm = map<DiscountForm>(kept?.form ?? emptyDiscountForm)

/** The code that the form edits; null for a new one. */
export const $editedCode = atom<DiscountCode | null>(kept?.item ?? null)

/** The form shows restored input that has not been edited since. */
export const $isKeptCode = atom(kept !== undefined)

/** The server's message of the last save, if it failed. */
export const $discountProblem = atom<string | null>(null)

// An edit makes the server's message stale.
$discountForm.listen((form) => {
  const item = $editedCode.get()
  $discountProblem.set(null)
  $isKeptCode.set(false)
  keepForm(formOf(item), { item, before: item ? formOfCode(item) : emptyDiscountForm, form })
})

/** The version that another administrator saved of the edited code; the next save is checked against it. */
export const $codeConflict = atom<FormConflict<DiscountForm> | null>(null)

/** Keeps the edited fields, and takes the other administrator's values for the rest. */
function takeConflict(edited: DiscountCode, answer: ConflictAnswer<DiscountCode>): void {
  const forms = {
    before: formOfCode(edited),
    mine: $discountForm.get(),
    theirs: formOfCode(answer.current),
  }
  $editedCode.set(answer.current)
  $discountForm.set(merged(forms))
  $codeConflict.set(conflictBetween(forms, answer))
}

/** Opens a code in the form. */
export function editCode(code: DiscountCode): void {
  openForm(code, formOfCode(code))
}

/** Discards the input, and resets the form to a new code. */
export function resetDiscountForm(): void {
  forgetForm(formOf($editedCode.get()))
  openForm(null, emptyDiscountForm)
}

/** Shows a form, with its unsaved input. */
function openForm(code: DiscountCode | null, form: DiscountForm): void {
  const kept = keptCode(formOf(code))
  $codeConflict.set(null)
  $editedCode.set(kept?.item ?? code)
  $discountForm.set(kept?.form ?? form)
  $isKeptCode.set(kept !== undefined)
}

const saving = action(
  async (edited: DiscountCode | null, form: DiscountForm) => {
    $discountProblem.set(null)
    const saved = edited
      ? await call('updateDiscountCode', {
          path: { id: edited.id },
          body: { ...inputOfForm(form), version: edited.version },
        })
      : await call('createDiscountCode', { body: inputOfForm(form) })
    // Keep input typed during the save.
    if ($discountForm.get() === form) resetDiscountForm()
    if (edited) showToast(texts.updated, texts.updatedText)
    else showToast(texts.created, texts.createdText[stateNow(saved)])
    await refetchDiscountCodes()
  },
  async (error, edited) => {
    const isStillOpen = $editedCode.get() === edited
    const conflict = conflictOf<DiscountCode>(error)
    const isMoved = conflict !== undefined || isGone(error)
    const said = isMoved ? (problemText(error) ?? undefined) : undefined
    showFailure(edited ? texts.updateFailed : texts.createFailed, error, said)
    if (isStillOpen && edited && conflict) return takeConflict(edited, conflict)
    if (isStillOpen) {
      $codeConflict.set(null)
      $discountProblem.set(problemText(error))
    }
    if (edited && isGone(error)) {
      // Keep the input: the next save creates a new code.
      if (isStillOpen) $editedCode.set(null)
      await refetchDiscountCodes()
    }
  },
)

/** A save is in progress. */
export const $isSavingCode = saving.$isRunning

/** Creates or updates the form's code, shows a toast with the result, and refetches the codes. */
export async function saveCode(): Promise<void> {
  const form = $discountForm.get()
  if (form.code.trim() !== '') await saving.run($editedCode.get(), form)
}

const isGone = (error: unknown) => serverCode(error) === 'discount_code_not_found'

function problemText(error: unknown): string | null {
  if (isGone(error)) return texts.gone
  const isMalformed = serverCode(error) === 'malformed_request'
  const ofField = isMalformed ? texts.malformed[serverField(error) ?? ''] : undefined
  return ofField ?? serverText(error) ?? null
}

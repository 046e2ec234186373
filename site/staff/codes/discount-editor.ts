import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { call } from '../../client/generated/admin/discount-codes.ts'
import { conflictOf, serverCode, serverField, serverText } from '../../client/request-error.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { recordEditor } from '../ui/form/editor.ts'
import { showFailure } from '../ui/list/failure.ts'
import { type DiscountForm, emptyDiscountForm, formOfCode, inputOfForm } from './discount-form.ts'
import { refetchDiscountCodes, stateNow } from './discounts.ts'
import { discountTexts as texts } from './text.ts'

/** The form of a discount code. */
export const codeEditor = recordEditor<DiscountForm, DiscountCode, string>({
  name: 'code',
  idOf: ({ id }) => id,
  formOf: (code) => (code ? formOfCode(code) : emptyDiscountForm),
})

const { $form, $item, $problem, $conflict } = codeEditor

/** Discards the input, and resets the form to a new code. */
export const resetDiscountForm = (): void => codeEditor.discard(null)

// An edit makes the server's message stale.
$form.listen(() => $problem.set(null))

const saving = action(
  async (edited: DiscountCode | null, form: DiscountForm) => {
    $problem.set(null)
    const saved = edited
      ? await call('updateDiscountCode', {
          path: { id: edited.id },
          body: { ...inputOfForm(form), version: edited.version },
        })
      : await call('createDiscountCode', { body: inputOfForm(form) })
    // Input typed during the save is kept, as edits of what was saved.
    if ($form.get() === form) resetDiscountForm()
    else if (edited && $item.get() === edited) codeEditor.rebase(saved, formOfCode(saved))
    if (edited) showToast(texts.updated, texts.updatedText)
    else showToast(texts.created, texts.createdText[stateNow(saved)])
    await refetchDiscountCodes()
  },
  async (error, edited) => {
    const isStillOpen = $item.get() === edited
    const conflict = conflictOf<DiscountCode>(error)
    const isMoved = conflict !== undefined || isGone(error)
    const said = isMoved ? (problemText(error) ?? undefined) : undefined
    showFailure(edited ? texts.updateFailed : texts.createFailed, error, said)
    if (isStillOpen && edited && conflict) return codeEditor.takeConflict(conflict)
    if (isStillOpen) {
      $conflict.set(null)
      $problem.set(problemText(error))
    }
    if (edited && isGone(error)) {
      // Keep the input: the next save creates a new code.
      if (isStillOpen) codeEditor.rebase(null, emptyDiscountForm)
      await refetchDiscountCodes()
    }
  },
)

/** A save is in progress. */
export const $isSavingCode = saving.$isRunning

/** Creates or updates the form's code, shows a toast with the result, and refetches the codes. */
export async function saveCode(): Promise<void> {
  const form = $form.get()
  if (form.code.trim() !== '') await saving.run($item.get(), form)
}

const isGone = (error: unknown) => serverCode(error) === 'discount_code_not_found'

function problemText(error: unknown): string | null {
  if (isGone(error)) return texts.gone
  const isMalformed = serverCode(error) === 'malformed_request'
  const ofField = isMalformed ? texts.malformed[serverField(error) ?? ''] : undefined
  return ofField ?? serverText(error) ?? null
}

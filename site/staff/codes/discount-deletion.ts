import type { DiscountCode } from '../../../modules/shared/contract/api.d.ts'
import { action } from '../../browser/action.ts'
import { type Timed, timedList } from '../../browser/kept-until.ts'
import { call } from '../../client/generated/admin/discount-codes.ts'
import { serverText } from '../../client/request-error.ts'
import { showToast } from '../../ui/toast/toast.ts'
import { showFailure } from '../ui/list/failure.ts'
import { codeEditor, resetDiscountForm } from './discount-editor.ts'
import { refetchDiscountCodes } from './discounts.ts'
import { discountTexts as texts } from './text.ts'

/** Time in ms in which a deletion can be undone. */
const undoTime = 30_000

type DeletedCode = Pick<DiscountCode, 'id' | 'code'>

const restorable = timedList<DeletedCode & Timed>(
  'adminDeletedCodes',
  undoTime,
  ({ id, code }) => typeof id === 'number' && typeof code === 'string',
)

/** The codes that were just deleted and can be restored; this tab stores them for a reload. */
export const $restorableCodes = restorable.$items

function offerUndo({ id, code }: DeletedCode): void {
  restorable.remove(id)
  restorable.add({ id, code, until: Date.now() + undoTime })
}

/** Undoes a deletion and shows a toast with the result. */
export const { run: restoreCode } = action(
  async ({ id, code }: DeletedCode) => {
    restorable.remove(id)
    await call('restoreDiscountCode', { path: { id } })
    showToast(texts.restored, texts.restoredText(code))
    await refetchDiscountCodes()
  },
  (error, code) => {
    offerUndo(code)
    showFailure(texts.restoreFailed, error, serverText(error))
  },
  ({ id }) => id,
)

/**
 * Deletes at once, without a confirmation (specification, section 7). `$deletedCodes` has the ids of the codes whose
 * deletion is under way.
 */
export const { run: deleteCode, $running: $deletedCodes } = action(
  async (code: DiscountCode) => {
    await call('deleteDiscountCode', { path: { id: code.id } })
    if (codeEditor.$item.get()?.id === code.id) resetDiscountForm()
    showToast(texts.deleted, texts.deletedText)
    offerUndo(code)
    await refetchDiscountCodes()
  },
  (error) => showFailure(texts.deleteFailed, error),
  ({ id }) => id,
)

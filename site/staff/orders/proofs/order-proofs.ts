import type { ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/admin/orders.ts'
import { serverCode } from '../../../client/request-error.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import { showFailure } from '../../ui/list/failure.ts'
import { refetchOpenOrder } from '../state/open-order.ts'
import { loadOrderLog } from '../state/order-log.ts'
import { refetchProofsToAnswer } from '../state/proofs-to-answer.ts'
import { resourceOfOrder } from '../state/resource-of-order.ts'
import { proofTexts as texts } from './text.ts'

/** The designs of the order in the dialog. */
export const { $loaded: $orderProofs, load: loadOrderProofs } = resourceOfOrder((id) =>
  call('listOrderProofs', { path: { id } }),
)

/** Staff's answer to the customer about a line's design, as they saw it in the round `seen`. */
type Answer = { itemId: number; seen: ProofRound; note: string; designId: string | undefined }

/** Shows the customer a design again; a toast tells the result. True when the customer is mailed. */
export const { run: answerProof, $running: $answering } = action(
  async (id: number, { itemId, seen: { round, answers }, note, designId }: Answer) => {
    await call('answerProof', {
      path: { id, itemId },
      body: { round, answers, note, ...(designId && { designId }) },
    })
    showToast(texts.sent)
    const all = [loadOrderProofs(id), loadOrderLog(id), refetchOpenOrder(id)]
    await Promise.all([...all, refetchProofsToAnswer()])
    return true
  },
  async (error, id) => {
    const code = serverCode(error)
    const isChanged = code === 'changed_meanwhile'
    const isUnknown = code === 'custom_image_not_found'
    const text = isChanged ? texts.changed : isUnknown ? texts.unknownDesign : undefined
    showFailure(texts.sendFailed, error, text)
    if (isChanged) await loadOrderProofs(id)
    return false
  },
  (_id, { itemId }) => itemId,
)

import type { LinkedOrder } from '../../../modules/shared/contract/api.d.ts'
import { approvalText } from '../../text/approval.ts'
import { latestOf } from '../linked-order/index.ts'
import { confirmationTexts as texts } from './text.ts'

type Step = { title: string; text: string }
type WithProofs = Pick<LinkedOrder, 'proofs'>

/** The steps after a payment. Without an answer from the shop yet, those of an order without designs. */
export function nextSteps(order: WithProofs | undefined): Step[] {
  const { confirmation, approval, processing, shipment } = texts.next
  const approve = order && approvalText(draftsOf(order))
  if (!approve) return [confirmation, processing, shipment]
  return [
    confirmation,
    { title: approval, text: approve },
    { ...processing, text: texts.sewing },
    shipment,
  ]
}

function draftsOf({ proofs }: WithProofs) {
  const states = proofs.filter(({ isNeeded }) => isNeeded).map((proof) => latestOf(proof).state)
  const countOf = (wanted: string) => states.filter((state) => state === wanted).length
  return { inMail: countOf('waiting'), toCome: countOf('undesigned') }
}

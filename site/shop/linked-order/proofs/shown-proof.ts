import type { Proof, ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { proofTexts as texts } from './text.ts'

type WithProofs = { proofs: readonly Proof[] }

/** The round that the customer answers. */
export function latestOf({ rounds }: Proof): ProofRound {
  const [latest] = rounds
  if (!latest) throw new Error('A proof has no round')
  return latest
}

/** Whether the shop has yet to make designs of all pictures that it waits with, so that there is nothing to answer. */
export const isUndesigned = ({ proofs }: WithProofs): boolean =>
  proofs.every((proof) => !isOpen(proof) || latestOf(proof).state === 'undesigned')

/** Whether the shop waits for the customer's word on a design before it sews. */
export const isHeldBack = ({ proofs }: WithProofs): boolean => proofs.some(isOpen)

const isOpen = (proof: Proof): boolean => proof.isNeeded && latestOf(proof).state !== 'approved'

/** The text above the designs; undefined when nothing is left to sew. */
export function proofIntro(order: WithProofs): string | undefined {
  if (!isHeldBack(order)) return isToBeSewn(order) ? texts.introApproved : undefined
  return isUndesigned(order) ? texts.introUndesigned : texts.intro(hasSeveral(order))
}

/** The text on the order's state while designs of it are to be sewn; undefined otherwise. */
export function proofStatus(order: WithProofs): string | undefined {
  if (!isToBeSewn(order)) return undefined
  const status = isHeldBack(order) ? texts.status : texts.statusApproved
  return status(hasSeveral(order))
}

const isToBeSewn = ({ proofs }: WithProofs): boolean => proofs.some(({ isNeeded }) => isNeeded)

const hasSeveral = ({ proofs }: WithProofs): boolean =>
  proofs.filter(({ isNeeded }) => isNeeded).length > 1

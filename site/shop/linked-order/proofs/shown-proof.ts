import type { LinkedOrder, Proof, ProofRound } from '../../../../modules/shared/contract/api.d.ts'

/** The round that the customer answers. */
export function latestOf({ rounds }: Proof): ProofRound {
  const [latest] = rounds
  if (!latest) throw new Error('A proof has no round')
  return latest
}

/** Whether the shop has yet to make designs of all pictures that it waits with, so that there is nothing to answer. */
export const isUndesigned = ({ proofs }: Pick<LinkedOrder, 'proofs'>): boolean =>
  proofs.every((proof) => !isOpen(proof) || latestOf(proof).state === 'undesigned')

/** Whether the shop waits for the customer's word on a design before it sews. */
export const isHeldBack = ({ proofs }: Pick<LinkedOrder, 'proofs'>): boolean => proofs.some(isOpen)

const isOpen = (proof: Proof): boolean => proof.isNeeded && latestOf(proof).state !== 'approved'

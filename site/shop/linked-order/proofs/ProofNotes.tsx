import type { Proof } from '../../../../modules/shared/contract/api.d.ts'
import { useProofs } from './changed-proofs.ts'
import { proofIntro, proofStatus } from './shown-proof.ts'

type Props = { proofs: readonly Proof[] }

/** The customer's task with the designs of the order, and what follows it. */
export function ProofIntro({ proofs }: Props) {
  const intro = proofIntro({ proofs: useProofs(proofs) })
  return intro && <p>{intro}</p>
}

/** The state of an order with designs; `otherwise` when nothing is left to sew. */
export function ProofStatus({ proofs, otherwise }: Props & { otherwise: string }) {
  return <p>{proofStatus({ proofs: useProofs(proofs) }) ?? otherwise}</p>
}

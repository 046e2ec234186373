import type { Proof } from '../../../../modules/shared/contract/api.d.ts'
import { useProofs } from './changed-proofs.ts'
import { proofStatus } from './shown-proof.ts'

type Props = { proofs: readonly Proof[]; otherwise: string }

/** The state of an order with designs; `otherwise` when nothing is left to sew. */
export function ProofStatus({ proofs, otherwise }: Props) {
  return <p>{proofStatus({ proofs: useProofs(proofs) }) ?? otherwise}</p>
}

import type { Proof } from '../../../../modules/shared/contract/api.d.ts'
import { useProofs } from './changed-proofs.ts'
import { proofIntro } from './shown-proof.ts'

/** The customer's task with the designs of the order, and what follows it. */
export function ProofIntro({ proofs }: { proofs: readonly Proof[] }) {
  const intro = proofIntro({ proofs: useProofs(proofs) })
  return intro && <p>{intro}</p>
}

import type { Proof } from '../../../../modules/shared/contract/api.d.ts'
import { useProofs } from './changed-proofs.ts'
import { proofIntro } from './shown-proof.ts'

/** What the customer is to do about the designs of the order, and what follows. */
export function ProofIntro({ proofs }: { proofs: readonly Proof[] }) {
  const intro = proofIntro({ proofs: useProofs(proofs) })
  return intro && <p>{intro}</p>
}

import { computed, type ReadableAtom } from 'nanostores'
import type { Proof } from '../../../../modules/shared/contract/api.d.ts'
import { type Action, action } from '../../../browser/action.ts'
import { call } from '../../../client/generated/linked-order.ts'
import { serverCode, serverText } from '../../../client/request-error.ts'
import { showError } from '../../../ui/toast/toast.ts'
import { $changedProofs } from './changed-proofs.ts'
import { latestOf } from './shown-proof.ts'
import { proofTexts as texts } from './text.ts'

/** A design of an order, and what its customer can do about it. */
export type ProofStore = {
  $proof: ReadableAtom<Proof>
  approve: Action<[], boolean>
  /** True when staff have the comment. */
  comment: Action<[text: string], boolean>
}

/** The store of one design of the link's order, which starts as the page shows it. A toast tells of a failure. */
export function createProofStore(shown: Proof, token: string): ProofStore {
  const $proof = computed($changedProofs, (changed) => changed[shown.itemId] ?? shown)
  const show = (proof: Proof) => $changedProofs.setKey(proof.itemId, proof)
  /** The round as the page shows it, for the path and the body of a call. */
  const seen = () => {
    const { round, answers } = latestOf($proof.get())
    return { path: { itemId: shown.itemId, round }, answers }
  }

  /** Shows what the design has become meanwhile. */
  async function refetch(): Promise<void> {
    const { proofs } = await call('getLinkedOrder', { query: { token } })
    const now = proofs.find(({ itemId }) => itemId === shown.itemId)
    if (now) show(now)
  }

  async function fail(title: string, error: unknown): Promise<boolean> {
    const isChanged = serverCode(error) === 'changed_meanwhile'
    if (isChanged) await refetch().catch(() => undefined)
    showError(title, isChanged ? texts.changed : (serverText(error) ?? texts.tryAgain))
    return false
  }

  return {
    $proof,
    approve: action(
      async () => {
        const { path, answers } = seen()
        show(await call('approveProof', { path, query: { token }, body: { answers } }))
        return true
      },
      (error) => fail(texts.approveFailed, error),
    ),
    comment: action(
      async (comment: string) => {
        const { path, answers } = seen()
        const body = { comment, answers }
        show(await call('commentOnProof', { path, query: { token }, body }))
        return true
      },
      (error) => fail(texts.commentFailed, error),
    ),
  }
}

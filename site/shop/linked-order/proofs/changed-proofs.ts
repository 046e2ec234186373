import { useStore } from '@nanostores/react'
import { map } from 'nanostores'
import type { Proof } from '../../../../modules/shared/contract/api.d.ts'

/** The proofs that changed since the page was rendered, by the item of their line: shared by the islands of the page. */
export const $changedProofs = map<Record<number, Proof>>({})

/** The proofs that the page was rendered with, as they are now. */
export function useProofs(rendered: readonly Proof[]): Proof[] {
  const changed = useStore($changedProofs, { ssr: 'initial' })
  return rendered.map((proof) => changed[proof.itemId] ?? proof)
}

import type { Proof, ProofRound } from '../../modules/shared/contract/api.d.ts'

/** A design that its customer is to approve, in a round with these changes; `own` are changes of the design's own fields. */
export const proof = (changes: Partial<ProofRound> = {}, own: Partial<Proof> = {}): Proof => ({
  itemId: 999_999,
  name: 'Tilpasset patch',
  quantity: 10,
  isNeeded: true,
  rounds: [
    {
      round: 1,
      answers: 0,
      imageId: '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b',
      state: 'waiting',
      note: null,
      comment: null,
      shownAt: '2026-05-01T10:00:00.000Z',
      answeredAt: null,
      ...changes,
    },
  ],
  ...own,
})

import { expect, test } from 'vitest'
import type { Proof, ProofState } from '../../../../modules/shared/contract/api.d.ts'
import { isHeldBack } from './shown-proof.ts'

const proof = (state: ProofState, isNeeded = true): Proof => ({
  itemId: 999_999,
  name: 'Tilpasset patch',
  quantity: 10,
  isNeeded,
  rounds: [
    {
      round: 2,
      imageId: '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b',
      state,
      note: 'Slik?',
      comment: null,
      shownAt: '2026-05-01T10:00:00.000Z',
      answeredAt: null,
    },
  ],
})

test('an order is held back until each design that is to be sewn is approved', () => {
  expect(isHeldBack({ proofs: [] })).toBe(false)
  expect(isHeldBack({ proofs: [proof('approved'), proof('waiting')] })).toBe(true)
  expect(isHeldBack({ proofs: [proof('commented')] })).toBe(true)
  expect(isHeldBack({ proofs: [proof('approved'), proof('waiting', false)] })).toBe(false)
})

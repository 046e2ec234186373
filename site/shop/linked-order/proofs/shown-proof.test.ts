import { expect, test } from 'vitest'
import type { Proof, ProofState } from '../../../../modules/shared/contract/api.d.ts'
import { isHeldBack, proofIntro, proofStatus } from './shown-proof.ts'
import { proofTexts as texts } from './text.ts'

const proof = (state: ProofState, isNeeded = true): Proof => ({
  itemId: 999_999,
  name: 'Tilpasset patch',
  quantity: 10,
  isNeeded,
  rounds: [
    {
      round: 2,
      answers: 0,
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

test.each([
  [['waiting'], texts.intro(false), texts.status(false)],
  [['undesigned'], texts.introUndesigned, texts.status(false)],
  [['approved', 'waiting'], texts.intro(true), texts.status(true)],
  [['approved'], texts.introApproved, texts.statusApproved(false)],
  [['approved', 'approved'], texts.introApproved, texts.statusApproved(true)],
] satisfies [ProofState[], string, string][])(
  'the texts beside designs that are %s agree with their states',
  (states, intro, status) => {
    const order = { proofs: states.map((state) => proof(state)) }
    expect([proofIntro(order), proofStatus(order)]).toEqual([intro, status])
  },
)

test('nothing is said of sewing when nothing is left to sew', () => {
  for (const state of ['waiting', 'approved'] as const) {
    const order = { proofs: [proof(state, false)] }
    expect([proofIntro(order), proofStatus(order)]).toEqual([undefined, undefined])
  }
})

import { expect, test } from 'vitest'
import type { ProofState } from '../../../../modules/shared/contract/api.d.ts'
import { proof as sample } from '../../../testing/proof.ts'
import { isHeldBack, proofIntro, proofStatus } from './shown-proof.ts'
import { proofTexts as texts } from './text.ts'

const proof = (state: ProofState, isNeeded = true) =>
  sample({ round: 2, note: 'Slik?', state }, { isNeeded })

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

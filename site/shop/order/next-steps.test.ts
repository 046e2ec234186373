import { expect, test } from 'vitest'
import type { Proof, ProofState } from '../../../modules/shared/contract/api.d.ts'
import { nextSteps } from './next-steps.ts'

const proof = (state: ProofState, isNeeded = true): Proof => ({
  itemId: 999_999,
  name: 'Tilpasset patch',
  quantity: 10,
  isNeeded,
  rounds: [
    {
      round: 1,
      answers: 0,
      imageId: '0b9d2a7c-5d3e-4f1a-9c8b-7e6f5a4d3c2b',
      state,
      note: null,
      comment: null,
      shownAt: '2026-05-01T10:00:00.000Z',
      answeredAt: null,
    },
  ],
})
const titlesOf = (proofs?: Proof[]) => nextSteps(proofs && { proofs }).map(({ title }) => title)

const plain = ['Bekreftelse sendt', 'Behandling', 'Sending med SMS-sporing']

test('CONF-04 confirmation, processing and shipment, with the approval of designs before they are sewn', () => {
  const approved = ['Bekreftelse sendt', 'Godkjenning', 'Behandling', 'Sending med SMS-sporing']
  expect(titlesOf()).toEqual(plain)
  expect(titlesOf([])).toEqual(plain)
  expect(titlesOf([proof('waiting')])).toEqual(approved)
  expect(titlesOf([proof('undesigned')])).toEqual(approved)
})

test('nothing is to be approved once all designs are, or when they are no longer to be sewn', () => {
  expect(titlesOf([proof('approved'), proof('waiting', false)])).toEqual(plain)
})

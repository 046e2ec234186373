import { expect, test } from 'vitest'
import type { Proof, ProofState } from '../../../modules/shared/contract/api.d.ts'
import { proof as sample } from '../../testing/proof.ts'
import { nextSteps } from './next-steps.ts'

const proof = (state: ProofState, isNeeded = true) => sample({ state }, { isNeeded })
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

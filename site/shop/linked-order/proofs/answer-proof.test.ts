import { expect, test } from 'vitest'
import type { Proof, ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { openBrowser } from '../../../testing/browser.ts'
import { proofTexts as texts } from './text.ts'

const proof = (changes: Partial<ProofRound> = {}): Proof => ({
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
})
const commented = proof({ answers: 1, state: 'commented', comment: 'Skriv Kari, ikke Kåre!' })

/** The page of an unanswered design, on which another device has commented since. */
async function open() {
  const browser = await openBrowser(({ method, body }) => {
    if (method === 'GET') return { proofs: [commented] }
    const { answers } = body as { answers: number }
    const refusal = { error: 'Endret', code: 'changed_meanwhile' }
    return answers === 1
      ? proof({ answers: 2, state: 'approved' })
      : Response.json(refusal, { status: 409 })
  })
  const { createProofStore } = await import('./answer-proof.ts')
  return { ...browser, ...createProofStore(proof(), 'RP-TEST0001-token') }
}

test('an approval from a stale page is refused, and the page shows the comment that it had not seen', async () => {
  const { approve, $proof, $toast } = await open()
  expect(await approve.run()).toBe(false)
  expect($proof.get()).toEqual(commented)
  expect($toast.get()).toMatchObject({ title: texts.approveFailed, text: texts.changed })
})

test('a customer who has read the comment can approve despite it', async () => {
  const { approve, calls, $proof } = await open()
  await approve.run()
  expect(await approve.run()).toBe(true)
  expect(calls.at(-1)?.body).toEqual({ answers: 1 })
  expect($proof.get().rounds[0]?.state).toBe('approved')
})

test('a comment from a stale page replaces none that it had not seen', async () => {
  const { comment, calls } = await open()
  expect(await comment.run('Gult')).toBe(false)
  expect(calls[0]?.body).toEqual({ comment: 'Gult', answers: 0 })
})

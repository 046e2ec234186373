import { expect, test } from 'vitest'
import { openBrowser } from '../../../testing/browser.ts'
import { proof } from '../../../testing/proof.ts'
import { proofTexts as texts } from './text.ts'

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

import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Proof, ProofRound } from '../../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../../testing/answers.ts'
import { proof as sample } from '../../../testing/proof.ts'
import { noteToasts } from '../../../testing/toasts.ts'
import { ProofIntro, ProofStatus } from './ProofNotes.tsx'
import { ProofSheet } from './ProofSheet.tsx'
import { proofTexts as texts } from './text.ts'

const proof = (itemId: number, changes: Partial<ProofRound> = {}) => sample(changes, { itemId })
const commented = (itemId: number, answers: number, comment: string) =>
  proof(itemId, { answers, comment, state: 'commented', answeredAt: '2026-05-02T10:00:00.000Z' })
const approved = (itemId: number) =>
  proof(itemId, { answers: 9, state: 'approved', answeredAt: '2026-05-02T10:00:00.000Z' })

/** The design of a line as its order's page shows it. */
async function open(shown: Proof, answers: Answers) {
  const calls = answerCalls(answers)
  const toasts = noteToasts()
  await render(
    <>
      <ProofIntro proofs={[shown]} />
      <ProofSheet proof={shown} at={0} count={1} token="RP-TEST0001-token" />
      <ProofStatus proofs={[shown]} otherwise="" />
    </>,
  )
  return { ...toasts, calls }
}

const approve = page.getByRole('button', { name: texts.approve })
const question = page.getByRole('group', { name: texts.ask, exact: false })
const state = (name: keyof typeof texts.state) => page.getByText(texts.state[name], { exact: true })
const field = page.getByRole('textbox', { name: texts.field })
const button = (name: string) => page.getByRole('button', { name })

test('a customer is asked once more before an approval, by keyboard too, and can go back', async () => {
  await open(proof(1), { approveProof: approved(1) })
  approve.element().focus()
  await userEvent.keyboard('{Enter}')
  await expect.element(question).toHaveFocus()
  await expect.element(page.getByText(texts.askText, { exact: false })).toBeVisible()
  await userEvent.keyboard('{Tab}{Tab}{Enter}')
  await expect.element(approve).toHaveFocus()
  await expect.element(state('waiting')).toBeVisible()
  await expect.element(page.getByText(texts.intro(false))).toBeVisible()

  await userEvent.keyboard('{Enter}')
  await expect.element(question).toHaveFocus()
  await userEvent.keyboard('{Tab}{Enter}')
  await expect.element(page.getByRole('status')).toHaveFocus()
  await expect.element(state('approved')).toBeVisible()
  await expect.element(page.getByText(texts.introApproved)).toBeVisible()
  await expect.element(page.getByText(texts.statusApproved(false))).toBeVisible()
  for (const before of [texts.intro(false), texts.status(false)])
    expect(page.getByText(before).query()).toBeNull()
  expect(approve.query()).toBeNull()
})

test('an empty comment is not sent, and one that is sent is shown', async () => {
  const { calls } = await open(proof(2), { commentOnProof: commented(2, 1, 'Større navn') })
  await button(texts.comment).click()
  await button(texts.send).click()
  await expect.element(page.getByText(texts.empty)).toBeVisible()
  expect(calls).toEqual([])
  await field.fill('Større navn')
  await button(texts.send).click()
  await expect.element(state('commented')).toBeVisible()
  await expect.element(page.getByText('Større navn')).toBeVisible()
})

test('an answer from a stale page is not sent before the customer has seen the other one, and what was typed stays', async () => {
  const stale = () => Response.json({ code: 'changed_meanwhile', error: 'Endret' }, { status: 409 })
  let now = commented(3, 1, 'Skriv Kari, ikke Kåre!')
  const answers: Answers = {
    approveProof: stale,
    commentOnProof: stale,
    getLinkedOrder: () => Response.json({ proofs: [now] }),
  }
  const { expectToast } = await open(proof(3), answers)
  await approve.click()
  await button(texts.approveSurely).click()
  await expectToast(texts.approveFailed, texts.changed)
  await expect.element(page.getByText('Skriv Kari, ikke Kåre!')).toBeVisible()
  await expect.element(state('commented')).toBeVisible()
  expect(question.query()).toBeNull()

  await button(texts.rewrite).click()
  await field.fill('Legg til russ 2027')
  now = commented(3, 2, 'Skriv Kari med K')
  await button(texts.send).click()
  await expectToast(texts.commentFailed, texts.changed)
  await expect.element(page.getByText('Skriv Kari med K')).toBeVisible()
  await expect.element(field).toHaveValue('Legg til russ 2027')
  answers.commentOnProof = commented(3, 3, 'Legg til russ 2027')
  answers.approveProof = approved(3)
  await button(texts.send).click()
  await expect.element(page.getByText('Legg til russ 2027')).toBeVisible()
  await button(texts.approveAfterComment).click()
  await button(texts.approveSurely).click()
  await expect.element(state('approved')).toBeVisible()
})

import { beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { PersonalData } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { UndoStack } from '../ui/undo/UndoStack.tsx'
import { AccountButton } from './AccountButton.tsx'
import { personalDataTexts } from './personal-data/text.ts'
import { accountTexts as texts } from './text.ts'

beforeEach(() => page.viewport(1440, 900))

const email = 'kari@example.com'
const dialog = page.getByRole('dialog', { name: texts.open })
const field = (label: string) => dialog.getByLabelText(label, { exact: true })
const button = (name: string) => dialog.getByRole('button', { name })

/** The open account dialog of the administrator who last logged in at half past twelve. */
async function account(changes: Answers = {}) {
  const login = {
    id: 1,
    at: '2026-05-17T10:30:00Z',
    address: '127.0.0.1',
    outcome: 'signed_in' as const,
  }
  const answers: Answers = { getAccount: { username: 'sjefen', logins: [login] }, ...changes }
  const calls = answerCalls(answers)
  await render(
    <UndoStack>
      <AccountButton className={undefined} iconClassName={undefined} />
    </UndoStack>,
  )
  await page.getByRole('button', { name: texts.open }).click()
  await expect.element(dialog.getByText('sjefen', { exact: true })).toBeVisible()
  return { answers, calls }
}

test('the account dialog shows the administrator and the latest logins', async () => {
  await account()
  await expect
    .element(dialog.getByRole('row').nth(1))
    .toHaveTextContent('17.05.2026 12:30127.0.0.1Logget inn')
})

test('changing the password requires the old one, and errors show at their field', async () => {
  const text = 'Det nåværende passordet stemmer ikke.'
  const wrong = { error: text, code: 'wrong_password' }
  const { answers, calls } = await account({
    changePassword: () => Response.json(wrong, { status: 400 }),
  })
  const { expectToast } = noteToasts()
  await button(texts.change).click()
  await expect.element(dialog.getByText(texts.missingOld)).toBeVisible()
  await field(texts.oldPassword).fill('feil-passord')
  await field(texts.newPassword).fill('gul-giraff-22')
  await button(texts.change).click()
  await expect.element(dialog.getByText(text)).toBeVisible()
  await expect.element(field(texts.oldPassword)).toHaveFocus()
  await expect.element(field(texts.newPassword)).toHaveValue('gul-giraff-22')

  answers.changePassword = { ok: true }
  await field(texts.oldPassword).fill('rosa-elefant-17')
  await button(texts.change).click()
  await expectToast(texts.changed)
  expect(calls.filter(({ id }) => id === 'changePassword').at(-1)?.body).toEqual({
    oldPassword: 'rosa-elefant-17',
    newPassword: 'gul-giraff-22',
  })
  await expect.element(field(texts.oldPassword)).toHaveValue('')
})

const none = { orders: [], cartLines: [], pictures: [], signUps: [], messages: [], withdrawals: [] }
const stored: PersonalData = {
  ...{ email, ...none },
  subscriptions: [
    ...[{ email, name: null, isActive: true, subscribedAt: '2026-05-01T10:00:00Z' }],
  ].map((one) => ({ ...one, mails: [], reports: [] })),
}

test('staff find what is stored about a customer, download it, and forget the customer after a question', async () => {
  const deleted = { unpaidOrders: 0, cartLines: 0, pictures: 0, signUps: 0, messages: 0 }
  const { calls } = await account({
    showPersonalData: stored,
    forgetPerson: {
      deleted: { ...deleted, subscriptions: 1, withdrawals: 0 },
      kept: [{ orderNumber: null, reason: 'withdrawal', until: '2026-06-01' }],
    },
  })
  await field(personalDataTexts.email).fill('kari@example')
  await button(personalDataTexts.find).click()
  await expect.element(dialog.getByText(personalDataTexts.wrongEmail)).toBeVisible()
  await field(personalDataTexts.email).fill(email)
  await button(personalDataTexts.find).click()
  const subscriptions = `${personalDataTexts.kinds.subscriptions}: 1`
  await expect.element(dialog.getByText(subscriptions)).toBeVisible()
  const saving = vi.spyOn(URL, 'createObjectURL')
  onTestFinished(() => saving.mockRestore())
  await button(personalDataTexts.download).click()
  const file = saving.mock.calls[0]?.[0] as Blob
  expect(JSON.parse(await file.text())).toEqual(stored)

  await button(personalDataTexts.forget).click()
  await button(personalDataTexts.cancel).click()
  await button(personalDataTexts.forget).click()
  expect(calls.filter(({ id }) => id === 'forgetPerson')).toEqual([])
  await button(personalDataTexts.confirm).click()
  const gone = `${personalDataTexts.deleted.subscriptions}: 1`
  await expect.element(dialog.getByText(gone)).toBeVisible()
  await expect
    .element(dialog.getByText(new RegExp(personalDataTexts.reasons.withdrawal.slice(0, 20))))
    .toBeVisible()
})

test('on a phone, the question before a customer is forgotten comes into view, with the focus', async () => {
  await page.viewport(360, 780)
  await account({ showPersonalData: stored })
  await field(personalDataTexts.email).fill(email)
  await button(personalDataTexts.find).click()
  const forget = button(personalDataTexts.forget)
  await expect.element(forget).toBeInViewport({ ratio: 1 })
  // As staff press it who have scrolled no further than to the button.
  forget.element().scrollIntoView({ block: 'end' })
  await forget.click()
  for (const name of [personalDataTexts.confirm, personalDataTexts.cancel])
    await expect.element(button(name)).toBeInViewport({ ratio: 1 })
  await userEvent.tab()
  await expect.element(button(personalDataTexts.confirm)).toHaveFocus()
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  await expect.element(forget).toHaveFocus()
})

import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { shop } from '../../text/shop-facts.ts'
import { WithdrawalForm } from './WithdrawalForm.tsx'
import { withdrawalFormTexts as texts } from './withdrawal-text.ts'

const field = (name: keyof typeof texts.fields) =>
  page.getByRole('textbox', { name: texts.fields[name] })

test('the withdrawal form is copied with the seller and what was filled in', async () => {
  const written = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  await render(<WithdrawalForm />)
  await field('goods').fill('2 × Elg')
  await field('orderNumber').fill('RP-ABCD2345')
  await page.getByRole('button', { name: texts.copy }).click()
  await expect.element(page.getByText(texts.copied)).toBeVisible()
  const copied = written.mock.lastCall?.[0]
  expect(copied).toContain(shop.company)
  expect(copied).toContain(texts.statement)
  expect(copied).toContain(`${texts.fields.goods}: 2 × Elg`)
  expect(copied).toContain(`${texts.fields.orderNumber}: RP-ABCD2345`)
})

test('the withdrawal form is sent once its fields are right, and says where the receipt goes', async () => {
  const { expectToast } = noteToasts()
  const answers: Answers = { sendWithdrawal: 503 }
  const calls = answerCalls(answers)
  await render(<WithdrawalForm />)
  const send = page.getByRole('button', { name: texts.send })
  await field('email').fill('kari@example')
  await send.click()
  await expect.element(page.getByText(texts.missing.goods)).toBeVisible()
  await expect.element(page.getByText(texts.wrongEmail)).toBeVisible()
  await expect.element(field('goods')).toHaveFocus()
  await field('goods').fill('2 × Elg')
  await field('name').fill('Kari Nordmann')
  await field('email').fill('kari@example.com')
  await send.click()
  await expectToast(texts.failed, texts.failedText)
  answers.sendWithdrawal = { ok: true }
  await send.click()
  await expect.element(page.getByText(texts.sent('kari@example.com'))).toBeVisible()
  expect(calls.at(-1)?.body).toEqual({
    goods: '2 × Elg',
    name: 'Kari Nordmann',
    email: 'kari@example.com',
  })
})

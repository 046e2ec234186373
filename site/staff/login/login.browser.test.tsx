import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { AdminLogin } from './AdminLogin.tsx'
import { loginTexts as texts } from './text.ts'

const name = page.getByRole('textbox', { name: texts.username })
const password = page.getByLabelText(texts.password, { exact: true })
const alert = page.getByRole('alert')

test('ALOGIN-02 ALOGIN-03 ALOGIN-04 ALOGIN-06 asks for name and password, which can be shown', async () => {
  await render(<AdminLogin />)
  await expect.element(page.getByRole('heading', { name: texts.title })).toBeVisible()
  await expect.element(page.getByText(texts.intro)).toBeVisible()
  await expect.element(page.getByText(texts.footer)).toBeVisible()
  await expect.element(password).toHaveAttribute('type', 'password')
  await page.getByRole('button', { name: texts.show }).click()
  await expect.element(password).toHaveAttribute('type', 'text')
  await page.getByRole('button', { name: texts.hide }).click()
  await expect.element(password).toHaveAttribute('type', 'password')
})

test('ALOGIN-05 ALOGIN-07 ALOGIN-08 ALOGIN-09 ALOGIN-10 shows errors and its busy state', async () => {
  const answer = Promise.withResolvers<number>()
  const answers: Answers = { adminLogin: () => answer.promise }
  const calls = answerCalls(answers)
  await render(<AdminLogin />)
  const submit = page.getByRole('button', { name: texts.submit })
  await name.fill('ab')
  await password.fill('12345')
  await submit.click()
  await expect.element(page.getByText(texts.shortUsername)).toBeVisible()
  await expect.element(page.getByText(texts.shortPassword)).toBeVisible()
  await expect.element(name).toHaveFocus()
  expect(calls).toEqual([])
  await name.fill('sjefen')
  await password.fill('feil-passord')
  await submit.click()
  await expect.element(page.getByRole('button', { name: texts.submitting })).toBeVisible()
  expect(calls).toMatchObject([{ body: { username: 'sjefen', password: 'feil-passord' } }])
  answers.adminLogin = () => Promise.reject(new TypeError('Failed to fetch'))
  answer.resolve(401)
  await expect.element(alert).toHaveTextContent('Failed')
  await submit.click()
  await expect.element(alert).toHaveTextContent(texts.failed)
})

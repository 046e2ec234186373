import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { NewsletterForm } from './NewsletterForm.tsx'
import { newsletterFormTexts as texts } from './text.ts'

test('HOME-20 HOME-22 HOME-23 HOME-24 signing up for the newsletter is confirmed', async () => {
  const answer = Promise.withResolvers<void>()
  const calls = answerCalls({
    subscribeNewsletter: async () => {
      await answer.promise
      return { ok: true }
    },
  })
  const { expectToast } = noteToasts()
  await render(<NewsletterForm />)
  const email = page.getByLabelText(texts.email, { exact: false })
  await expect.element(email).toHaveAttribute('type', 'email')
  await email.fill('kari@example.com')
  await page.getByRole('button', { name: texts.submit }).click()
  await expect.element(page.getByRole('button', { name: texts.submitting })).toBeVisible()
  answer.resolve()
  await expect.element(page.getByRole('heading', { name: texts.thanks })).toBeVisible()
  await expectToast(texts.welcome)
  await expect.element(email).not.toBeInTheDocument()
  await expect.element(page.getByRole('status')).toHaveFocus()
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'kari@example.com' }])
})

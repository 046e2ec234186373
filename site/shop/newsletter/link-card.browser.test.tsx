import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { errorText } from '../../text/error-texts.ts'
import { Confirm } from './Confirm.tsx'
import { confirmTexts } from './confirm-text.ts'
import { Unsubscribe } from './Unsubscribe.tsx'
import { unsubscribeTexts as texts } from './unsubscribe-text.ts'

test('UNSUB-01 UNSUB-02 UNSUB-03 UNSUB-04 UNSUB-06 UNSUB-11 a recipient unsubscribes with one press', async () => {
  const answer = Promise.withResolvers<{ ok: true }>()
  const calls = answerCalls({ unsubscribeNewsletter: () => answer.promise })
  await render(<Unsubscribe leaver={{ email: 'kari+russ@example.com' }} />)
  const field = page.getByRole('textbox', { name: texts.email })
  await expect.element(field).toHaveValue('kari+russ@example.com')
  await expect.element(field).toHaveAttribute('type', 'email')
  await expect.element(field).toBeRequired()
  const home = page.getByRole('link', { name: texts.home })
  await expect.element(home).toHaveAttribute('href', '/')
  const place = () => JSON.stringify(home.element().getBoundingClientRect())
  const before = place()
  await page.getByRole('button', { name: 'Meld meg av' }).click()
  await expect.element(page.getByRole('button', { name: 'Melder av...' })).toBeVisible()
  expect(place()).toBe(before)
  answer.resolve({ ok: true })
  await expect.element(page.getByRole('heading', { name: 'Avmeldt fra nyhetsbrev' })).toBeVisible()
  await expect.element(page.getByRole('status')).toHaveFocus()
  expect(field.query()).toBeNull()
  expect(calls.map(({ body }) => body)).toEqual([{ email: 'kari+russ@example.com' }])
})

test('a forged confirmation link confirms nothing and says so, and one that lost its end has no button', async () => {
  const { expectToast } = noteToasts()
  const refusal = {
    code: 'confirmation_link_unknown',
    error: errorText('confirmation_link_unknown'),
  }
  answerCalls({ confirmNewsletter: () => Response.json(refusal, { status: 404 }) })
  const submit = page.getByRole('button', { name: confirmTexts.submit })
  const { rerender } = await render(<Confirm token="1-forged" />)
  await submit.click()
  await expectToast(confirmTexts.failed, errorText('confirmation_link_unknown'))
  await expect.element(submit).toBeVisible()
  await rerender(<Confirm token={undefined} />)
  await expect.element(page.getByRole('heading', { name: confirmTexts.incomplete })).toBeVisible()
  expect(submit.query()).toBeNull()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../../testing/answers.ts'
import { order } from '../../../testing/order.ts'
import { noteToasts } from '../../../testing/toasts.ts'
import { orderLinkTexts as texts } from '../text.ts'
import { CustomerLink } from './CustomerLink.tsx'

test('staff end the link of an order’s mails with one press', async () => {
  const { told } = noteToasts()
  const calls = answerCalls({ endOrderLink: { ok: true } })
  await render(<CustomerLink order={order(7, { link: 2 })} />)
  await page.getByRole('button', { name: texts.end }).click()
  await told(texts.ended, texts.endedText)
  expect(calls.find(({ id }) => id === 'endOrderLink')?.path).toEqual({ id: '7', link: '2' })
})

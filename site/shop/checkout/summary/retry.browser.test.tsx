import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { type Answers, answerCalls } from '../../../testing/answers.ts'
import { product } from '../../../testing/browser.ts'
import { refetchCart } from '../../cart/index.ts'
import { summaryTexts as texts } from '../text.ts'
import { Summary } from './Summary.tsx'

test('after a successful retry, the focus moves to the cart', async () => {
  const answers: Answers = { getCart: 500 }
  answerCalls(answers)
  await refetchCart()
  await render(<Summary isVatRegistered />)
  const again = page.getByRole('button', { name: texts.tryAgain })
  again.element().focus()
  answers.getCart = [{ id: 1, quantity: 1, product: product(1) }]
  await userEvent.keyboard('{Enter}')
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: texts.title })).toHaveFocus()
})

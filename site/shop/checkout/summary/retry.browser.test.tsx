import { useStore } from '@nanostores/react'
import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { priceCart } from '../../../../modules/checkout/rules.ts'
import { type Answers, answerCalls } from '../../../testing/answers.ts'
import { product } from '../../../testing/browser.ts'
import { $cart, refetchCart } from '../../cart/index.ts'
import { summaryTexts as texts } from '../text.ts'
import { Summary } from './Summary.tsx'

function Cart() {
  const items = useStore($cart)
  const prices = items && priceCart(items, null)
  return <Summary items={items} discount={null} prices={prices} isVatRegistered />
}

test('after a successful retry, the focus moves to the cart', async () => {
  const answers: Answers = { getCart: 500 }
  answerCalls(answers)
  await refetchCart()
  await render(<Cart />)
  const again = page.getByRole('button', { name: texts.tryAgain })
  again.element().focus()
  answers.getCart = [{ id: 1, quantity: 1, product: product(1) }]
  await userEvent.keyboard('{Enter}')
  await expect.element(again).not.toBeInTheDocument()
  await expect.element(page.getByRole('region', { name: texts.title })).toHaveFocus()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../../testing/answers.ts'
import { product } from '../../../testing/browser.ts'
import { upsellTexts } from '../text.ts'
import { Upsell } from './Upsell.tsx'

test('patches are offered once, for the cart as it was loaded', async () => {
  const calls = answerCalls({ listUpsell: [product(7)] })
  const { rerender } = await render(<Upsell items={null} />)
  await rerender(<Upsell items={[{ id: 1, quantity: 1, product: product(1) }]} />)
  await expect
    .element(page.getByRole('button', { name: upsellTexts.addNamed('Patch 7') }))
    .toBeVisible()
  expect(calls.map(({ query }) => query)).toEqual([{ inCart: '1' }])
})

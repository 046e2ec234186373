import { expect, test, vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { productTexts as texts } from '../product/index.ts'
import { ProductList } from './ProductList.tsx'

const { promise: arrived, resolve: arrive } = vi.hoisted(() => Promise.withResolvers<void>())
vi.mock('../product-card/ProductDetail.tsx', async (original) => {
  await arrived
  return original()
})

test('while the code of the details is loading the pressed picture of the list is busy', async () => {
  answerCalls({})
  await render(
    <ProductList products={[product(1), product(2)]} patchOfTheWeek={undefined} skeletons={0} />,
  )
  const picture = page.getByRole('button', { name: texts.open('Patch 1') })
  await picture.click()
  await expect.element(picture).toHaveAttribute('aria-busy', 'true')
  expect(document.querySelectorAll('[aria-busy=true]')).toHaveLength(1)
  arrive()
  await expect.element(page.getByRole('dialog', { name: 'Patch 1' })).toBeVisible()
  expect(document.querySelector('[aria-busy=true]')).toBeNull()
})

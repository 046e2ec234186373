import { beforeEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem, Product } from '../../../modules/shared/contract/api.d.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { listed, patches } from '../../testing/catalogue.tsx'
import { $cartCount, refetchCart } from '../cart/index.ts'
import { productTexts } from '../product/index.ts'
import { gridTexts } from '../product-card/index.ts'
import { $wishlist, saveWishlist } from '../wishlist/wishlist.ts'
import { BestForYou } from './BestForYou.tsx'
import { homeListTexts as texts } from './list-text.ts'
import { MoreGrid } from './MoreGrid.tsx'
import { PatchOfTheDay } from './PatchOfTheDay.tsx'

let cart: CartItem[]
let answers: Answers
beforeEach(() => {
  cart = []
  answers = {
    getCart: () => cart,
    addToCart({ body }) {
      const { productId: id } = body as { productId: number }
      cart = [...cart, { id, quantity: 1, product: product(id) }]
      return { id, quantity: 1, product: product(id) }
    },
  }
})

const shown = () =>
  [...document.querySelectorAll('[data-product]')].map((one) => one.getAttribute('data-product'))

test('HOME-19 GRID-02 GRID-04 four patches show at first, and eight more per press, of those that are not above', async () => {
  const answer = Promise.withResolvers<void>()
  answers.listProducts = async ({ query }) => {
    await answer.promise
    return listed(query)
  }
  const calls = answerCalls(answers)
  await render(
    <MoreGrid
      products={patches.slice(2, 6)}
      above={[1, 2]}
      total={patches.length}
      patchOfTheWeek={undefined}
    />,
  )
  expect(shown()).toEqual(['3', '4', '5', '6'])
  const more = page.getByRole('button', { name: gridTexts.more })
  await more.click()
  await expect.poll(() => document.querySelectorAll('[data-skeleton]').length).toBe(8)
  answer.resolve()
  const ids = (count: number) => Array.from({ length: count }, (_, index) => String(index + 3))
  await expect.poll(shown).toEqual(ids(12))
  await more.click()
  await expect.poll(shown).toEqual(ids(20))
  // GEN-15: the first part had them.
  expect(calls).toHaveLength(1)
  await expect
    .element(page.getByRole('link', { name: texts.seeAll }))
    .toHaveAttribute('href', '/products')
})

test('HOME-12 HOME-13 HOME-14 recommendations show once the cart has a line, without what is added meanwhile', async () => {
  const related = Promise.withResolvers<Product[]>()
  answers.listProducts = () =>
    cart.length === 1 ? [1, 2, 3].map((id) => product(id)) : related.promise
  const calls = answerCalls(answers)
  await refetchCart()
  await render(
    <>
      <BestForYou patchOfTheWeek={undefined} above="nye" />
      <section id="nye" />
    </>,
  )
  const best = page.getByRole('region', { name: texts.best })
  expect(best.query()).toBeNull()
  expect(calls.filter(({ id }) => id === 'listProducts')).toEqual([])
  cart = [{ id: 50, quantity: 1, product: product(50) }]
  await refetchCart()
  await expect.element(best).toBeVisible()
  expect(shown()).toEqual(['1', '2', '3'])
  // The next recommendations are not there yet.
  await best.getByRole('button', { name: productTexts.add, exact: false }).first().click()
  await expect.poll(shown).toEqual(['2', '3'])
  related.resolve([product(4)])
  await expect.poll(shown).toEqual(['4'])
})

test('HOME-10 the patch of the day can be added to cart and wishlist, unless it is sold out', async () => {
  answerCalls(answers)
  await refetchCart()
  saveWishlist([])
  const { rerender } = await render(<PatchOfTheDay product={product(7)} isPatchOfTheWeek={false} />)
  await page.getByRole('button', { name: productTexts.add, exact: false }).click()
  await expect.poll(() => $cartCount.get()).toBe(1)
  await page.getByRole('button', { name: /i ønskelisten$/ }).click()
  expect($wishlist.get().map(({ id }) => id)).toEqual([7])
  await rerender(<PatchOfTheDay product={product(7, { stock: 0 })} isPatchOfTheWeek={false} />)
  await expect
    .element(page.getByRole('button', { name: productTexts.soldOut, exact: false }))
    .toBeDisabled()
})

import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { Product } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { $cartCount } from '../cart/index.ts'
import { productTexts } from '../product/index.ts'
import { wishlistTexts as texts } from './text.ts'
import WishlistDrawer from './WishlistDrawer.tsx'
import { $wishlist, saveWishlist } from './wishlist.ts'

const drawer = page.getByRole('dialog', { name: navigationTexts.wishlist })
const wish = (at: number) => drawer.getByRole('listitem').nth(at)

/** The drawer with these saved patches, of which the shop sells `sold` now. */
async function open(saved: Product[], sold = saved) {
  const ids: number[] = []
  const answers: Answers = {
    listProducts: sold,
    addToCart({ body }) {
      ids.push((body as { productId: number }).productId)
      return { id: ids.length, quantity: 1, product: product(ids.length) }
    },
    getCart: () => ids.map((id) => ({ id, quantity: 1, product: product(id) })),
  }
  answerCalls(answers)
  saveWishlist(saved)
  await render(<WishlistDrawer open onClose={() => {}} />)
  await expect.element(drawer).toBeVisible()
  return ids
}

test('WISH-01 WISH-02 WISH-03 lists the saved patches, each with buttons to buy and remove it', async () => {
  const bought = await open([product(1), product(2)])
  const names = drawer.getByRole('strong')
  await expect
    .poll(() => names.elements().map((one) => one.textContent))
    .toEqual(['Patch 1', 'Patch 2'])
  const tryOn = drawer.getByRole('link', { name: navigationTexts.tryOn })
  await expect.element(tryOn).toHaveAttribute('href', paths.tryOn({ fra: 'onsker' }))
  await wish(0).getByRole('button', { name: productTexts.add, exact: false }).click()
  await expect.poll(() => bought).toEqual([1])
  await drawer.getByRole('button', { name: texts.remove('Patch 1') }).click()
  await expect.poll(() => drawer.getByRole('listitem').elements().length).toBe(1)
  expect($wishlist.get().map(({ id }) => id)).toEqual([2])
})

test('WISH-04 the whole list can be added to the cart', async () => {
  const bought = await open([product(1), product(2)])
  await drawer.getByRole('button', { name: texts.addAll }).click()
  await expect.poll(() => bought).toEqual([1, 2])
  await expect.poll(() => $cartCount.get()).toBe(2)
})

test('WISH-01 WISH-02 shows the current price and stock, and patches that are no longer sold', async () => {
  const gone = product(400_000, { name: 'Borte vekk' })
  await open(
    [product(1, { price: 45 }), product(2, { stock: 7 }), gone],
    [product(1), product(2, { stock: 0 })],
  )
  await expect.element(wish(0).getByText('49 kr', { exact: true })).toBeVisible()
  await expect.element(wish(0).getByText(texts.priceWhenSaved('45 kr'))).toBeVisible()
  await expect
    .element(wish(1).getByRole('button', { name: productTexts.soldOut, exact: false }))
    .toBeDisabled()
  await expect.element(wish(2).getByText(texts.gone)).toBeVisible()
  await drawer.getByRole('button', { name: texts.remove('Borte vekk') }).click()
  await expect.poll(() => drawer.getByRole('listitem').elements().length).toBe(2)
})

import { afterEach, expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { catalogueAt } from '../../testing/catalogue.tsx'
import { expectRoom, isInSight, lowWindows, resize } from '../../testing/low-windows.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { refetchCart } from '../cart/index.ts'
import { cartTexts } from '../cart/text.ts'
import { catalogueTexts, showCount } from '../catalogue/text.ts'
import { wishlistTexts } from '../wishlist/text.ts'
import { saveWishlist } from '../wishlist/wishlist.ts'
import { closeDrawer } from './drawer.ts'
import { HeaderActions } from './HeaderActions.tsx'

afterEach(closeDrawer)

const products = [1, 2, 3, 4].map((id) => product(id))

async function open(name: string) {
  await resize(lowWindows[0] as (typeof lowWindows)[number])
  await page.getByRole('button', { name }).click()
  const dialog = page.getByRole('dialog')
  await expect.element(dialog).toBeVisible()
  return dialog
}

test('CARTUI-04 CARTUI-08 the cart’s lines can be used in a low window, and the checkout button stays visible', async () => {
  let items: CartItem[] = products.map((one) => ({ id: one.id, quantity: 1, product: one }))
  answerCalls({
    getCart: () => items,
    updateCartItem({ path, body }) {
      const changed = { ...(items.at(-1) as CartItem), ...(body as { quantity: number }) }
      items = items.map((item) => (item.id === Number(path.productId) ? changed : item))
      return changed
    },
  })
  await refetchCart()
  await render(<HeaderActions />)
  const drawer = await open(navigationTexts.cart)
  const checkout = drawer.getByRole('link', { name: cartTexts.checkout })
  await expectRoom(() => checkout.element())
  const line = drawer.getByRole('listitem').last()
  const quantity = () => line.element().querySelector('output')?.textContent
  for (const [index, size] of lowWindows.entries()) {
    await resize(size)
    await line.getByRole('button', { name: 'Flere' }).click()
    await expect.poll(quantity).toBe(String(index + 2))
    line.element().closest('header + *')?.scrollTo(0, 9999)
    expect(isInSight(drawer.getByText(cartTexts.shipping).element())).toBe(true)
  }
})

test('HDR-07 wishlist, filters and side menu open, and keep room for their content in a low window', async () => {
  answerCalls({ getCart: [], listProducts: products })
  saveWishlist(products)
  await render(
    <>
      <HeaderActions />
      {catalogueAt()}
    </>,
  )
  const wishlist = await open(navigationTexts.wishlist)
  await expectRoom(() => wishlist.getByRole('button', { name: wishlistTexts.addAll }).element())
  await wishlist.getByRole('button', { name: 'Lukk' }).click()
  await expect.element(wishlist).not.toBeInTheDocument()
  const filters = await open(catalogueTexts.filters)
  await expectRoom(() => filters.getByRole('button', { name: showCount(60) }).element())
  await filters.getByRole('button', { name: 'Lukk' }).click()
  await expect.element(filters).not.toBeInTheDocument()
  const menu = await open(navigationTexts.menu)
  const contact = menu.getByRole('link', { name: 'Kontakt' }).element()
  contact.scrollIntoView()
  await expect.poll(() => isInSight(contact)).toBe(true)
})

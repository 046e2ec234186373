import { beforeEach, expect, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem } from '../../../modules/shared/contract/api.d.ts'
import { paths } from '../../paths.ts'
import { type Answers, answerCalls } from '../../testing/answers.ts'
import { product } from '../../testing/browser.ts'
import { noteToasts } from '../../testing/toasts.ts'
import { navigationTexts } from '../../text/navigation.ts'
import { discountOnTexts } from '../../text/offer.ts'
import { texts } from '../../text/texts.ts'
import { $discount, removeDiscount } from '../discount/index.ts'
import { AddButton } from '../product/components.ts'
import { productTexts } from '../product/index.ts'
import { addToCartTexts } from './add-to-cart-text.ts'
import CartDrawer from './CartDrawer.tsx'
import { refetchCart } from './cart.ts'
import { cartTexts } from './text.ts'

let items: CartItem[]
let answers: Answers
beforeEach(() => {
  removeDiscount()
  answers = {
    getCart: () => items,
    updateCartItem({ path, body }) {
      const quantity = (body as CartItem).quantity
      items = items.map((one) => (one.id === Number(path.productId) ? { ...one, quantity } : one))
      return items[0] as CartItem
    },
    removeCartItem({ path }) {
      items = items.filter(({ id }) => id !== Number(path.productId))
      return { ok: true }
    },
  }
  answerCalls(answers)
})

const line = (id: number, price = 49): CartItem => ({
  id,
  quantity: 1,
  product: product(id, { price }),
})
async function open(lines: CartItem[], close = () => {}) {
  items = lines
  await refetchCart()
  await render(<CartDrawer open onClose={close} />)
  await expect.element(drawer).toBeVisible()
}

const drawer = page.getByRole('dialog', { name: navigationTexts.cart })
const lines = () => [...document.querySelectorAll('[data-line]')]
const units = () => lines().map((one) => one.querySelector('output')?.textContent)
const more = drawer.getByRole('button', { name: 'Flere' }).first()
const remove = (id: number) => drawer.getByRole('button', { name: cartTexts.remove(`Patch ${id}`) })
const sum = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent?.startsWith(term))
    ?.nextElementSibling?.textContent

test('CARTUI-01 CARTUI-02 HDR-08 an empty cart shows two links, and closes', async () => {
  const close = vi.fn()
  await open([], close)
  await expect.element(drawer.getByRole('heading', { name: navigationTexts.cart })).toBeVisible()
  await expect.element(drawer.getByText(cartTexts.empty)).toBeVisible()
  const hrefs = drawer.getByRole('link').elements()
  expect(hrefs.map((link) => link.getAttribute('href'))).toEqual(['/products', '/lag-din-egen'])
  await userEvent.keyboard('{Escape}')
  expect(close).toHaveBeenCalledOnce()
})

test('CARTUI-03 CARTUI-04 CARTUI-05 CARTUI-06 CARTUI-07 CARTUI-17 lines are changed, summed and removed', async () => {
  const { expectToast } = noteToasts()
  await open([line(1), line(2)])
  expect(lines()[0]?.querySelectorAll('img')).toHaveLength(1)
  expect(lines()[0]?.textContent).toContain(cartTexts.each('49 kr'))
  const tryOn = drawer.getByRole('link', { name: navigationTexts.tryOn })
  await expect.element(tryOn).toHaveAttribute('href', paths.tryOn())
  expect([sum(cartTexts.count), sum(cartTexts.subtotal)]).toEqual(['2', '98 kr'])
  await more.click()
  await expect.poll(units).toEqual(['2', '1'])
  await expect.poll(() => sum(cartTexts.count)).toBe('3')
  expect([sum(cartTexts.subtotal), sum(cartTexts.discount)]).toEqual(['147 kr', '0 kr'])
  await expect.element(drawer.getByText(cartTexts.shipping)).toBeVisible()
  await remove(1).click()
  await expectToast(cartTexts.removed)
  await expect.poll(units).toEqual(['1'])
  await remove(2).click()
  await expect.element(drawer.getByText(cartTexts.empty)).toBeVisible()
})

test('CARTUI-09 CARTUI-10 CARTUI-11 the quantity of a custom patch stays at ten or more', async () => {
  const { expectToast } = noteToasts()
  await open([{ ...line(999_999, 149), quantity: 10 }])
  const fewer = drawer.getByRole('button', { name: 'Færre' })
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
  // By key: a pointer waits until a button is enabled.
  ;(fewer.element() as HTMLElement).focus()
  await userEvent.keyboard('{Enter}')
  await expectToast(cartTexts.customMinimum, texts.cart.customMinimumText)
  expect(units()).toEqual(['10'])
  await expect.element(drawer.getByText(cartTexts.custom)).toBeVisible()
})

test('CARTUI-14 CARTUI-15 CARTUI-16 failures are reported and change nothing', async () => {
  const { expectToast } = noteToasts()
  Object.assign(answers, { updateCartItem: 500, removeCartItem: 500, addToCart: 500 })
  await render(<AddButton product={product(2)} />)
  const add = page.getByRole('button', { name: `${productTexts.add} ${product(2).name}` })
  await add.click()
  await expectToast(texts.error, addToCartTexts.addFailed)
  await expect.poll(() => (add.element() as HTMLElement).innerText).toContain(productTexts.add)
  await open([line(1)])
  await more.click()
  await expectToast(texts.error, cartTexts.updateFailed)
  await expect.poll(units).toEqual(['1'])
  await remove(1).click()
  await expectToast(texts.error, cartTexts.removeFailed)
  expect(units()).toEqual(['1'])
})

test('one press on the offer in the cart takes the cheapest of three patches off', async () => {
  const { expectToast } = noteToasts()
  const use = drawer.getByRole('button', { name: cartTexts.useOffer })
  await open([line(1, 69), line(2, 59)])
  expect(use.query()).toBeNull()
  items = [...items, line(3, 49)]
  await refetchCart()
  await expect.element(drawer.getByText(cartTexts.offer('49 kr'))).toBeVisible()
  use.element().focus()
  await userEvent.keyboard('{Enter}')
  await expectToast(discountOnTexts.discountOn, discountOnTexts.offerOn)
  await expect.poll(() => sum(cartTexts.discount)).toBe('−49 kr')
  expect(use.query()).toBeNull()
  await expect.element(drawer.getByRole('link', { name: cartTexts.checkout })).toHaveFocus()
  expect(localStorage.getItem('appliedDiscount')).toBe('3FOR2')
  expect($discount.get()?.code).toBe('3FOR2')
})

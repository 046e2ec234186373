import { vi } from 'vitest'
import { page } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import type { CartItem } from '../../modules/shared/contract/api.d.ts'
import { refetchCart } from '../shop/cart/index.ts'
import { Checkout } from '../shop/checkout/Checkout.tsx'
import {
  $checkoutForm,
  type CheckoutForm,
  changeCheckoutForm,
  forgetCheckoutForm,
} from '../shop/checkout/form/checkout-form.ts'
import { $receipt, $refusal, $stage } from '../shop/checkout/payment/checkout-payment.ts'
import { stopWaiting } from '../shop/checkout/payment/waiting.ts'
import { typeCode } from '../shop/checkout/summary/typed-code.ts'
import { checkoutTexts as texts } from '../shop/checkout/text.ts'
import { removeDiscount } from '../shop/discount/index.ts'
import { type Answers, answerCalls } from './answers.ts'
import { product } from './browser.ts'
import { filledForm } from './checkout-form.ts'

export const field = (label: keyof typeof texts.labels) =>
  page.getByRole('textbox', { name: texts.labels[label] })
export const payButton = page.getByRole('button', { name: /^Betal / })

/** A line of a patch of 49 kr. */
export const line = (id: number, quantity = 1, changes: Partial<CartItem> = {}): CartItem => ({
  id,
  quantity,
  product: product(id),
  ...changes,
})

/** The value beside a term of the sums. */
export const sum = (term: string) =>
  [...document.querySelectorAll('dt')].find(({ textContent }) => textContent?.startsWith(term))
    ?.nextElementSibling?.textContent

/**
 * The checkout of a cart with these lines, whose changes the shop makes, with a form that is filled in but for `typed`,
 * and a provider whose card fields take every card. Change `cart.items` and `answers` later to answer otherwise.
 */
export async function openCheckout(
  items: CartItem[] = [line(1)],
  typed: Partial<CheckoutForm> = {},
  own: Answers = {},
) {
  const cart = { items }
  const answers: Answers = {
    getCart: () => cart.items,
    listUpsell: [],
    getOrderPayment: { payment: 'unknown' },
    updateCartItem({ path, body }) {
      const changed = { ...lineOf(path.productId), quantity: (body as CartItem).quantity }
      cart.items = cart.items.map((one) => (one.id === changed.id ? changed : one))
      return changed
    },
    removeCartItem({ path }) {
      cart.items = cart.items.filter(({ id }) => id !== Number(path.productId))
      return { ok: true }
    },
    addToCart({ body }) {
      const added = line((body as { productId: number }).productId)
      cart.items = [...cart.items, added]
      return added
    },
    ...own,
  }
  const lineOf = (id?: string) => cart.items.find((one) => one.id === Number(id)) ?? line(1)
  const calls = answerCalls(answers)
  stopWaiting()
  forgetCheckoutForm()
  typeCode('')
  removeDiscount()
  $receipt.set(null)
  $refusal.set(null)
  $stage.set('idle')
  changeCheckoutForm(filledForm(typed))
  vi.stubGlobal('Stripe', provider)
  await refetchCart()
  const { container } = await render(
    <main tabIndex={-1}>
      <Checkout payment={{ publishableKey: 'pk_test', scriptUrl: null }} isVatRegistered />
    </main>,
  )
  const asked = (id: (typeof calls)[number]['id']) => calls.filter((call) => call.id === id)
  return { container, answers, cart, asked, form: $checkoutForm }
}

const element = {
  on: (event: string, hear: () => void) => event === 'ready' && hear(),
  off() {},
  mount() {},
  update() {},
  destroy() {},
}
const elements = {
  create: () => element,
  getElement: () => element,
  update() {},
  submit: async () => ({}),
}
const nothing = () => {}
const provider = Object.assign(
  () => ({
    elements: () => elements,
    confirmPayment: async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } }),
    retrievePaymentIntent: async () => ({ error: {} }),
    createToken: nothing,
    createPaymentMethod: nothing,
    confirmCardPayment: nothing,
    registerAppInfo: nothing,
    _registerWrapper: nothing,
  }),
  { version: 'endive' },
)

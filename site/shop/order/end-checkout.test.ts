import { beforeEach, expect, test, vi } from 'vitest'
import { type Call, fakeBrowser, fakeServer, settled } from '../../testing/browser.ts'
import { filledForm } from '../../testing/checkout-form.ts'
import type { PaymentStage } from './order-confirmation.ts'

const orderNumber = 'RP-7K2M9QXA'
const discount = { code: '3FOR2', type: 'buy_x_get_y', value: 2 }
let calls: Call[]
const subscriptions = () => calls.filter(({ path }) => path === '/api/subscribe-newsletter')

beforeEach(() => {
  fakeBrowser({ appliedDiscount: JSON.stringify(discount) })
  calls = fakeServer(() => ({ ok: true }))
  sessionStorage.setItem('checkout-form', JSON.stringify(filledForm({ newsletter: true })))
  sessionStorage.setItem('customPatchImage', 'data:image/png;base64,AA==')
})

/** The storage after these visits to an order's page, where the last payment was that order's. */
async function keptAfter(began: string, ...stages: PaymentStage[]) {
  const { endCheckout } = await import('./end-checkout.ts')
  const { keepIntent } = await import('../checkout/payment/open-intent.ts')
  keepIntent({ clientSecret: 'pi_1_secret_x', orderNumber: began })
  for (const stage of stages) endCheckout(orderNumber, stage)
  await settled()
  return {
    form: sessionStorage.getItem('checkout-form') !== null,
    picture: sessionStorage.getItem('customPatchImage') !== null,
    discount: localStorage.getItem('appliedDiscount') !== null,
    intent: sessionStorage.getItem('checkout-intent') !== null,
  }
}

const everything = { form: true, picture: true, discount: true, intent: true }
const nothing = { form: false, picture: false, discount: false, intent: false }

test('PAY-14, PAY-15 a redirect payment ends the checkout, once', async () => {
  expect(await keptAfter(orderNumber, 'waiting', 'paid', 'paid')).toEqual(nothing)
  expect(subscriptions()).toHaveLength(1)
})

test('PAY-15 the page of an older order does not affect a newer checkout', async () => {
  expect(await keptAfter('RP-NEWER234', 'paid')).toEqual(everything)
  expect(subscriptions()).toEqual([])
})

test('a customer who did not pay keeps the form', async () => {
  expect(await keptAfter(orderNumber, 'waiting', 'late')).toEqual(everything)
  expect(await keptAfter(orderNumber, 'failed')).toEqual({ ...everything, intent: false })
  expect(subscriptions()).toEqual([])
})

test('CHK-26 other tabs learn which order paid the cart, and then that the cart changed', async () => {
  const postMessage = vi.fn()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal(
    'BroadcastChannel',
    class {
      postMessage = postMessage
      addEventListener = () => undefined
    },
  )
  await keptAfter(orderNumber, 'waiting')
  expect(postMessage).not.toHaveBeenCalled()
  await keptAfter(orderNumber, 'paid')
  await expect
    .poll(() => postMessage.mock.calls)
    .toEqual([[{ orderNumber, isPaid: true }], ['changed']])
  expect(calls).toContainEqual(expect.objectContaining({ method: 'GET', path: '/api/cart' }))
})

import type { Stripe } from '@stripe/stripe-js'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { fakeBrowser, fakeServer, product } from '../../stores/testing/browser.ts'
import { filledForm } from '../../stores/testing/checkout-form.ts'
import type { CardFields } from './checkout-payment.ts'

const scrollTo = vi.fn()
beforeEach(() => {
  fakeBrowser()
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  sessionStorage.setItem('customPatchImage', 'data:image/png;base64,AA==')
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Answers = Partial<Record<'intent' | 'confirm' | 'card', () => unknown>> & {
  stock?: number
  /** How the shop says that the order stands. */
  orderPayment?: string
  /** What the intent's answer says that it costs. */
  charged?: { total: number }
}

/** A shop with one line of 98 kr in the cart, and a provider; what they answer can be changed. */
async function checkout({
  intent,
  confirm,
  card,
  charged,
  orderPayment,
  stock = 10,
}: Answers = {}) {
  let isPaid = false
  const calls = fakeServer(({ method, path }) => {
    if (path === '/api/cart' && method === 'GET')
      return isPaid ? [] : [{ id: 1, quantity: 2, product: product(1, { stock }) }]
    if (path === '/api/create-payment-intent')
      return intent?.() ?? { clientSecret: 'pi_1_secret_x', orderNumber: 'RP-7K2M9QXA', ...charged }
    if (path === '/api/send-order-confirmation') {
      isPaid = true
      return confirm?.() ?? { ok: true }
    }
    if (path.startsWith('/api/orders/')) return { payment: orderPayment }
    return { ok: true }
  })
  const confirmPayment = vi.fn(async () =>
    card ? card() : { paymentIntent: { id: 'pi_1', status: 'succeeded' } },
  )
  const fields = {
    stripe: { confirmPayment, retrievePaymentIntent: async () => ({ error: {} }) },
    elements: { submit: async () => ({}), getElement: () => ({}) },
  } as unknown as CardFields

  const { $toast } = await import('../../stores/toast.ts')
  const { $checkoutForm } = await import('../../stores/checkout-form.ts')
  const { $cart, refetchCart } = await import('../../stores/cart.ts')
  const { $discount } = await import('../../stores/discount.ts')
  const payment = await import('./checkout-payment.ts')
  $checkoutForm.set(filledForm())
  await refetchCart()
  const total = 98_00 + 59_00
  const sent = () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path)
  const bodyOf = (path: string) => calls.find((call) => call.path === path)?.body
  return {
    ...payment,
    fields,
    confirmPayment,
    total,
    calls,
    sent,
    bodyOf,
    $toast,
    $cart,
    $checkoutForm,
    $discount,
  }
}

const intentPath = '/api/create-payment-intent'
const confirmationPath = '/api/send-order-confirmation'

describe('a payment that works', () => {
  test('PAY-09, PAY-12 says so and goes to the top', async () => {
    const { payNow, fields, total, $toast } = await checkout()
    await payNow(fields, total)
    expect($toast.get()).toMatchObject({
      title: 'Betaling vellykket!',
      text: 'Takk for din bestilling! Bekreftelse sendt på e-post.',
      tone: 'default',
    })
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
  })

  test('PAY-13 is complete 300 ms later, with the cart fetched anew', async () => {
    const { payNow, fields, total, $receipt, $stage, $cart, $checkoutForm } = await checkout()
    await payNow(fields, total)
    expect($stage.get()).toBe('success')
    await vi.advanceTimersByTimeAsync(299)
    expect($receipt.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect($receipt.get()).toEqual({ orderNumber: 'RP-7K2M9QXA', email: 'kari@example.com' })
    expect($checkoutForm.get().email).toBe('')
    await expect.poll(() => $cart.get()).toEqual([])
  })

  test('PAY-14 removes the picture of the custom patch', async () => {
    const { payNow, fields, total } = await checkout()
    await payNow(fields, total)
    expect(sessionStorage.getItem('customPatchImage')).toBeNull()
  })

  test('PAY-10, PAY-11 a confirmation that fails is told, and the order completes', async () => {
    const { payNow, fields, total, $toast, $receipt } = await checkout({ confirm: () => 500 })
    await payNow(fields, total)
    expect($toast.get()).toMatchObject({
      title: 'Ordre bekreftet! (E-post vil bli sendt når systemet er tilgjengelig)',
    })
    await vi.advanceTimersByTimeAsync(300)
    expect($receipt.get()?.orderNumber).toBe('RP-7K2M9QXA')
  })

  test('PAY-15 the ticked box subscribes', async () => {
    const { payNow, fields, total, sent, $checkoutForm } = await checkout()
    $checkoutForm.set(filledForm({ newsletter: true }))
    await payNow(fields, total)
    await expect.poll(sent).toContain('/api/subscribe-newsletter')
  })
})

test('a second press while the first is on its way pays nothing', async () => {
  const { payNow, fields, total, sent, confirmPayment } = await checkout()
  await Promise.all([payNow(fields, total), payNow(fields, total)])
  await payNow(fields, total)
  expect(sent()).toEqual([intentPath, confirmationPath])
  expect(confirmPayment).toHaveBeenCalledOnce()
})

describe('a payment that does not work', () => {
  const declined = () => ({ error: { type: 'card_error', message: 'Kortet ditt ble avvist.' } })

  test('PAY-05, PAY-06 says why, keeps the form, and can be tried again', async () => {
    const shop = await checkout({ card: declined })
    await shop.payNow(shop.fields, shop.total)
    expect(shop.$toast.get()).toMatchObject({
      title: 'Betaling feilet',
      text: 'Kortet ditt ble avvist.',
      tone: 'destructive',
    })
    expect(shop.$refusal.get()?.text).toBe('Kortet ditt ble avvist.')
    expect(shop.$stage.get()).toBe('idle')
    expect(shop.$checkoutForm.get()).toEqual(filledForm())
    expect(shop.sent()).toEqual([intentPath])
    expect(sessionStorage.getItem('customPatchImage')).not.toBeNull()
    await vi.advanceTimersByTimeAsync(1000)
    expect(shop.$receipt.get()).toBeNull()
  })

  test('CHK-20 an incomplete form reaches nobody', async () => {
    const { payNow, fields, total, sent, $toast, $checkoutForm } = await checkout()
    $checkoutForm.set(filledForm({ city: '' }))
    await payNow(fields, total)
    expect($toast.get()).toMatchObject({
      title: 'Manglende informasjon',
      text: 'Vennligst fyll ut: By',
      tone: 'destructive',
    })
    expect(sent()).toEqual([])
  })

  test('what costs something else than the button said is not paid for', async () => {
    const { payNow, fields, total, confirmPayment, $toast } = await checkout({
      charged: { total: 98_00 + 59_01 },
    })
    await payNow(fields, total)
    expect(confirmPayment).not.toHaveBeenCalled()
    expect($toast.get()?.title).toBe('Handlekurven er endret')
  })
})

test('money that another tab sent on its way is told as news', async () => {
  const { payNow, fields, total, $toast, $stage } = await checkout({
    intent: () => Response.json({ code: 'payment_processing', error: 'På vei' }, { status: 422 }),
  })
  await payNow(fields, total)
  expect($toast.get()).toMatchObject({ title: 'Betalingen din er på vei', tone: 'default' })
  expect($stage.get()).toBe('idle')
})

test('after an attempt without an answer, a cart that costs something else is fetched and the intent kept', async () => {
  let total = 98_00 + 59_00
  const shop = await checkout({
    intent: () => ({ clientSecret: 'pi_1_secret_x', orderNumber: 'RP-7K2M9QXA', total }),
    card: () => Promise.reject(new Error('Nede')),
  })
  await shop.payNow(shop.fields, shop.total)
  total += 10_00
  shop.calls.length = 0
  await shop.payNow(shop.fields, shop.total)
  expect(shop.$toast.get()?.title).toBe('Handlekurven er endret')
  expect(shop.calls).toContainEqual(expect.objectContaining({ method: 'GET', path: '/api/cart' }))
  expect(sessionStorage.getItem('checkout-intent')).toContain('RP-7K2M9QXA')
})

describe('the discount code', () => {
  const code = { code: 'RUSS', type: 'fixed', value: 50, excludeCustomPatches: false } as const

  test('is sent along', async () => {
    const { payNow, fields, total, bodyOf, $discount } = await checkout()
    $discount.set({ ...code, minimumAmount: 98_00 })
    await payNow(fields, total - 50_00)
    expect(bodyOf(intentPath)).toMatchObject({ discountCode: 'RUSS' })
  })

  test('is left out while its minimum is not reached', async () => {
    const { payNow, fields, total, bodyOf, $discount } = await checkout()
    $discount.set({ ...code, minimumAmount: 98_01 })
    await payNow(fields, total)
    expect(bodyOf(intentPath)).toMatchObject({ discountCode: null })
  })
})

describe('CHK-26 an empty cart', () => {
  const home = '/'
  const orderPage =
    '/order-confirmation?order_number=RP-7K2M9QXA&payment_intent=pi_1&redirect_status=pending'

  const intent = { clientSecret: 'pi_1_secret_x', orderNumber: 'RP-7K2M9QXA' }
  beforeEach(() => sessionStorage.setItem('checkout-intent', JSON.stringify(intent)))

  /** Where the checkout goes when the cart is empty and the provider has this to say of the last payment. */
  async function wayFrom(status: string | undefined, orderPayment = 'waiting') {
    const { leaveEmptyCart, $cart } = await checkout({ orderPayment })
    const replace = vi.fn()
    vi.stubGlobal('location', { origin: 'http://shop.test', replace })
    $cart.set([])
    const retrievePaymentIntent = () =>
      status
        ? Promise.resolve({ paymentIntent: { id: 'pi_1', status } })
        : new Promise(() => undefined)
    const leaving = leaveEmptyCart(Promise.resolve({ retrievePaymentIntent } as unknown as Stripe))
    await vi.advanceTimersByTimeAsync(10_000)
    await leaving
    return replace.mock.calls
  }

  test.each([
    ['requires_payment_method', home],
    ['requires_action', home],
    ['canceled', home],
    ['processing', orderPage],
    ['succeeded', orderPage],
  ])('after a payment that is %s leads to %s', async (status, way) => {
    expect(await wayFrom(status)).toEqual([[way]])
  })

  test.each([
    ['waiting', home],
    ['paid', orderPage],
  ])('leads by what the shop knows when the provider is silent: %s', async (payment, way) => {
    expect(await wayFrom(undefined, payment)).toEqual([[way]])
  })

  test('leads nowhere once it is filled again', async () => {
    const { leaveEmptyCart } = await checkout()
    const replace = vi.fn()
    vi.stubGlobal('location', { origin: 'http://shop.test', replace })
    await leaveEmptyCart(Promise.resolve(null))
    expect(replace).not.toHaveBeenCalled()
  })
})

test('who was sent elsewhere and turned round may pay anew', async () => {
  let answer: () => unknown = () => new Promise(() => {})
  const shop = await checkout({ card: () => answer() })
  void shop.payNow(shop.fields, shop.total)
  await expect.poll(() => shop.confirmPayment.mock.calls.length).toBe(1)
  shop.payAnew()
  expect(shop.$stage.get()).toBe('idle')
  answer = () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  await shop.payNow(shop.fields, shop.total)
  expect(shop.$stage.get()).toBe('success')
  shop.payAnew()
  expect(shop.$stage.get()).toBe('success')
})

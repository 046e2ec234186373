import type { Stripe } from '@stripe/stripe-js'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { builtInOffer } from '../../../../modules/checkout/rules.ts'
import { fakeBrowser, fakePage, fakeServer, product } from '../../../testing/browser.ts'
import { filledForm } from '../../../testing/checkout-form.ts'
import type { CardFields } from './checkout-payment.ts'

const scrollTo = vi.fn()
beforeEach(() => {
  fakeBrowser()
  vi.useFakeTimers()
  vi.stubGlobal('scrollTo', scrollTo.mockClear())
  sessionStorage.setItem('customPatchImage', 'data:image/png;base64,AA==')
})

type Answers = Partial<Record<'intent' | 'card' | 'code', () => unknown>> & {
  stock?: number
  /** The shop's state of the order. */
  orderPayment?: string
  /** The amount in the intent's answer. */
  charged?: { total: number }
}

const startedIntent = { clientSecret: 'pi_1_secret_x', orderNumber: 'RP-7K2M9QXA' }

/** A shop with one line of 98 kr in the cart, and a provider; their answers are configurable. */
async function checkout({ intent, card, code, charged, orderPayment, stock = 10 }: Answers = {}) {
  let isPaid = false
  const calls = fakeServer(({ method, path }) => {
    if (path === '/api/cart' && method === 'GET')
      return isPaid ? [] : [{ id: 1, quantity: 2, product: product(1, { stock }) }]
    if (path === '/api/create-payment-intent') return intent?.() ?? { ...startedIntent, ...charged }
    if (path === '/api/send-order-confirmation') {
      isPaid = true
      return { ok: true }
    }
    if (path === '/api/check-discount') return code?.() ?? 422
    if (path.startsWith('/api/orders/')) return { payment: orderPayment }
    return { ok: true }
  })
  const confirmPayment = vi.fn(async () =>
    card ? card() : { paymentIntent: { id: 'pi_1', status: 'succeeded' } },
  )
  const update = vi.fn()
  const fields = {
    stripe: { confirmPayment, retrievePaymentIntent: async () => ({ error: {} }) },
    elements: { submit: async () => ({}), getElement: () => ({}), update },
  } as unknown as CardFields

  const stores = {
    ...(await import('../../../ui/toast/toast.ts')),
    ...(await import('../form/checkout-form.ts')),
    ...(await import('../../cart/cart.ts')),
    ...(await import('../../discount/index.ts')),
    ...(await import('./checkout-payment.ts')),
    ...(await import('../summary/typed-code.ts')),
    ...(await import('./waiting.ts')),
    ...(await import('./paid-elsewhere.ts')),
  }
  stores.$checkoutForm.set(filledForm())
  await stores.refetchCart()
  return {
    ...stores,
    /** Sets the units of the cart's line; 0 removes it. */
    showUnits: (quantity: number) =>
      stores.attempt(async () => ({ id: 1, quantity, product: product(1, { stock }) })),
    fields,
    confirmPayment,
    update,
    total: 98_00 + 59_00,
    calls,
    sent: () => calls.filter(({ method }) => method === 'POST').map(({ path }) => path),
    bodyOf: (path: string) => calls.find((call) => call.path === path)?.body,
  }
}

const intentPath = '/api/create-payment-intent'
const confirmationPath = '/api/send-order-confirmation'

describe('a payment that works', () => {
  test('PAY-09, PAY-13 shows a toast, and is complete 300 ms later, with the cart refetched', async () => {
    const { payNow, fields, total, $receipt, $stage, $toast, $cart, $checkoutForm } =
      await checkout()
    await payNow(fields, total)
    expect($stage.get()).toBe('success')
    expect($toast.get()).toMatchObject({
      title: 'Betaling vellykket!',
      text: 'Takk for din bestilling! Bekreftelse sendt på e-post.',
      tone: 'default',
    })
    await vi.advanceTimersByTimeAsync(299)
    expect($receipt.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect($receipt.get()).toEqual({
      orderNumber: 'RP-7K2M9QXA',
      email: 'kari@example.com',
      pictures: [expect.stringMatching(/^\//)],
      drafts: { inMail: 0, toCome: 0 },
    })
    expect($checkoutForm.get().email).toBe('')
    await expect.poll(() => $cart.get()).toEqual([])
  })

  test('PAY-14 removes the picture of the custom patch', async () => {
    const { payNow, fields, total } = await checkout()
    await payNow(fields, total)
    expect(sessionStorage.getItem('customPatchImage')).toBeNull()
  })
})

test('ignores a second press during the first', async () => {
  const { payNow, fields, total, sent, confirmPayment } = await checkout()
  await Promise.all([payNow(fields, total), payNow(fields, total)])
  await payNow(fields, total)
  expect(sent()).toEqual([intentPath, confirmationPath])
  expect(confirmPayment).toHaveBeenCalledOnce()
})

test('charges the amount on the button, whatever another tab does to the cart', async () => {
  const shop = await checkout({ card: () => new Promise(() => {}) })
  void shop.payNow(shop.fields, shop.total)
  await expect.poll(() => shop.confirmPayment.mock.calls.length).toBe(1)
  await shop.showUnits(3)
  expect(shop.$stage.get()).toBe('processing')
  expect(shop.$charged.get()).toBe(shop.total)
})

describe('a payment that does not work', () => {
  const declined = () => ({ error: { type: 'card_error', message: 'Kortet ditt ble avvist.' } })

  test('PAY-05, PAY-06 shows the reason, keeps the form, and can be retried', async () => {
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

  test('the reason ends with the choice of another method, and not with a keystroke', async () => {
    const shop = await checkout({ card: declined })
    shop.followMethod('card')
    await shop.payNow(shop.fields, shop.total)
    shop.followMethod('card')
    expect(shop.$refusal.get()?.text).toBe('Kortet ditt ble avvist.')
    shop.followMethod('klarna')
    expect(shop.$refusal.get()).toBeNull()
  })

  test('CHK-20 an incomplete form makes no call', async () => {
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
})

test('a payment under way in another tab is reported as good news', async () => {
  const { payNow, fields, total, $toast, $stage } = await checkout({
    intent: () => Response.json({ code: 'payment_processing', error: 'På vei' }, { status: 422 }),
  })
  await payNow(fields, total)
  expect($toast.get()).toMatchObject({ title: 'Betalingen din er på vei', tone: 'default' })
  expect($stage.get()).toBe('idle')
})

test('after an attempt without an answer, a changed price refetches the cart and keeps the intent', async () => {
  let total = 98_00 + 59_00
  const shop = await checkout({
    intent: () => ({ ...startedIntent, total }),
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

  test('is sent with the order', async () => {
    const { payNow, fields, total, bodyOf, $discount } = await checkout()
    $discount.set({ ...code, minimumAmount: 98_00 })
    await payNow(fields, total - 50_00)
    expect(bodyOf(intentPath)).toMatchObject({ discountCode: 'RUSS' })
  })

  test('is omitted while its minimum is not reached', async () => {
    const { payNow, fields, total, bodyOf, $discount } = await checkout()
    $discount.set({ ...code, minimumAmount: 98_01 })
    await payNow(fields, total)
    expect(bodyOf(intentPath)).toMatchObject({ discountCode: null })
  })
})

describe('a typed code that is not applied yet', () => {
  const discount = {
    code: 'RUSS',
    type: 'fixed',
    value: 50,
    minimumAmount: 0,
    excludeCustomPatches: false,
  }

  test('is applied on payment, and the order has the new amount', async () => {
    const shop = await checkout({
      code: () => ({ discount, reduction: 50_00, missing: 0 }),
      charged: { total: 107_00 },
    })
    shop.typeCode('russ')
    await shop.payNow(shop.fields, shop.total)
    expect(shop.sent()).toEqual(['/api/check-discount', intentPath, confirmationPath])
    expect(shop.bodyOf(intentPath)).toMatchObject({ discountCode: 'RUSS' })
    expect(shop.update).toHaveBeenCalledWith({ amount: 107_00 })
    expect(shop.$charged.get()).toBe(107_00)
    expect(shop.$typedCode.get()).toBe('')
  })

  test('CHK-12 is reported when refused, before any charge, and the field says how to continue', async () => {
    const shop = await checkout()
    shop.typeCode('tulle')
    await shop.payNow(shop.fields, shop.total)
    expect(shop.sent()).toEqual(['/api/check-discount'])
    expect(shop.$toast.get()).toMatchObject({
      title: 'Ugyldig rabattkode',
      text: 'Denne rabattkoden finnes ikke eller er utløpt.',
      tone: 'destructive',
    })
    expect(shop.$refusal.get()?.field).toBe('discountCode')
    expect(shop.$codeProblem.get()).toMatch(/Tøm feltet for å betale uten kode\.$/)
    expect(shop.$stage.get()).toBe('idle')
    shop.typeCode('')
    await shop.payNow(shop.fields, shop.total)
    expect(shop.$stage.get()).toBe('success')
  })

  test('needs another press when the order costs more than the button showed', async () => {
    const shop = await checkout()
    shop.typeCode('3for2')
    await shop.payNow(shop.fields, shop.total - 1)
    expect(shop.sent()).toEqual([])
    expect(shop.$toast.get()?.title).toBe('Handlekurven er endret')
  })
})

describe('units held by another order', () => {
  const refused = (code: string, error: string, seconds: number) => () =>
    Response.json({ code, error }, { status: 422, headers: { 'Retry-After': `${seconds}` } })
  const held = refused('units_held', 'Andre betaler for de siste av Elgen akkurat nå.', 600)
  const codeHeld = refused('discount_code_held', 'I bruk', 120)
  const asked = ({ sent }: { sent(): string[] }) => sent().filter((path) => path === intentPath)

  test('are requested until the customer holds them and must press the button', async () => {
    let answer: () => unknown = held
    const shop = await checkout({ intent: () => answer() })
    await shop.payNow(shop.fields, shop.total)
    expect(shop.$toast.get()).toMatchObject({
      title: 'Andre betaler akkurat nå',
      text: expect.stringContaining('ca. 10 minutter'),
    })
    expect(shop.$waiting.get()).not.toBeNull()
    await vi.advanceTimersByTimeAsync(45_000)
    expect(asked(shop)).toHaveLength(2)
    answer = () => startedIntent
    await vi.advanceTimersByTimeAsync(45_000)
    expect(asked(shop)).toHaveLength(3)
    expect(shop.$waiting.get()).toBeNull()
    expect(shop.$toast.get()?.title).toBe('Nå kan du betale')
    await vi.advanceTimersByTimeAsync(600_000)
    expect(asked(shop)).toHaveLength(3)
    expect(shop.confirmPayment).not.toHaveBeenCalled()
    await shop.payNow(shop.fields, shop.total)
    expect(shop.confirmPayment).toHaveBeenCalledOnce()
  })

  test('are no longer requested after the customer stops waiting or changes the cart', async () => {
    const shop = await checkout({ intent: held })
    await shop.payNow(shop.fields, shop.total)
    shop.stopWaiting()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(shop)).toHaveLength(1)
    await shop.payNow(shop.fields, shop.total)
    await shop.showUnits(0)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(shop)).toHaveLength(2)
    expect(shop.$waiting.get()).toBeNull()
  })

  test('are reported as sold out once paid, and given up after 20 minutes', async () => {
    let answer: () => unknown = held
    const shop = await checkout({ intent: () => answer() })
    await shop.payNow(shop.fields, shop.total)
    answer = () =>
      Response.json({ code: 'sold_out', error: 'Elgen er utsolgt akkurat nå.' }, { status: 422 })
    await vi.advanceTimersByTimeAsync(45_000)
    expect(shop.$toast.get()?.text).toBe('Elgen er utsolgt akkurat nå.')
    expect(shop.$waiting.get()).toBeNull()
    answer = held
    await shop.payNow(shop.fields, shop.total)
    await vi.advanceTimersByTimeAsync(21 * 60_000)
    expect(shop.$waiting.get()).toBeNull()
    expect(shop.$refusal.get()?.title).toBe('Andre betaler fortsatt')
  })

  test('are not said to be held to a customer who has stopped waiting meanwhile', async () => {
    let answer: () => unknown = held
    const shop = await checkout({ intent: () => answer() })
    await shop.payNow(shop.fields, shop.total)
    const late = Promise.withResolvers<unknown>()
    answer = () => late.promise
    await vi.advanceTimersByTimeAsync(45_000)
    expect(asked(shop)).toHaveLength(2)
    shop.stopWaiting()
    shop.$toast.set(null)
    late.resolve(startedIntent)
    await vi.advanceTimersByTimeAsync(0)
    expect(shop.$toast.get()).toBeNull()
  })

  test('are not requested while the page is hidden', async () => {
    const shop = await checkout({ intent: held })
    const setHidden = fakePage()
    setHidden(true)
    await shop.payNow(shop.fields, shop.total)
    await vi.advanceTimersByTimeAsync(5 * 60_000)
    expect(asked(shop)).toHaveLength(1)
    setHidden(false)
    await vi.advanceTimersByTimeAsync(0)
    expect(asked(shop)).toHaveLength(2)
  })

  test('are requested at most every ten seconds, however soon the shop allows it', async () => {
    const shop = await checkout({ intent: refused('units_held', 'Opptatt', 1) })
    await shop.payNow(shop.fields, shop.total)
    await vi.advanceTimersByTimeAsync(9_999)
    expect(asked(shop)).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    expect(asked(shop)).toHaveLength(2)
  })

  test('a held code is no longer requested after the customer removes it', async () => {
    const shop = await checkout({ intent: codeHeld })
    shop.$discount.set(builtInOffer)
    await shop.payNow(shop.fields, shop.total)
    expect(shop.$waiting.get()).not.toBeNull()
    shop.$discount.set(null)
    expect(shop.$waiting.get()).toBeNull()
    await vi.advanceTimersByTimeAsync(60_000)
    expect(asked(shop)).toHaveLength(1)
  })

  test('a code held by another order has its own message, typed or applied', async () => {
    const shop = await checkout({ code: codeHeld })
    shop.typeCode('RUSS')
    await shop.payNow(shop.fields, shop.total)
    expect(shop.$toast.get()).toMatchObject({
      title: 'Rabattkoden er i bruk',
      text: expect.stringContaining('ca. 2 minutter'),
    })
    expect(shop.$waiting.get()).not.toBeNull()
    expect(asked(shop)).toEqual([])
    const other = await checkout({ intent: codeHeld })
    other.typeCode('')
    await other.payNow(other.fields, other.total)
    expect(other.$refusal.get()?.title).toBe('Rabattkoden er i bruk')
  })
})

/** Another tab of the same customer, which announces the progress of its payment. Import stores after this call. */
function openOtherTab() {
  const channels = new Map<string, EventTarget>()
  vi.stubGlobal('document', { cookie: '' })
  vi.stubGlobal('BroadcastChannel', function BroadcastChannel(name: string) {
    const channel = new EventTarget()
    channels.set(name, channel)
    return channel
  })
  return {
    post(data: { orderNumber: string; isPaid: boolean }) {
      channels.get('paid-order')?.dispatchEvent(Object.assign(new Event('message'), { data }))
    },
  }
}

describe('a cart paid in another tab, with a line that was added concurrently', () => {
  const rest = { title: 'Du har betalt i en annen fane', isGood: true }
  const payElsewhere = async (orderPayment: string) => {
    const otherTab = openOtherTab()
    const shop = await checkout({ orderPayment })
    otherTab.post({ orderNumber: 'RP-8K2M9QXB', isPaid: true })
    await vi.advanceTimersByTimeAsync(0)
    return shop
  }

  test('shows that the rest was not part of the order', async () => {
    const { $refusal, $paidElsewhere } = await payElsewhere('paid')
    await expect.poll(() => $refusal.get()).toMatchObject(rest)
    expect($paidElsewhere.get()).toBeNull()
  })

  test('does not show this before the shop has booked the payment', async () => {
    const { $refusal, calls } = await payElsewhere('waiting')
    await expect.poll(() => calls.at(-1)?.path).toBe('/api/orders/RP-8K2M9QXB/payment')
    expect($refusal.get()).toBeNull()
  })
})

describe('CHK-26 an empty cart', () => {
  const home = '/'
  const orderPage =
    '/order-confirmation?order_number=RP-7K2M9QXA&payment_intent=pi_1&redirect_status=pending'

  beforeEach(() => sessionStorage.setItem('checkout-intent', JSON.stringify(startedIntent)))

  /** The calls that leave the page. */
  function noteLeaving() {
    const replace = vi.fn()
    vi.stubGlobal('location', { origin: 'http://shop.test', replace })
    return replace
  }

  /** The checkout's navigation when the cart is empty and the provider reports this status of the last payment. */
  async function wayFrom(status: string | undefined, orderPayment = 'waiting') {
    const { leaveEmptyCart, showUnits } = await checkout({ orderPayment })
    const replace = noteLeaving()
    await showUnits(0)
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

  test('a cart that another tab paid does not navigate: the page shows it', async () => {
    const { leaveEmptyCart, showUnits, $paidElsewhere } = await checkout()
    const replace = noteLeaving()
    $paidElsewhere.set('RP-7K2M9QXA')
    await showUnits(0)
    await leaveEmptyCart(Promise.resolve(null))
    expect(replace).not.toHaveBeenCalled()
    expect(scrollTo).toHaveBeenCalledExactlyOnceWith({ top: 0 })
    await showUnits(1)
    expect($paidElsewhere.get()).toBeNull()
  })

  test('a cart that a closed tab paid does not navigate either: the shop knows the payment', async () => {
    const otherTab = openOtherTab()
    const { leaveEmptyCart, showUnits, $paidElsewhere } = await checkout({ orderPayment: 'paid' })
    const replace = noteLeaving()
    otherTab.post({ orderNumber: 'RP-8K2M9QXB', isPaid: false })
    await showUnits(0)
    await leaveEmptyCart(Promise.resolve(null))
    expect(replace).not.toHaveBeenCalled()
    expect($paidElsewhere.get()).toBe('RP-8K2M9QXB')
  })

  test('does not navigate once it is filled again', async () => {
    const { leaveEmptyCart } = await checkout()
    const replace = noteLeaving()
    await leaveEmptyCart(Promise.resolve(null))
    expect(replace).not.toHaveBeenCalled()
  })
})

test('a customer who comes back from the provider’s page can pay again', async () => {
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

test('a customer who comes back from a payment that succeeded is not charged a second time', async () => {
  const shop = await checkout({ card: () => new Promise(() => {}), intent: () => answer() })
  let answer: () => unknown = () => startedIntent
  void shop.payNow(shop.fields, shop.total)
  await expect.poll(() => shop.confirmPayment.mock.calls.length).toBe(1)
  shop.payAnew()
  answer = () => Response.json({ code: 'cart_empty', error: '' }, { status: 422 })
  const paid = async () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  const stripe = { ...shop.fields.stripe, retrievePaymentIntent: paid } as unknown as Stripe
  await shop.payNow({ ...shop.fields, stripe }, shop.total)
  expect(shop.$stage.get()).toBe('success')
  expect(shop.confirmPayment).toHaveBeenCalledOnce()
})

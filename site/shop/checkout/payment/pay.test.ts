import { beforeEach, describe, expect, test, vi } from 'vitest'
import { builtInOffer } from '../../../../modules/checkout/rules.ts'
import { RequestError } from '../../../client/request-error.ts'
import { filledForm } from '../../../testing/checkout-form.ts'
import { type Payment, pay } from './pay.ts'

const intent = { clientSecret: 'pi_1_secret_x', orderNumber: 'RP-7K2M9QXA' }
const declined = { type: 'card_error', code: 'card_declined', message: 'Kortet ditt ble avvist.' }
const refusedIntent = (body: object) =>
  new Error('Failed to create payment intent', {
    cause: new RequestError(422, '', JSON.stringify(body)),
  })

/** The calls, in order. */
let calls: string[]
beforeEach(() => {
  calls = []
})

function noted<Answer>(name: string, answer: () => Answer) {
  return vi.fn(async (..._given: unknown[]) => {
    calls.push(name)
    return answer()
  })
}

/** A provider and a shop without failures. */
const works = () => ({
  submit: noted('submit', (): object => ({ selectedPaymentMethod: 'card' })),
  getElement: vi.fn((): object | null => ({})),
  confirmPayment: noted('confirmPayment', (): object => ({
    paymentIntent: { id: 'pi_1', status: 'succeeded' },
  })),
  retrievePaymentIntent: noted('retrievePaymentIntent', (): object => ({
    paymentIntent: { id: 'pi_1', status: 'requires_payment_method' },
  })),
  createPaymentIntent: noted('createPaymentIntent', () => intent),
  sendOrderConfirmation: noted('sendOrderConfirmation', () => ({ ok: true as const })),
  subscribe: noted('subscribe', () => ({ ok: true as const })),
})

type Fakes = ReturnType<typeof works>

const payWith = (fakes: Fakes, changes: Partial<Payment> = {}) => {
  const { submit, getElement, confirmPayment, retrievePaymentIntent, subscribe, ...orders } = fakes
  return pay({
    stripe: { confirmPayment, retrievePaymentIntent } as unknown as Payment['stripe'],
    elements: { submit, getElement } as unknown as Payment['elements'],
    ...orders,
    subscribe,
    form: filledForm(),
    discountCode: builtInOffer.code,
    origin: 'https://shop.test',
    total: 249_00,
    remember: () => undefined,
    ...changes,
  })
}

const paid = { is: 'paid', orderNumber: 'RP-7K2M9QXA', isConfirmed: true }
const refusal = (title: string, text?: string) => ({
  is: 'refused',
  refusal: { title, ...(text && { text }) },
})

describe('the calls', () => {
  test('PAY-01 intent, then card, then confirmation', async () => {
    expect(await payWith(works())).toEqual(paid)
    expect(calls).toEqual([
      'submit',
      'createPaymentIntent',
      'confirmPayment',
      'sendOrderConfirmation',
    ])
  })

  test('the shop gets the order trimmed, with the discount code', async () => {
    const fakes = works()
    await payWith(fakes)
    const order = {
      customerEmail: 'kari@example.com',
      customerName: 'Kari Nordmann',
      shippingAddress: {
        firstName: 'Kari',
        lastName: 'Nordmann',
        address: 'Storgata 1',
        postalCode: '0155',
        city: 'Oslo',
        phone: '400 00 000',
      },
      discountCode: builtInOffer.code,
    }
    expect(fakes.createPaymentIntent).toHaveBeenCalledWith(order)
    expect(fakes.sendOrderConfirmation).toHaveBeenCalledWith({
      ...order,
      paymentIntentId: 'pi_1',
      orderNumber: 'RP-7K2M9QXA',
    })
  })

  test('PAY-02, PAY-03 the provider gets the secret, the card fields and the billing details', async () => {
    const fakes = works()
    await payWith(fakes)
    expect(fakes.confirmPayment).toHaveBeenCalledWith({
      elements: expect.objectContaining({ submit: fakes.submit }),
      clientSecret: 'pi_1_secret_x',
      confirmParams: {
        return_url: 'https://shop.test/order-confirmation?order_number=RP-7K2M9QXA',
        payment_method_data: {
          billing_details: {
            name: 'Kari Nordmann',
            email: 'kari@example.com',
            phone: '400 00 000',
            address: { line1: 'Storgata 1', postal_code: '0155', city: 'Oslo', country: 'NO' },
          },
        },
      },
      redirect: 'if_required',
    })
  })

  test('PAY-15 a subscription is attempted when the box was ticked, and not otherwise', async () => {
    const fakes = works()
    await payWith(fakes)
    expect(fakes.subscribe).not.toHaveBeenCalled()
    await payWith(fakes, { form: filledForm({ newsletter: true }) })
    expect(fakes.subscribe).toHaveBeenCalledExactlyOnceWith('kari@example.com', 'Kari')
  })

  test('PAY-16 a subscription that fails, or never answers, changes nothing', async () => {
    const form = filledForm({ newsletter: true })
    const subscribe = vi.fn(() => Promise.reject(new Error('Nede')))
    expect(await payWith({ ...works(), subscribe }, { form })).toEqual(paid)
    const forEver = vi.fn(() => new Promise<never>(() => {}))
    expect(await payWith({ ...works(), subscribe: forEver }, { form })).toEqual(paid)
  })
})

describe('missing parts', () => {
  test('PAY-07 the payment system', async () => {
    const missing = refusal('Betalingssystem ikke tilgjengelig')
    expect(await payWith(works(), { stripe: null })).toEqual(missing)
    expect(await payWith(works(), { elements: null })).toEqual(missing)
    expect(calls).toEqual([])
  })

  test('PAY-08 the card fields', async () => {
    const fakes = { ...works(), getElement: vi.fn(() => null) }
    expect(await payWith(fakes)).toEqual(refusal('Kortinformasjon ikke funnet'))
    expect(calls).toEqual([])
  })

  test('CHK-22 card details: no intent is made', async () => {
    const submit = noted('submit', () => ({ error: { type: 'validation_error' } }))
    expect(await payWith({ ...works(), submit })).toMatchObject(
      refusal('Kortinformasjon mangler', 'Vennligst fyll ut all kortinformasjon'),
    )
    expect(calls).toEqual(['submit'])
  })
})

describe('PAY-04 a failure to create the intent', () => {
  const failing = (error: Error) => ({
    ...works(),
    createPaymentIntent: noted('createPaymentIntent', () => {
      throw error
    }),
  })

  test("shows the server's text, and no card is confirmed", async () => {
    const fakes = failing(refusedIntent({ error: 'Handlekurven er tom.', code: 'cart_empty' }))
    expect(await payWith(fakes)).toEqual(
      refusal('Betalingen ble ikke startet', 'Handlekurven er tom.'),
    )
    expect(calls).toEqual(['submit', 'createPaymentIntent'])
  })

  test('has the title of a shortage, not of a failed payment, when a patch is sold out', async () => {
    const fakes = failing(refusedIntent({ error: 'Elgen er utsolgt.', code: 'sold_out' }))
    expect(await payWith(fakes)).toEqual(refusal('Ikke nok på lager', 'Elgen er utsolgt.'))
  })

  test.each([
    ['shippingAddress.lastName', 'lastName', 'etternavn'],
    ['customerName', 'firstName', 'fornavn'],
    ['customerEmail', 'email', 'e-post'],
  ])('names the field behind %s', async (field, behind, label) => {
    const answer = { error: 'Forespørselen er ikke gyldig.', code: 'malformed_request', field }
    expect(await payWith(failing(refusedIntent(answer)))).toMatchObject({
      refusal: {
        title: 'Betalingen ble ikke startet',
        text: expect.stringMatching(`^Forespørselen er ikke gyldig. Sjekk ${label}: `),
        field: behind,
      },
    })
  })

  describe('because the payment is processing', () => {
    const underWay = () =>
      failing(refusedIntent({ error: 'Betalingen din er på vei.', code: 'payment_processing' }))

    test('reports that, and not a failed payment', async () => {
      expect(await payWith(underWay())).toEqual({
        is: 'refused',
        refusal: {
          title: 'Betalingen din er på vei',
          text: 'Du trenger ikke å betale på nytt.',
          isGood: true,
        },
      })
    })

    test('waits for it when the page knows the order, even if the provider does not answer', async () => {
      const retrievePaymentIntent = noted('retrievePaymentIntent', () => ({ error: {} }))
      const fakes = { ...underWay(), retrievePaymentIntent }
      expect(await payWith(fakes, { unanswered: intent })).toEqual({ is: 'pending', intent })
    })
  })

  test.each([
    ['does not answer', new TypeError('Failed to fetch')],
    [
      'answers with a page of a proxy',
      new RequestError(503, 'Service Unavailable', '<html><body>503</body></html>'),
    ],
    ['answers with nothing', new RequestError(502, 'Bad Gateway', '')],
  ])('shows a text of its own when the server %s', async (_case, cause) => {
    expect(await payWith(failing(new Error('Failed', { cause })))).toEqual(
      refusal('Betalingen ble ikke startet', 'Failed to create payment intent'),
    )
  })

  test('because of too many attempts is not reported as a failed payment', async () => {
    const answer = { error: 'For mange forsøk. Prøv igjen om litt.', code: 'too_many_requests' }
    expect(await payWith(failing(refusedIntent(answer)))).toEqual(
      refusal('Betalingen ble ikke startet', answer.error),
    )
  })

  test('because of too many refused cards says when to try again', async () => {
    const answer = { error: 'For mange forsøk.', code: 'too_many_requests' }
    const cause = new RequestError(429, '', JSON.stringify(answer), '2400')
    expect(await payWith(failing(new Error('Failed', { cause })))).toEqual(
      refusal(
        'Betalingen ble ikke startet',
        'For mange forsøk. Du kan prøve på nytt om ca. 40 minutter.',
      ),
    )
  })
})

test('a cart whose price changed is not paid', async () => {
  const createPaymentIntent = noted('createPaymentIntent', () => ({ ...intent, total: 249_01 }))
  const outcome = await payWith({ ...works(), createPaymentIntent })
  expect(outcome).toMatchObject({ is: 'refused', refusal: { title: 'Handlekurven er endret' } })
  expect(calls).toEqual(['submit', 'createPaymentIntent'])
})

test('a processing payment is neither a paid order nor a refused card', async () => {
  const confirmPayment = noted('confirmPayment', () => ({
    paymentIntent: { id: 'pi_1', status: 'processing' },
  }))
  expect(await payWith({ ...works(), confirmPayment })).toEqual({ is: 'pending', intent })
  expect(calls).not.toContain('sendOrderConfirmation')
})

test('an intent is stored before its card is confirmed, as the page may be left then', async () => {
  const remembered: unknown[] = []
  const confirmPayment = noted('confirmPayment', (): object => {
    expect(remembered).toEqual([intent])
    return { paymentIntent: { id: 'pi_1', status: 'succeeded' } }
  })
  await payWith({ ...works(), confirmPayment }, { remember: (one) => remembered.push(one) })
})

describe('PAY-05, PAY-06 a card without a charge', () => {
  const refusing = (answer: () => object) => ({
    ...works(),
    confirmPayment: noted('confirmPayment', answer),
  })

  test("shows the provider's message, and sends the shop no confirmation", async () => {
    expect(await payWith(refusing(() => ({ error: declined })))).toEqual(
      refusal('Betaling feilet', 'Kortet ditt ble avvist.'),
    )
    expect(calls).toEqual(['submit', 'createPaymentIntent', 'confirmPayment'])
  })

  test('shows the shop’s text when there is no message', async () => {
    const standard = refusal('Betaling feilet', 'Noe gikk galt med betalingen. Prøv igjen.')
    expect(await payWith(refusing(() => ({ error: { type: 'api_error' } })))).toEqual(standard)
    expect(calls).not.toContain('sendOrderConfirmation')
  })

  test('an intent that the shop cancelled because of another amount is no failed payment', async () => {
    const message = 'This PaymentIntent has a status of canceled.'
    const fakes = {
      ...refusing(() => ({ error: { type: 'invalid_request_error', message } })),
      retrievePaymentIntent: noted('retrievePaymentIntent', () => ({
        paymentIntent: { id: 'pi_1', status: 'canceled' },
      })),
    }
    expect(await payWith(fakes)).toMatchObject({
      is: 'refused',
      refusal: { title: 'Betalingen ble avbrutt' },
    })
    expect(calls).not.toContain('sendOrderConfirmation')
  })

  test('an intent that still waits for a card is no paid one', async () => {
    const waiting = { paymentIntent: { id: 'pi_1', status: 'requires_payment_method' } }
    const standard = refusal('Betaling feilet', 'Noe gikk galt med betalingen. Prøv igjen.')
    expect(await payWith(refusing(() => waiting))).toEqual(standard)
    expect(calls).not.toContain('sendOrderConfirmation')
  })
})

describe('a lost answer of the provider', () => {
  const lost = () => ({
    ...works(),
    confirmPayment: noted('confirmPayment', (): object => {
      throw new Error('Nede')
    }),
  })
  const succeeded = () => ({ paymentIntent: { id: 'pi_1', status: 'succeeded' } })
  const nothing = () => ({ error: { type: 'api_connection_error' } })

  test('leads to a query, and a paid intent counts as paid', async () => {
    const retrievePaymentIntent = noted('retrievePaymentIntent', succeeded)
    expect(await payWith({ ...lost(), retrievePaymentIntent })).toEqual(paid)
    expect(calls.slice(2)).toEqual([
      'confirmPayment',
      'retrievePaymentIntent',
      'sendOrderConfirmation',
    ])
  })

  test('is remembered when the query fails as well', async () => {
    const retrievePaymentIntent = noted('retrievePaymentIntent', nothing)
    expect(await payWith({ ...lost(), retrievePaymentIntent })).toEqual({
      ...refusal('Betaling feilet', 'Noe gikk galt med betalingen. Prøv igjen.'),
      unanswered: intent,
    })
  })

  test('is waited for at the next attempt while the provider still processes it', async () => {
    const fakes = {
      ...works(),
      createPaymentIntent: noted('createPaymentIntent', () => {
        throw refusedIntent({ error: 'Handlekurven er tom.', code: 'cart_empty' })
      }),
      retrievePaymentIntent: noted('retrievePaymentIntent', () => ({
        paymentIntent: { id: 'pi_1', status: 'processing' },
      })),
    }
    expect(await payWith(fakes, { unanswered: intent })).toEqual({ is: 'pending', intent })
  })

  test.each([
    [
      'which the shop refuses because it is paid',
      () => {
        throw refusedIntent({ error: 'Handlekurven er tom.', code: 'cart_empty' })
      },
    ],
    [
      'which is for what came into the cart after it was paid',
      () => ({ clientSecret: 'pi_2_secret_x', orderNumber: 'RP-ANOTHER2', total: 108_00 }),
    ],
  ])('counts at the next attempt, %s', async (_case, answer) => {
    const fakes = {
      ...works(),
      createPaymentIntent: noted('createPaymentIntent', answer),
      retrievePaymentIntent: noted('retrievePaymentIntent', succeeded),
    }
    expect(await payWith(fakes, { unanswered: intent })).toEqual(paid)
    expect(calls).not.toContain('confirmPayment')
    const silent = { ...fakes, retrievePaymentIntent: noted('retrievePaymentIntent', nothing) }
    expect(await payWith(silent, { unanswered: intent })).toMatchObject({
      is: 'refused',
      unanswered: intent,
    })
  })
})

describe('PAY-10, PAY-11 a confirmation that fails', () => {
  test.each([
    ['an answer that is not ok', new RequestError(500, 'Internal Server Error', '')],
    ['an exception', new TypeError('Failed to fetch')],
  ])('%s leaves the order paid', async (_case, error) => {
    const sendOrderConfirmation = noted('sendOrderConfirmation', () => {
      throw error
    })
    expect(await payWith({ ...works(), sendOrderConfirmation })).toEqual({
      ...paid,
      isConfirmed: false,
    })
  })
})

test('a cart that sold out during the charge is no order: the customer sees that it is refunded', async () => {
  const fakes = works()
  fakes.sendOrderConfirmation.mockRejectedValue(
    new Error('Failed to send order confirmation', {
      cause: new RequestError(
        422,
        '',
        JSON.stringify({ code: 'payment_refunded', error: 'Utsolgt' }),
      ),
    }),
  )
  expect(await payWith(fakes)).toEqual(
    refusal(
      'Bestillingen kan ikke leveres',
      'Pengene er på vei tilbake til deg, og du får en e-post om det.',
    ),
  )
  expect(calls).not.toContain('subscribe')
})

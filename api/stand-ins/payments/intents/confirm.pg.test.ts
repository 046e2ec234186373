import { expect, test } from 'vitest'
import { card, providerOfFile } from '../test-provider.ts'

const provider = await providerOfFile()

const rowsOf = (intent: string, kind: string) => provider.sql<{ body: Record<string, unknown> }[]>`
  select body
  from test_payments.objects
  where kind = ${kind}
    and body ->> 'payment_intent' = ${intent}
`

test('the server pays with a ready-made card', async () => {
  const { id } = await provider.newIntent()
  const paid = await provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  expect(paid).toMatchObject({ status: 'succeeded', amount_received: 24_900 })
  const charge = await provider.stripe.charges.retrieve(String(paid.latest_charge))
  expect(charge).toMatchObject({ amount: 24_900, paid: true, payment_intent: id })
  expect(charge.payment_method_details?.card).toMatchObject({ brand: 'visa', last4: '4242' })
})

test('the server has to name a payment method', async () => {
  const { id } = await provider.newIntent()
  await expect(provider.stripe.paymentIntents.confirm(id)).rejects.toMatchObject({
    statusCode: 400,
    code: 'payment_intent_unexpected_state',
  })
})

test('the server takes no card numbers', async () => {
  const { id } = await provider.newIntent()
  const body = new URLSearchParams(card('4242424242424242'))
  const response = await fetch(`${provider.url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { Authorization: 'Bearer sk_test_builtin' },
    body,
  })
  expect(response.status).toBe(402)
})

test.each(['4242424242424242', '5555555555554444'])('card %s pays', async (number) => {
  const { status, body } = await provider.fromBrowser(
    await provider.newIntent(),
    'confirm',
    card(number),
  )
  expect(status).toBe(200)
  expect(body.status).toBe('succeeded')
})

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Kortet ditt ble avvist.'],
  [
    '4000000000009995',
    'card_declined',
    'insufficient_funds',
    'Kortet ditt har ikke tilstrekkelig dekning.',
  ],
  ['4000000000009987', 'card_declined', 'lost_card', 'Kortet ditt ble avvist.'],
  ['4000000000009979', 'card_declined', 'stolen_card', 'Kortet ditt ble avvist.'],
  [
    '4000000000006975',
    'card_declined',
    'card_velocity_exceeded',
    'Kortet ditt ble avvist fordi det er brukt for ofte',
  ],
  ['4000000000000069', 'expired_card', undefined, 'Kortet ditt har utløpt.'],
  ['4000000000000127', 'incorrect_cvc', undefined, 'Kortets sikkerhetskode er feil.'],
  ['4000000000000119', 'processing_error', undefined, 'Det oppsto en feil'],
  ['4111111111111111', 'card_declined', 'test_mode_live_card', 'ikke et testkort'],
])(
  'card %s is declined with %s, and the intent accepts another',
  async (number, code, bank, text) => {
    const intent = await provider.newIntent()
    const { status, body } = await provider.fromBrowser(intent, 'confirm', card(number))
    expect(status).toBe(402)
    expect(body.error).toMatchObject({ type: 'card_error', code })
    expect(body.error?.decline_code).toBe(bank)
    expect(body.error?.message).toContain(text)

    const declined = await provider.stripe.paymentIntents.retrieve(intent.id)
    expect(declined).toMatchObject({
      status: 'requires_payment_method',
      last_payment_error: { code },
    })
    const again = await provider.fromBrowser(intent, 'confirm', card('4242424242424242'))
    expect(again.body).toMatchObject({ status: 'succeeded', last_payment_error: null })
  },
)

test('the SDK throws a card error for a decline', async () => {
  const { id } = await provider.newIntent()
  await expect(
    provider.stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa_chargeDeclined' }),
  ).rejects.toMatchObject({
    type: 'StripeCardError',
    statusCode: 402,
    decline_code: 'generic_decline',
    payment_intent: { id, status: 'requires_payment_method' },
  })
})

test('a mistyped card changes nothing', async () => {
  const intent = await provider.newIntent()
  const { body } = await provider.fromBrowser(intent, 'confirm', card('4242424242424241'))
  expect(body.error).toMatchObject({ code: 'incorrect_number' })
  const after = await provider.stripe.paymentIntents.retrieve(intent.id)
  expect(after.last_payment_error).toBeNull()
})

test('completed authentication pays', async () => {
  const intent = await provider.newIntent()
  const asked = await provider.fromBrowser(intent, 'confirm', card('4000002500003155'))
  expect(asked.body).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'use_stripe_sdk' },
  })
  const { body } = await provider.fromBrowser(intent, 'authenticate', { outcome: 'completed' })
  expect(body.status).toBe('succeeded')
  const repeated = await provider.fromBrowser(intent, 'authenticate', { outcome: 'refused' })
  expect(repeated.body.status).toBe('succeeded')
  expect(await rowsOf(intent.id, 'charge')).toHaveLength(1)
})

test('refused authentication leaves the intent open', async () => {
  const intent = await provider.newIntent()
  await provider.fromBrowser(intent, 'confirm', card('4000002500003155'))
  const { status, body } = await provider.fromBrowser(intent, 'authenticate', {
    outcome: 'refused',
  })
  expect(status).toBe(402)
  expect(body.error?.code).toBe('payment_intent_authentication_failure')
  expect(body.error?.payment_intent).toMatchObject({ status: 'requires_payment_method' })
})

test('an amount changed during authentication requires the card again', async () => {
  const intent = await provider.newIntent()
  await provider.fromBrowser(intent, 'confirm', card('4000002500003155'))
  await provider.stripe.paymentIntents.update(intent.id, { amount: 50_000 })
  const { body } = await provider.fromBrowser(intent, 'authenticate', { outcome: 'completed' })
  expect(body.status).toBe('requires_payment_method')
})

test('twenty concurrent confirmations make one charge', async () => {
  const intent = await provider.newIntent()
  await provider.warm()
  const answers = await Promise.all(
    Array.from({ length: 20 }, () =>
      provider.fromBrowser(intent, 'confirm', card('4242424242424242')),
    ),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  const refused = answers.find(({ status }) => status !== 200)
  expect(refused?.body.error?.code).toBe('payment_intent_unexpected_state')
  expect(await rowsOf(intent.id, 'charge')).toHaveLength(1)
})

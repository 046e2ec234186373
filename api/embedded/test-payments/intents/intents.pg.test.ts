import type Stripe from 'stripe'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type TestProvider, testProvider } from '../test-provider.ts'

let provider: TestProvider

beforeAll(async () => {
  provider = await testProvider()
})
afterAll(() => provider.close())

test('an intent is created, read and updated', async () => {
  const { stripe } = provider
  const made = await stripe.paymentIntents.create({
    amount: 24_900,
    currency: 'NOK',
    automatic_payment_methods: { enabled: true },
    metadata: { orderNumber: 'A-1', revision: 1 },
  })
  expect(made).toMatchObject({
    status: 'requires_payment_method',
    currency: 'nok',
    capture_method: 'automatic_async',
  })
  expect(made.client_secret).toMatch(new RegExp(`^${made.id}_secret_\\w{25}$`))
  expect(await stripe.paymentIntents.retrieve(made.id)).toMatchObject({ amount: 24_900 })

  const changed = await stripe.paymentIntents.update(made.id, {
    amount: 30_000,
    metadata: { revision: 2, orderNumber: '' },
  })
  expect(changed.amount).toBe(30_000)
  expect(changed.metadata).toEqual({ revision: '2' })
})

test.each([
  [{ amount: 299 }, 'amount_too_small'],
  [{ amount: 100_000_000 }, 'amount_too_large'],
  [{ amount: 300.5 }, 'parameter_invalid_integer'],
  [{ currency: '' }, 'parameter_missing'],
  [{ amuont: 300 } as object, 'parameter_unknown'],
])('%j is refused with %s', async (changes, code) => {
  await expect(provider.newIntent(changes)).rejects.toMatchObject({
    type: 'StripeInvalidRequestError',
    statusCode: 400,
    code,
    requestId: expect.stringMatching(/^req_/),
  })
})

test('an unknown intent is not found', async () => {
  await expect(provider.stripe.paymentIntents.retrieve('pi_none')).rejects.toMatchObject({
    statusCode: 404,
    code: 'resource_missing',
  })
})

test('a canceled intent can neither be changed nor paid nor canceled again', async () => {
  const { paymentIntents } = provider.stripe
  const { id } = await provider.newIntent()
  expect(await paymentIntents.cancel(id)).toMatchObject({ status: 'canceled' })
  const final = { code: 'payment_intent_unexpected_state', statusCode: 400 }
  await expect(paymentIntents.update(id, { amount: 400 })).rejects.toMatchObject(final)
  await expect(paymentIntents.cancel(id)).rejects.toMatchObject(final)
  await expect(
    paymentIntents.confirm(id, { payment_method: 'pm_card_visa' }),
  ).rejects.toMatchObject({ ...final, payment_intent: { id, status: 'canceled' } })
})

test('a paid intent accepts notes, but its amount is final', async () => {
  const { paymentIntents } = provider.stripe
  const { id } = await provider.newIntent({ metadata: { revision: 1 } })
  await paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await expect(
    paymentIntents.update(id, { amount: 400, metadata: { revision: 2 } }),
  ).rejects.toMatchObject({ code: 'payment_intent_unexpected_state', statusCode: 400 })
  expect(await paymentIntents.update(id, { metadata: { packed: 'yes' } })).toMatchObject({
    status: 'succeeded',
    amount: 24_900,
    metadata: { revision: '1', packed: 'yes' },
  })
})

test("only Stripe's reasons are accepted", async () => {
  const { paymentIntents } = provider.stripe
  const { id } = await provider.newIntent()
  await expect(
    paymentIntents.cancel(id, {
      cancellation_reason: 'bored' as Stripe.PaymentIntentCancelParams.CancellationReason,
    }),
  ).rejects.toMatchObject({ statusCode: 400, param: 'cancellation_reason' })
  expect(await paymentIntents.cancel(id, { cancellation_reason: 'abandoned' })).toMatchObject({
    status: 'canceled',
    cancellation_reason: 'abandoned',
  })
})

test('the list is paged, newest first', async () => {
  const made = [await provider.newIntent(), await provider.newIntent(), await provider.newIntent()]
  const newestFirst = made.map(({ id }) => id).reverse()
  const first = await provider.stripe.paymentIntents.list({ limit: 2 })
  expect(first.data.map(({ id }) => id)).toEqual(newestFirst.slice(0, 2))
  expect(first.has_more).toBe(true)
  const next = await provider.stripe.paymentIntents.list({
    limit: 1,
    starting_after: newestFirst[1] ?? '',
  })
  expect(next.data[0]?.id).toBe(newestFirst[2])
  const { data } = await provider.stripe.paymentIntents.list({ created: { lt: 1000 } })
  expect(data).toEqual([])
})

test('a wrong key is refused', async () => {
  const response = await fetch(`${provider.url}/v1/payment_intents`, {
    headers: { Authorization: 'Bearer sk_test_other' },
  })
  expect(response.status).toBe(401)
  expect(response.headers.get('request-id')).toMatch(/^req_/)
})

test('an unknown path is answered as Stripe does', async () => {
  await expect(provider.stripe.customers.list()).rejects.toMatchObject({
    statusCode: 404,
    type: 'StripeInvalidRequestError',
  })
})

test('state survives a restart, and several processes can start at once', async () => {
  const { id } = await provider.newIntent()
  const others = await Promise.all([provider.start(), provider.start(), provider.start()])
  for (const { api } of others) {
    const response = await api.request(`/v1/payment_intents/${id}`, {
      headers: { Authorization: 'Bearer sk_test_builtin' },
    })
    expect(response.status).toBe(200)
  }
  await Promise.all(others.map(({ stop }) => stop()))
})

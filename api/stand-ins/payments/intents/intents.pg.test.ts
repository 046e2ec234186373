import type Stripe from 'stripe'
import { expect, test } from 'vitest'
import { providerOfFile } from '../test-provider.ts'

const provider = await providerOfFile()

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

test('the page before an intent has the next newer ones, newest first', async () => {
  const { paymentIntents } = provider.stripe
  const made: Stripe.PaymentIntent[] = []
  for (let count = 0; count < 4; count++) made.push(await provider.newIntent())
  const [oldest, second, third, newest] = made.map(({ id }) => id)
  const before = (id = '', limit = 2) => paymentIntents.list({ ending_before: id, limit })
  const page = await before(oldest)
  expect(page.data.map(({ id }) => id)).toEqual([third, second])
  expect(page.has_more).toBe(true)
  const last = await before(second)
  expect(last.data.map(({ id }) => id)).toEqual([newest, third])
  expect(last.has_more).toBe(false)
  expect(await before(newest)).toMatchObject({ data: [], has_more: false })
  // The official client goes through the pages from the oldest on.
  const all = await before(oldest).autoPagingToArray({ limit: 10 })
  expect(all.map(({ id }) => id)).toEqual([second, third, newest])
})

test.each([
  [{ limit: 0 }, 'parameter_invalid_integer'],
  [{ limit: 101 }, 'parameter_invalid_integer'],
  [{ starting_after: 'pi_none' }, 'resource_missing'],
  [{ ending_before: 'pi_none' }, 'resource_missing'],
  [{ starting_after: 'pi_a', ending_before: 'pi_b' }, 'parameters_exclusive'],
  [{ created: { since: 5 } as object }, 'parameter_unknown'],
  [{ status: 'succeeded' } as object, 'parameter_unknown'],
])('a list of %j is refused with %s', async (params, code) => {
  await expect(provider.stripe.paymentIntents.list(params)).rejects.toMatchObject({ code })
})

test('an intent has the recipient of the goods', async () => {
  const { stripe } = provider
  const shipping = {
    name: 'Kari',
    phone: '40000000',
    address: { line1: 'Storgata 1', city: 'Oslo' },
  }
  const { id } = await provider.newIntent({ shipping })
  const stored = {
    ...shipping,
    carrier: null,
    tracking_number: null,
    address: { ...shipping.address, line2: null, postal_code: null, state: null, country: null },
  }
  expect((await stripe.paymentIntents.retrieve(id)).shipping).toEqual(stored)
  expect((await stripe.paymentIntents.update(id, { amount: 400 })).shipping).toEqual(stored)
  const other = { ...shipping, name: 'Ola' }
  expect((await stripe.paymentIntents.update(id, { shipping: other })).shipping).toMatchObject(
    other,
  )
  expect((await provider.newIntent()).shipping).toBeNull()
})

test.each<[object, string]>([
  [{ name: 'Kari' }, 'parameter_missing'],
  [{ address: { line1: 'Storgata 1' } }, 'parameter_missing'],
  [
    { name: 'Kari', address: { line1: 'Storgata 1' }, email: 'kari@example.com' },
    'parameter_unknown',
  ],
  [{ name: 'Kari', address: { street: 'Storgata 1' } }, 'parameter_unknown'],
])('the recipient %j is refused with %s', async (shipping, code) => {
  await expect(provider.newIntent({ shipping: shipping as never })).rejects.toMatchObject({ code })
})

test("a charge's fee is in its balance transaction, shown if asked for", async () => {
  const { stripe } = provider
  const { id } = await provider.newIntent()
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  const expand = ['latest_charge.balance_transaction']
  const charge = (await stripe.paymentIntents.retrieve(id, { expand })).latest_charge
  const { amount, balance_transaction: move, id: chargeId } = charge as Stripe.Charge
  expect(move).toMatchObject({ type: 'charge', source: chargeId, amount, currency: 'nok' })
  const { fee, net, id: moveId } = move as Stripe.BalanceTransaction
  expect([fee > 200, net]).toEqual([true, amount - fee])
  expect(await stripe.charges.retrieve(chargeId)).toMatchObject({ balance_transaction: moveId })
})

test('a charge is shown in place of its id if asked for', async () => {
  const { stripe } = provider
  const { id } = await provider.newIntent()
  const expanded = () => stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  expect((await expanded()).latest_charge).toBeNull()
  await stripe.paymentIntents.confirm(id, { payment_method: 'pm_card_visa' })
  await stripe.refunds.create({ payment_intent: id, amount: 100 })
  expect((await expanded()).latest_charge).toMatchObject({ amount_refunded: 100 })
  expect((await stripe.paymentIntents.retrieve(id)).latest_charge).toMatch(/^ch_/)
  await expect(
    stripe.paymentIntents.retrieve(id, { expand: ['latest_invoice'] }),
  ).rejects.toMatchObject({ statusCode: 400 })
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

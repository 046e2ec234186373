import { expect, test } from 'vitest'
import { card, pagesUrl, providerOfFile } from '../test-provider.ts'

const provider = await providerOfFile()

const returnUrl = 'https://shop.test/order-confirmation?order_number=RP-1'

const klarna = (changes: Record<string, string> = {}) => ({
  'payment_method_data[type]': 'klarna',
  'payment_method_data[billing_details][address][country]': 'NO',
  return_url: returnUrl,
  ...changes,
})

/** An intent waiting on its payment page, and the page's path. */
async function atKlarna() {
  const intent = await provider.newIntent()
  const { body } = await provider.fromBrowser(intent, 'confirm', klarna())
  const url = body.next_action?.redirect_to_url?.url ?? ''
  expect(url.startsWith(`${pagesUrl}/authorize/pa_nonce_`)).toBe(true)
  const path = url.slice(pagesUrl.length)
  return {
    intent,
    open: () => provider.browser.request(path),
    answer: (answer: string) =>
      provider.browser.request(path, {
        method: 'POST',
        body: new URLSearchParams({ answer }),
      }),
    now: () => provider.stripe.paymentIntents.retrieve(intent.id),
  }
}

const eventsOf = async (id: string) => {
  const rows = await provider.sql<{ type: string }[]>`
    select body ->> 'type' as type
    from test_payments.objects
    where kind = 'event'
      and body #>> '{data,object,id}' = ${id}
    order by made_at
  `
  return rows.map(({ type }) => type)
}

const chargesOf = (id: string) => provider.sql<{ body: Record<string, unknown> }[]>`
  select body
  from test_payments.objects
  where kind = 'charge'
    and body ->> 'payment_intent' = ${id}
`

/** The payment and status in the redirect of an answer. */
const ledTo = (response: Response) => {
  expect(response.status).toBe(303)
  const url = new URL(response.headers.get('location') ?? '')
  return { place: url.origin + url.pathname, ...Object.fromEntries(url.searchParams) }
}

const backWith = ({ id, client_secret }: { id: string; client_secret: string | null }) => ({
  place: 'https://shop.test/order-confirmation',
  order_number: 'RP-1',
  payment_intent: id,
  payment_intent_client_secret: client_secret,
})

test('Klarna redirects the customer, as Stripe does', async () => {
  const intent = await provider.newIntent()
  expect(intent.payment_method_types).toEqual(['card', 'klarna'])
  const { status, body } = await provider.fromBrowser(intent, 'confirm', klarna())
  expect(status).toBe(200)
  expect(body).toMatchObject({
    status: 'requires_action',
    next_action: { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl } },
  })
  const method = await provider.stripe.paymentMethods.retrieve(String(body.payment_method))
  expect(method).toMatchObject({
    type: 'klarna',
    klarna: {},
    billing_details: { address: { country: 'NO' } },
  })
})

test('an authorised payment is paid, and the customer is redirected back with its status', async () => {
  const { intent, open, answer, now } = await atKlarna()
  expect(await (await open()).text()).toContain('249,00')
  expect(ledTo(await answer('authorised'))).toEqual({
    ...backWith(intent),
    redirect_status: 'succeeded',
  })
  expect(await now()).toMatchObject({
    status: 'succeeded',
    amount_received: 24_900,
    next_action: null,
  })
  const [charge] = await chargesOf(intent.id)
  expect(charge?.body).toMatchObject({ amount: 24_900, payment_method_details: { type: 'klarna' } })
  expect(await eventsOf(intent.id)).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.succeeded',
  ])
})

test('a declined payment is not paid, and the intent accepts another method', async () => {
  const { intent, answer, now } = await atKlarna()
  expect(ledTo(await answer('failed'))).toEqual({ ...backWith(intent), redirect_status: 'failed' })
  expect(await now()).toMatchObject({
    status: 'requires_payment_method',
    last_payment_error: { code: 'payment_method_provider_decline' },
    next_action: null,
    payment_method: null,
  })
  expect(await eventsOf(intent.id)).toContain('payment_intent.payment_failed')
  const { body } = await provider.fromBrowser(intent, 'confirm', card('4242424242424242'))
  expect(body.status).toBe('succeeded')
})

test('a delayed payment is processing first and paid later, also after a restart', async () => {
  const { intent, answer, now } = await atKlarna()
  await provider.stop()
  expect(ledTo(await answer('delayed'))).toEqual({
    ...backWith(intent),
    redirect_status: 'pending',
  })
  expect(await now()).toMatchObject({ status: 'processing', amount_received: 0, next_action: null })
  await expect(provider.stripe.paymentIntents.cancel(intent.id)).rejects.toMatchObject({
    code: 'payment_intent_unexpected_state',
  })
  expect(await chargesOf(intent.id)).toHaveLength(0)
  const others = await Promise.all([provider.start(), provider.start()])
  expect((await now()).status).toBe('processing')
  // The five seconds of the delay pass at once.
  await provider.sql`
    update test_payments.settlements
    set due_at = due_at - interval '5 seconds'
    where intent_id = ${intent.id}
  `
  await expect.poll(async () => (await now()).status).toBe('succeeded')
  await Promise.all(others.map(({ stop }) => stop()))
  expect(await chargesOf(intent.id)).toHaveLength(1)
  expect(await eventsOf(intent.id)).toEqual([
    'payment_intent.created',
    'payment_intent.requires_action',
    'payment_intent.processing',
    'payment_intent.succeeded',
  ])
})

test('the first answer wins; an answered page redirects back at once', async () => {
  const { intent, open, answer } = await atKlarna()
  await provider.warm()
  await Promise.all(Array.from({ length: 8 }, () => answer('authorised')))
  expect(ledTo(await answer('failed'))).toMatchObject({ redirect_status: 'succeeded' })
  expect(ledTo(await open())).toMatchObject({ redirect_status: 'succeeded' })
  expect(await chargesOf(intent.id)).toHaveLength(1)
})

test('a page redirects back after its payment was changed or restarted', async () => {
  const first = await atKlarna()
  await provider.stripe.paymentIntents.update(first.intent.id, { amount: 50_000 })
  expect(ledTo(await first.answer('authorised'))).toMatchObject({ redirect_status: 'failed' })
  expect((await first.now()).status).toBe('requires_payment_method')

  const second = await atKlarna()
  const again = await provider.fromBrowser(second.intent, 'confirm', klarna())
  expect(again.body.status).toBe('requires_action')
  expect(ledTo(await second.answer('authorised'))).toMatchObject({ redirect_status: 'failed' })
  expect((await second.now()).status).toBe('requires_action')
})

test('a redirect payment cannot be authenticated from the shop', async () => {
  const { intent, now } = await atKlarna()
  await provider.fromBrowser(intent, 'authenticate', { outcome: 'completed' })
  expect((await now()).status).toBe('requires_action')
})

test.each([
  [{ return_url: '' }, undefined],
  [{ return_url: '/order-confirmation' }, 'url_invalid'],
  [{ return_url: 'javascript:alert(1)' }, 'url_invalid'],
  [{ return_url: 'https://' }, 'url_invalid'],
])('%j is refused', async (changes, code) => {
  const intent = await provider.newIntent()
  const { status, body } = await provider.fromBrowser(intent, 'confirm', klarna(changes))
  expect(status).toBe(400)
  expect(body.error).toMatchObject({ type: 'invalid_request_error' })
  expect(body.error?.code).toBe(code)
  expect((await provider.stripe.paymentIntents.retrieve(intent.id)).status).toBe(
    'requires_payment_method',
  )
})

test.each([
  { currency: 'usd' },
  { allowed_payment_method_types: ['card' as const, 'vipps'] },
  { automatic_payment_methods: { enabled: true, allow_redirects: 'never' as const } },
])('an intent with %j has no Klarna', async (changes) => {
  const intent = await provider.newIntent(changes)
  expect(intent.payment_method_types).toEqual(['card'])
  const { body } = await provider.fromBrowser(intent, 'confirm', klarna())
  expect(body.error?.code).toBe('payment_intent_incompatible_payment_method')
})

test.each([
  [
    { payment_method_types: ['card'] } as object,
    { code: 'payment_method_types_no_longer_supported' },
  ],
  [
    { allowed_payment_method_types: ['vipps'] } as object,
    { param: 'allowed_payment_method_types' },
  ],
])('an intent with %j is refused', async (changes, fault) => {
  await expect(provider.newIntent(changes)).rejects.toMatchObject({ statusCode: 400, ...fault })
})

test('a page loads nothing from other hosts, its form may redirect back, and it is not cached', async () => {
  const { headers } = await (await atKlarna()).open()
  const policy = headers.get('content-security-policy')
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://shop.test")
  expect(headers.get('cache-control')).toBe('no-store')
})

test('an unknown token and an unknown answer change nothing', async () => {
  const guessed = await provider.browser.request(`/authorize/pa_nonce_${'a'.repeat(32)}`)
  expect(guessed.status).toBe(404)
  expect(await guessed.text()).toContain('Betalingen finnes ikke')
  const { answer, now } = await atKlarna()
  expect((await answer('paid')).status).toBe(404)
  expect((await now()).status).toBe('requires_action')
})

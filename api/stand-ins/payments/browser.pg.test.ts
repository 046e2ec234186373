import Stripe from 'stripe'
import { expect, test } from 'vitest'
import { testKeys } from './keys.ts'
import { card, providerOfFile } from './test-provider.ts'

const provider = await providerOfFile()

const read = (id: string, clientSecret: string, key: string = testKeys.publishableKey) =>
  provider.browser.request(
    `/v1/payment_intents/${id}?${new URLSearchParams({ key, client_secret: clientSecret })}`,
  )

test('a client secret gives access to its own intent only', async () => {
  const mine = await provider.newIntent()
  const other = await provider.newIntent()
  const secret = mine.client_secret ?? ''
  expect((await read(mine.id, secret)).status).toBe(200)
  expect((await read(other.id, secret)).status).toBe(404)
  expect((await read(mine.id, '')).status).toBe(404)
  expect((await read(mine.id, secret, 'pk_test_other')).status).toBe(401)
  const { status } = await provider.fromBrowser(
    { id: other.id, client_secret: secret },
    'confirm',
    card('4242424242424242'),
  )
  expect(status).toBe(404)
})

test("the shop's notes on an intent do not reach the browser", async () => {
  const intent = await provider.newIntent({
    metadata: { orderNumber: 'hemmelig' },
    description: 'hemmelig',
  })
  const answers = [
    await (await read(intent.id, intent.client_secret ?? '')).text(),
    JSON.stringify(await provider.fromBrowser(intent, 'confirm', card('4000000000000002'))),
    JSON.stringify(await provider.fromBrowser(intent, 'confirm', card('4242424242424242'))),
    JSON.stringify(await provider.fromBrowser(intent, 'confirm', card('4242424242424242'))),
  ]
  for (const answer of answers) {
    expect(answer).toContain(intent.id)
    expect(answer).not.toContain('hemmelig')
  }
})

test('messages are in the language of the page', async () => {
  const intent = await provider.newIntent()
  const { body } = await provider.fromBrowser(intent, 'confirm', card('4000000000000002'), 'en')
  expect(body.error?.message).toBe('Your card was declined.')
  const response = await provider.browser.request(
    `/v1/payment_intents/${intent.id}?${new URLSearchParams({ key: testKeys.publishableKey, client_secret: intent.client_secret ?? '' })}`,
    { headers: { 'X-Locale': 'nb' } },
  )
  expect(await response.json()).toMatchObject({
    last_payment_error: { message: 'Kortet ditt ble avvist.' },
  })
})

test('no card number is stored', async () => {
  const intent = await provider.newIntent()
  for (const number of ['4111111111111111', '4000000000000002', '4242424242424242'])
    await provider.fromBrowser(intent, 'confirm', card(number))
  const rows = await provider.sql`
    select body::text as text from test_payments.objects
    union all
    select body::text from test_payments.answers
  `
  for (const { text } of rows) expect(text).not.toMatch(/4111111111111111|0{10}2|(4242){4}/)
})

test('the script and its files have their content types, and are a 304 when unchanged', async () => {
  const response = await provider.browser.request('/stripe.js')
  expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
  const script = await response.text()
  expect(script).toContain('window.Stripe')
  // Another version would make @stripe/stripe-js warn on every page.
  expect(script).toContain(`Stripe.version = '${Stripe.MAJOR_API_VERSION}'`)
  const again = await provider.browser.request('/stripe.js', {
    headers: { 'If-None-Match': response.headers.get('etag') ?? '' },
  })
  expect(again.status).toBe(304)
  const styles = await provider.browser.request('/stripe.css')
  expect(styles.headers.get('content-type')).toBe('text/css; charset=utf-8')
  for (const file of ['/payment-form.js', '/method-choice.js', '/card-form.js', '/authorize.css'])
    expect((await provider.browser.request(file)).status).toBe(200)
  expect((await provider.browser.request('/../index.ts')).status).toBe(404)
})

test('a body that is too large is refused', async () => {
  const { id } = await provider.newIntent()
  const response = await provider.browser.request(`/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    body: 'a'.repeat(20_001),
  })
  expect(response.status).toBe(413)
})
